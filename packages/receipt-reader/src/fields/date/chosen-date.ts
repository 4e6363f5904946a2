import type { Ranked } from '#confidence/scoring.ts'
import type { DateCandidate } from './date-candidate.ts'

/** Below what the form marks as doubtful. */
const doubted = 0.7

/** How sure the day is: as sure as it `plain`ly looks, unless it is one that hardly anything was bought on. */
export function dateConfidence(plain: number, chosen: Ranked<DateCandidate> | undefined): number {
  const { isOtherDay, isFuture, isOld, inDocument } = chosen?.candidate.features ?? {}
  return isOtherDay || Number(inDocument ?? 0) < 0 || isFuture || isOld
    ? Math.min(plain, doubted)
    : plain
}
