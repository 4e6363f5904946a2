import { useMemo } from 'react'
import type { Waiting } from '#lib/format/sum-words.ts'
import type { Entry } from '#offline/store/entry.ts'
import { needsReview } from './entry-status.ts'
import { useWaiting } from './waiting.ts'

/** What waits for one trip: shown beside the server's totals and counts, which do not include it. */
export function useWaitingCounts(tripId: number): Waiting {
  const waiting = useWaiting(tripId)
  return useMemo(() => countWaiting(waiting), [waiting])
}

export function countWaiting(waiting: readonly Entry[]): Waiting {
  const unsaved = waiting.filter(({ isSent }) => !isSent)
  const toCheck = unsaved.filter(needsReview).length
  return { toCheck, toSend: unsaved.length - toCheck, sent: waiting.length - unsaved.length }
}
