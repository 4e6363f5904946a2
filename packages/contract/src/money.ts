/** The currencies of the product, the default first. */
export const currencies = ['USD', 'EUR', 'GBP', 'JPY', 'CAD', 'AUD', 'CNY', 'INR'] as const

/** One of the product's currencies. */
export type Currency = (typeof currencies)[number]

/** Totals by currency code, as decimal text: `{ EUR: '478.00' }`. */
export type Totals = Partial<Record<Currency, string>>

/** Decimal text with at most two decimals to whole hundredths; undefined for any other text. */
export function toMinor(amount: string, { wholeDigits = 7 } = {}): number | undefined {
  const match = /^(\d+)(?:\.(\d{1,2}))?$/.exec(amount.trim())
  const [, whole = '', decimals = ''] = match ?? []
  if (!match || whole.length > wholeDigits) return undefined
  return Number(whole) * 100 + Number(decimals.padEnd(2, '0'))
}

/** Whole hundredths to decimal text with two decimals. */
export function fromMinor(minor: number): string {
  const whole = Math.trunc(minor / 100)
  const rest = Math.abs(minor % 100)
  return `${whole}.${String(rest).padStart(2, '0')}`
}

/** `67.00 USD, 478.00 EUR`; `$0.00` when there is nothing yet. */
export function describeTotals(totals: Totals): string {
  const parts = currencies.flatMap((code) => (totals[code] ? [`${totals[code]} ${code}`] : []))
  return parts.length > 0 ? parts.join(', ') : '$0.00'
}
