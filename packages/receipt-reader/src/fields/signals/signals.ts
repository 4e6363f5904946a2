import type { CalibratedField, Signals } from '#confidence/confidence.ts'
import { type FieldWeights, type Ranked, rank } from '#confidence/scoring.ts'
import type { Findings } from '#fields/candidates.ts'
import type { DateCandidate } from '#fields/date/dates.ts'
import type { TotalCandidate } from '#fields/total/totals.ts'
import type { OcrPage } from '#page/text-box.ts'
import { logOdds, pageSignals, printSignals } from './print-signals.ts'
import { vendorSignals } from './vendor-signals.ts'

/** What indicates whether the best candidates are right. */
export function signalsOf(
  found: Findings,
  page: OcrPage,
  weights: FieldWeights,
): Record<CalibratedField, Signals | undefined> {
  return {
    vendor: vendorSignals(rank(found.vendors, weights.vendor), found, page),
    date: dateSignals(rank(found.dates, weights.date), page),
    amount: amountSignals(rank(found.totals, weights.total), found, page),
  }
}

function dateSignals([best, ...others]: Ranked<DateCandidate>[], page: OcrPage) {
  if (!best) return undefined
  const { date, box, features } = best.candidate
  return {
    always: 1,
    lead: logOdds(best.probability),
    isOpenOrder: Number(others.some(({ candidate }) => isOtherOrder(candidate.date, date))),
    hasFullYear: Number(features.hasFullYear ?? 0),
    ...printSignals([box]),
    ...pageSignals(page),
  }
}

/** The same figures, read in another order: 2025-03-04 for 2025-04-03, 2016-08-24 for 2024-08-16. */
function isOtherOrder(one: string, other: string) {
  return figuresOf(one) === figuresOf(other)
}

function figuresOf(date: string) {
  return date.slice(2).split('-').toSorted().join()
}

function amountSignals([best]: Ranked<TotalCandidate>[], { rows }: Findings, page: OcrPage) {
  if (!best) return undefined
  const { minor, box, features, proof } = best.candidate
  const printing = rows.filter(({ amounts }) => amounts.some((each) => each.minor === minor))
  return {
    always: 1,
    lead: logOdds(best.probability),
    // The other figures of the receipt make it up.
    addsUp: Number(Boolean(features.closings || features.sums)),
    isExplained: Number(proof.isBest),
    isRepeated: Number(printing.length > 1),
    isNoTotal: Number(!printing.some(({ kind }) => kind === 'total')),
    ...printSignals([box]),
    ...pageSignals(page),
  }
}
