import { wordsOfAll } from '#lexicon/lexicon.ts'
import { plainWordsFinder } from '#lexicon/plain-words.ts'
import type { Row } from '#rows/row.ts'
import type { DateCandidate } from './date-candidate.ts'
import { worth } from './document-days.ts'

const saysStay = plainWordsFinder(wordsOfAll(({ categories }) => categories.accommodation))
const leastSaid = 2
const asLast = 0.3

/** A bill without a day of its own is of the last day that it tells of, be it of a stay or of a list. */
export function withLastDay(days: DateCandidate[], rows: Row[]): DateCandidate[] {
  const usual = days.filter(({ features }) => !features.isUnusualOrder && !features.isFuture)
  const best = Math.max(...usual.map(worthOf))
  const isOfSeveral = best === worth.listed || (best <= worth.none && isStay(rows))
  if (!isOfSeveral) return days
  const last = usual
    .filter((day) => worthOf(day) === best)
    .toSorted((one, other) => other.date.localeCompare(one.date))[0]
  return days.map((day) =>
    day === last ? { ...day, features: { ...day.features, inDocument: best + asLast } } : day,
  )
}

function worthOf({ features }: DateCandidate) {
  return Number(features.inDocument)
}

function isStay(rows: Row[]) {
  return rows.filter(({ label }) => saysStay(label)).length >= leastSaid
}
