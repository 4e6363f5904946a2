import { decimalsOf, shortRate } from '@quittance/contract/exchange'
import type { Currency } from '@quittance/contract/money'
import type { ReceiptItem, ReceiptTax } from '@quittance/contract/receipts'

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' })
const whole = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 })
const twoDecimals = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2 })

const days = new Map<string, string>()

/** `Jan 5, 2025`. */
export function describeDate(date: string) {
  // Formatting is slow, and the days of a trip are few.
  const known = days.get(date) ?? day.format(new Date(`${date}T00:00:00Z`))
  if (days.size > 1000) days.clear()
  days.set(date, known)
  return known
}

/** `Jan 5, 2025`, `Jan 5, 2025 to Jan 9, 2025`. */
export function describeDates(first: string, last: string) {
  return first === last ? describeDate(first) : `${describeDate(first)} to ${describeDate(last)}`
}

/** `1,234.50`, and of yen `1,200`. */
export function describeAmount(minor: number, currency: Currency) {
  return (decimalsOf(currency) === 0 ? whole : twoDecimals).format(minor / 100)
}

/** `1,234.50 EUR`, and `1,200 JPY`. */
export function describeMoney(minor: number, currency: Currency) {
  return `${describeAmount(minor, currency)} ${currency}`
}

/** `47.90 CHF`, in a currency that may be any. */
export function describePrinted({
  currency,
  amountMinor,
}: {
  currency: string
  amountMinor: number
}) {
  return `${twoDecimals.format(amountMinor / 100)} ${currency}`
}

/** `1.1712`, `1.165 to 1.1712`. */
export function describeRates(rates: string[]) {
  const sorted = rates.toSorted((one, other) => Number(one) - Number(other))
  const [lowest = '', highest = ''] = [sorted[0], sorted.at(-1)].map(
    (rate) => rate && shortRate(rate),
  )
  return lowest === highest ? lowest : `${lowest} to ${highest}`
}

/** `7%: 10.00 + 0.70 tax`, one behind the other, and the supplier's number. */
export function describeTax({ lines, vatNumber }: ReceiptTax) {
  return [
    ...lines.map(({ rate, net, tax }) => {
      const named = rate === null ? 'Tax' : `Tax ${rate}%`
      return `${named}${tax && `: ${tax}`}${net && ` on ${net}`}`
    }),
    ...(vatNumber ? [`VAT no. ${vatNumber}`] : []),
  ].join(' · ')
}

/** `food` as a title: `Food`. */
export function describeCategory(category: string) {
  return category.charAt(0).toUpperCase() + category.slice(1)
}

/** `1 receipt`, `1,200 receipts`. */
export function describeCount(count: number, noun: string) {
  return `${whole.format(count)} ${noun}${count === 1 ? '' : 's'}`
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
