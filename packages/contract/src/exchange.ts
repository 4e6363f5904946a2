import { decimalsOf, storedDecimalsOf } from './money.ts'

/** The publisher of the rates and their terms, shown beside every rate. */
export const rateSource = {
  name: 'European Central Bank',
  terms: 'Euro foreign exchange reference rates, published for information purposes only.',
} as const

/** Besides the euro, the currencies that the source publishes; any other has no rate. */
const published =
  'AUD BRL CAD CHF CNY CZK DKK GBP HKD HUF IDR ILS INR ISK JPY KRW MXN MYR NOK NZD PHP PLN RON SEK SGD THB TRY USD ZAR'.split(
    ' ',
  )

export function hasRates(currency: string): boolean {
  return currency === 'EUR' || published.includes(currency)
}

/** Weekends and holidays have no rate: use the last one before, at most this many days back. */
export const maxRateDaysBack = 5

/** Decimals of a rate: how much of one currency is one of another. */
export const rateDecimals = 10

const rateUnit = 10n ** BigInt(rateDecimals)

/**
 * How much of `to` is one of `from`, given how much of each is one euro, all as decimal text;
 * rounded half up to ten decimals. Amounts are converted with this rounded rate, so that readers
 * can verify them.
 */
export function crossRate(from: string, to: string): string {
  const [dividend, divisor] = [scaled(to) * rateUnit, scaled(from)]
  return unscaled((2n * dividend + divisor) / (2n * divisor))
}

type Conversion = { from: string; into: string; rate: string }

/** Converts minor units at a rate, rounded half away from zero to the decimals of the target currency. */
export function convertMinor(minor: number, { from, into, rate }: Conversion): number {
  const steps = 10n ** BigInt(storedDecimalsOf(into) - decimalsOf(into))
  const unit = rateUnit * 10n ** BigInt(storedDecimalsOf(from)) * steps
  const exact = BigInt(Math.abs(minor)) * scaled(rate) * 10n ** BigInt(storedDecimalsOf(into))
  const converted = Number(((2n * exact + unit) / (2n * unit)) * steps)
  return minor < 0 ? 0 - converted : converted
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
