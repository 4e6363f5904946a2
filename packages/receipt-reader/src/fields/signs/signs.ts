import type { CalibratedField, Signs } from '#confidence/confidence.ts'
import { type FieldWeights, rank } from '#confidence/scoring.ts'
import type { Findings } from '#fields/candidates.ts'
import type { OcrPage } from '#page/text-box.ts'
import { amountSigns } from './amount-signs.ts'
import { dateSigns } from './date-signs.ts'
import { vendorSigns } from './vendor-signs.ts'

/** What tells of the best candidates whether they are right. */
export function signsOf(
  found: Findings,
  page: OcrPage,
  weights: FieldWeights,
): Record<CalibratedField, Signs | undefined> {
  return {
    vendor: vendorSigns(rank(found.vendors, weights.vendor), found, page),
    date: dateSigns(rank(found.dates, weights.date), page),
    amount: amountSigns(rank(found.totals, weights.total), found, page),
  }
}
