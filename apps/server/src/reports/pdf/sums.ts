import { currencies } from '@quittance/contract/money'
import { describeCount, describeMoney } from './describe.ts'
import type { PdfHead } from './pdf-step.ts'

type Sums = Pick<PdfHead, 'trip' | 'totals' | 'converted'>

/** In the order that the screens have. */
export function totalsInOrder({ totals }: Pick<PdfHead, 'totals'>) {
  return totals.toSorted(
    (one, other) => currencies.indexOf(one.currency) - currencies.indexOf(other.currency),
  )
}

/** Whether there is anything to convert. */
export function isMixed({ trip, totals }: Pick<PdfHead, 'trip' | 'totals'>) {
  return totals.some(({ currency }) => currency !== trip.currency)
}

/** `about 512.40 EUR in all`; what needs no rate is exact. */
export function describeAll(head: Sums) {
  const sum = describeMoney(head.converted.all.totalMinor, head.trip.currency)
  return isMixed(head) ? `about ${sum} in all` : `${sum} in all`
}

/** One sentence, where receipts are not in the sum. */
export function describeMissing({ converted }: Sums) {
  const { missing } = converted.all
  if (missing === 0) return []
  return [
    `${describeCount(missing, 'receipt')} without a rate ${missing === 1 ? 'is' : 'are'} not in this sum.`,
  ]
}
