import type { Entry } from '#offline/store/entry.ts'
import { deviceNoun } from '#ui/device-noun.ts'
import type { EntryProgress } from './entry-list.ts'

export { isLocalOnly } from '#offline/store/entry.ts'

export type EntryStatus = { words: string; tone: 'waiting' | 'neutral' | 'primary' }

export function needsReview({ state }: Pick<Entry, 'state'>): boolean {
  return state !== 'sending'
}

/** Whether the server once had it, and its owner must decide whether to keep it. */
export function wasDeleted({ problem }: Pick<Entry, 'problem'>): boolean {
  return problem?.code === 'GONE_RECEIPT'
}

export function entryStatus(
  { state, isSent }: Pick<Entry, 'state' | 'isSent'>,
  work: EntryProgress | null,
): EntryStatus {
  if (isSent) return { words: 'Sent', tone: 'neutral' }
  if (work?.doing === 'sending') {
    return { words: `Sending ${Math.round(work.part * 100)} %`, tone: 'primary' }
  }
  if (state === 'sending') return { words: `On this ${deviceNoun}`, tone: 'neutral' }
  if (work?.doing === 'reading') return { words: 'Being read', tone: 'primary' }
  return { words: 'To check', tone: 'waiting' }
}
