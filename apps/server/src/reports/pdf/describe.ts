import { shortRate } from '@quittance/contract/exchange'
import type { ReceiptItem, ReceiptTax } from '@quittance/contract/receipt'
import { dateInWords } from '#reports/in-words.ts'

/** `Jan 5, 2025`, `Jan 5, 2025 to Jan 9, 2025`. */
export function describeDates(first: string, last: string) {
  return first === last ? dateInWords(first) : `${dateInWords(first)} to ${dateInWords(last)}`
}

/** `1.1712`, `1.165 to 1.1712`. */
export function describeRates(rates: string[]) {
  const sorted = rates.toSorted((one, other) => Number(one) - Number(other))
  const [lowest = '', highest = ''] = [sorted[0], sorted.at(-1)].map(
    (rate) => rate && shortRate(rate),
  )
  return lowest === highest ? lowest : `${lowest} to ${highest}`
}

/** `Tax 7%: 0.70 on 10.00`, one behind the other, and the supplier’s number. */
export function describeTax({ lines, vatNumber }: ReceiptTax) {
  return [
    ...lines.map(({ rate, net, tax }) => {
      const named = rate === null ? 'Tax' : `Tax ${rate}%`
      return `${named}${tax && `: ${tax}`}${net && ` on ${net}`}`
    }),
    ...(vatNumber ? [`VAT no. ${vatNumber}`] : []),
  ].join(' · ')
}

/** `Soup 8.00 · 2 × Tea 4.00`, as they were read. */
export function describeItems(items: ReceiptItem[]) {
  return items
    .map(({ name, quantity, price }) =>
      [quantity !== null && quantity !== 1 && `${quantity} ×`, name, price]
        .filter(Boolean)
        .join(' '),
    )
    .join(' · ')
}
