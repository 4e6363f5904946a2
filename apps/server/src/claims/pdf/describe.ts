import { shortRate } from '@quittance/contract/exchange'
import type { Currency } from '@quittance/contract/money'
import type { ReceiptItem, ReceiptTax } from '@quittance/contract/receipt'
import { formatAmount, formatCount, formatDate, formatDates } from '#claims/format.ts'
import type { ReportReceipt } from '#claims/report.ts'

/** `Jan 5, 2025`, `Jan 5, 2025 - Jan 9, 2025`. */
export function describeDates(first: string, last: string) {
  return first === last ? formatDate(first) : formatDates(first, last)
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
      return `${named}${tax && `: ${withMinus(tax)}`}${net && ` on ${withMinus(net)}`}`
    }),
    ...(vatNumber ? [`VAT no. ${vatNumber}`] : []),
  ].join(' · ')
}

/** As in every other amount for people to read. */
function withMinus(amount: string) {
  return amount.replace(/^-/, '−')
}

/** `Soup 8.00 · 2 × Tea 4.00 · and 3 more`, as read: as many whole items as fit. */
export function describeItems(items: ReceiptItem[], count: number, isFitting: Fits) {
  const named = items.map(({ name, quantity, price }) =>
    [quantity !== null && quantity !== 1 && `${quantity} ×`, name, withMinus(price ?? '')]
      .filter(Boolean)
      .join(' '),
  )
  for (let shown = named.length; shown > 0; shown -= 1) {
    const more = count > shown ? [`and ${count - shown} more`] : []
    const text = [...named.slice(0, shown), ...more].join(' · ')
    if (isFitting(text)) return text
  }
  return count > 0 ? formatCount(count, 'item') : ''
}

type Fits = (text: string) => boolean

/** The receipt's values in the numeric columns. */
export function figuresOf(receipt: Counted, own: Currency) {
  const { amountMinor, currency, by, rate, convertedMinor } = receipt
  return {
    amount: formatAmount(amountMinor, currency),
    rate: rate ? shortRate(rate) : rateWords[by],
    converted: convertedMinor === null ? '–' : formatAmount(convertedMinor, own),
  }
}

type Counted = Pick<ReportReceipt, 'amountMinor' | 'currency' | 'by' | 'rate' | 'convertedMinor'>

const rateWords = { own: '', card: 'on card', nothing: 'no rate', rate: '' }
