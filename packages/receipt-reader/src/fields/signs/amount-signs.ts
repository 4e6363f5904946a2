import type { TotalFeature } from '#confidence/features.ts'
import type { Features, Ranked } from '#confidence/scoring.ts'
import type { Findings } from '#fields/candidates.ts'
import type { TotalCandidate } from '#fields/total/totals.ts'
import type { OcrPage } from '#page/text-box.ts'
import { leadOf } from './lead.ts'
import { pageSigns } from './page-signs.ts'
import { printSigns } from './print-signs.ts'

/** Whether the best of these amounts is the total. */
export function amountSigns(ranked: Ranked<TotalCandidate>[], { rows }: Findings, page: OcrPage) {
  const [best] = ranked
  if (!best) return undefined
  const { minor, box } = best.candidate
  const { features } = best.candidate
  const printing = rows.filter(({ amounts }) => amounts.some((each) => each.minor === minor))
  return {
    always: 1,
    lead: leadOf(best.probability),
    addsUp: Number(addsUp(features)),
    isExplained: Number(features.isBestExplained ?? 0),
    isRepeated: Number(printing.length > 1),
    isNoTotal: Number(!printing.some(({ kind }) => kind === 'total')),
    ...printSigns([box]),
    ...pageSigns(page),
  }
}

/** The other figures of the receipt make it up. */
function addsUp(features: Features<TotalFeature>) {
  const { isSumWithTax, isItemSum, isItemSumWithTax, isCashLessChange, isExactCash } = features
  const { closesItems, closesSteps, closesPayment, closesTax } = features
  return Boolean(
    isSumWithTax ||
      isItemSum ||
      isItemSumWithTax ||
      isCashLessChange ||
      isExactCash ||
      closesItems ||
      closesSteps ||
      closesPayment ||
      closesTax,
  )
}
