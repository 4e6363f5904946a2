import { useEffect, useRef } from 'react'
import type { ReaderState, Transfer } from '#offline/reader/reader-state.ts'
import { announce } from '#ui/announcements.ts'
import { deviceNoun } from '#ui/device-noun.ts'
import { asianTitle, howMuch, transferStatus } from './reader-status.ts'

/** Announces a download's progress to screen readers: at each quarter, and its end. */
export function useAnnouncedProgress(state: ReaderState): void {
  const before = useRef(state)
  useEffect(() => {
    const words = newsOf(before.current, state)
    before.current = state
    if (words) announce(words)
  }, [state])
}

function newsOf(before: ReaderState, now: ReaderState): string | undefined {
  const message = transferMessage(baseOf(before), baseOf(now))
  if (message) return message
  if (now.kind !== 'ready') return undefined
  if (before.kind === 'loading') return `Receipts can be read on this ${deviceNoun} now`
  const asian = asianOf(before)
  const asianMessage = transferMessage(asian, now.asian)
  if (asianMessage) return `${asianTitle}: ${asianMessage}`
  const isDone = asian?.kind === 'loading' && now.hasAsian
  return isDone ? `${asianTitle} can be read on this ${deviceNoun} now` : undefined
}

function transferMessage(before: Transfer | null, now: Transfer | null): string | undefined {
  const isLoading = before?.kind === 'loading'
  if (now?.kind === 'loading') {
    const isNext = !isLoading || quarterOf(now) > quarterOf(before)
    return isNext ? `Downloading, ${howMuch(now)}` : undefined
  }
  return isLoading && now ? `${transferStatus(now).title}, ${howMuch(now)}` : undefined
}

function baseOf(state: ReaderState): Transfer | null {
  return state.kind === 'loading' || state.kind === 'broken' ? state : null
}

function asianOf(state: ReaderState): Transfer | null {
  return state.kind === 'ready' ? state.asian : null
}

function quarterOf({ done, total }: { done: number; total: number }) {
  return Math.floor((4 * done) / total)
}
