import type { Currency } from './money.ts'

/** The publisher of the rates and their terms, shown beside every rate. */
export const rateSource = {
  name: 'European Central Bank',
  terms: 'Euro foreign exchange reference rates, published for information purposes only.',
} as const

/** Weekends and holidays have no rate: use the last one before, at most this many days back. */
export const maxRateDaysBack = 5

/** Decimals of a rate: how much of one currency is one of another. */
export const rateDecimals = 10

const rateUnit = 10n ** BigInt(rateDecimals)

/** The number of decimals of a currency. */
export function decimalsOf(currency: Currency): 0 | 2 {
  return currency === 'JPY' ? 0 : 2
}

/**
 * How much of `to` is one of `from`, given how much of each is one euro, all as decimal text;
 * rounded half up to ten decimals. Amounts are converted with this rounded rate, so that readers
 * can verify them.
 */
export function crossRate(from: string, to: string): string {
  const [dividend, divisor] = [scaled(to) * rateUnit, scaled(from)]
  return unscaled((2n * dividend + divisor) / (2n * divisor))
}

/** Converts hundredths at a rate, rounded half up to the decimals of the target currency. */
export function convertMinor(minor: number, rate: string, into: Currency): number {
  const unit = rateUnit * (decimalsOf(into) === 0 ? 100n : 1n)
  const units = (2n * BigInt(minor) * scaled(rate) + unit) / (2n * unit)
  return Number(units) * (decimalsOf(into) === 0 ? 100 : 1)
}

/** `0.0064829146` for display: `0.00648291`, six significant digits. */
export function shortRate(rate: string): string {
  const number = Number(rate)
  const decimals = Math.min(rateDecimals, Math.max(2, 5 - Math.floor(Math.log10(number))))
  return number.toFixed(decimals).replace(/(\.\d{2,}?)0+$/, '$1')
}

function scaled(decimal: string): bigint {
  const match = /^(\d{1,12})(?:\.(\d{1,10}))?$/.exec(decimal)
  if (!match) throw new Error(`${decimal} is no rate.`)
  const [, whole = '', decimals = ''] = match
  return BigInt(whole + decimals.padEnd(rateDecimals, '0'))
}

function unscaled(value: bigint): string {
  const digits = String(value).padStart(rateDecimals + 1, '0')
  const text = `${digits.slice(0, -rateDecimals)}.${digits.slice(-rateDecimals)}`
  return text.replace(/\.?0+$/, '')
}
