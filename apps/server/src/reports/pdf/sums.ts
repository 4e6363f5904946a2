import { countInWords, isMixed, moneyInWords } from '#reports/in-words.ts'
import type { PdfHead } from './pdf-step.ts'

type Sums = Pick<PdfHead, 'trip' | 'totals' | 'converted'>

/** `about 512.40 EUR in all`; what needs no rate is exact. */
export function describeAll(head: Sums) {
  const sum = moneyInWords(head.converted.all.totalMinor, head.trip.currency)
  return isMixed(head) ? `about ${sum} in all` : `${sum} in all`
}

/** One sentence, where receipts are not in the sum. */
export function describeMissing({ converted }: Sums) {
  const { missing } = converted.all
  if (missing === 0) return []
  return [
    `${countInWords(missing, 'receipt')} without a rate ${missing === 1 ? 'is' : 'are'} not in this sum.`,
  ]
}
