import type { Ranked } from '#confidence/scoring.ts'
import type { DateCandidate } from '#fields/date/date-candidate.ts'
import type { OcrPage } from '#page/text-box.ts'
import { leadOf } from './lead.ts'
import { pageSigns } from './page-signs.ts'
import { printSigns } from './print-signs.ts'

/** Whether the best of these days is the right one. */
export function dateSigns(ranked: Ranked<DateCandidate>[], page: OcrPage) {
  const [best, ...others] = ranked
  if (!best) return undefined
  const { date, box } = best.candidate
  const { features } = best.candidate
  return {
    always: 1,
    lead: leadOf(best.probability),
    isOpenOrder: Number(others.some(({ candidate }) => isOtherOrder(candidate.date, date))),
    hasFullYear: Number(features.hasFullYear ?? 0),
    ...printSigns([box]),
    ...pageSigns(page),
  }
}

/** The same figures, read in another order: 2025-03-04 for 2025-04-03, 2016-08-24 for 2024-08-16. */
function isOtherOrder(one: string, other: string) {
  return figuresOf(one) === figuresOf(other)
}

function figuresOf(date: string) {
  return date.slice(2).split('-').toSorted().join()
}
