import type { FieldWeights } from '@quittance/receipt-reader/confidence/scoring'
import { examplesOf, type FoundReceipt } from './examples.ts'
import { dateWeights, totalWeights, vendorWeights } from './hand-set-weights.ts'
import { fitted } from './softmax-fit.ts'

/** How strongly the fit is regularised towards the hand-set values. */
const pull = 0.01
/** Seller names differ by country, so a fit on two sets counts for less. */
const sellerPull = 0.1

/** Weights of all fields, fitted on these receipts; with or without what the learned model says. */
export function fitFields(receipts: FoundReceipt[], { isLearned = true } = {}): FieldWeights {
  const examples = examplesOf(receipts)
  const { learned: _, ...rules } = vendorWeights
  return {
    vendor: isLearned
      ? fitted(examples.vendor, vendorWeights, sellerPull)
      : { learned: 0, ...fitted(examples.vendor, rules, sellerPull) },
    date: fitted(examples.date, dateWeights, pull),
    total: fitted(examples.total, totalWeights, pull),
  }
}
