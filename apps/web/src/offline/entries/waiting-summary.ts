import { useMemo } from 'react'
import type { Waiting } from '#lib/format/sum-words.ts'
import type { Entry } from '#offline/store/entry.ts'
import { isToCheck } from './marks.ts'
import { useEntries } from './use-entries.ts'

/** What waits for one trip: in no sum and no count of the server, and told beside them. */
export function useWaiting(tripId: number): Waiting {
  const entries = useEntries()
  return useMemo(() => countWaiting(entries, tripId), [entries, tripId])
}

export function countWaiting(entries: readonly Entry[], tripId: number): Waiting {
  const waiting = entries.filter((entry) => entry.tripId === tripId)
  const toCheck = waiting.filter(isToCheck).length
  return { toCheck, toSend: waiting.length - toCheck }
}
