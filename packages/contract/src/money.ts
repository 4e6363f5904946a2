/** The currencies of the product, the default first. */
export const currencies = ['USD', 'EUR', 'GBP', 'JPY', 'CAD', 'AUD', 'CNY', 'INR'] as const

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

/** A price, negative for a discount, to whole hundredths: `-2.5` to -250; undefined for any other text. */
export function toSignedMinor(price: string): number | undefined {
  const [, sign, figure = ''] = /^\s*(-?)(.*)$/s.exec(price) ?? []
  const minor = toMinor(figure, { wholeDigits: 12 })
  return minor !== undefined && sign ? 0 - minor : minor
}

/** Whole hundredths to decimal text with two decimals. */
export function fromMinor(minor: number): string {
  const hundredths = Math.abs(minor)
  const whole = Math.trunc(hundredths / 100)
  const text = `${whole}.${String(hundredths % 100).padStart(2, '0')}`
  return minor < 0 ? `-${text}` : text
}

/** Decimal text for display: `-1234.5` is `−1,234.50`, and zero has no minus; any other text is unchanged. */
export function formatAmount(amount: string): string {
  const match = /^(-?)0*(\d+)(?:\.(\d*))?$/.exec(amount.trim())
  if (!match) return amount
  const [, sign, whole = '', decimals = ''] = match
  const text = `${whole.replace(/\B(?=(?:\d{3})+$)/g, ',')}.${decimals.padEnd(2, '0')}`
  return sign && /[1-9]/.test(text) ? `−${text}` : text
}

/** `67.00 USD, 1,478.00 EUR`; `$0.00` if there is nothing yet. */
export function describeTotals(totals: Totals): string {
  const parts = currencies.flatMap((code) => {
    const total = totals[code]
    return total ? [`${formatAmount(total)} ${code}`] : []
  })
  return parts.length > 0 ? parts.join(', ') : '$0.00'
}
