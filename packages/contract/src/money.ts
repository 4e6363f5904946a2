/** The currencies of the spec, the default first; they come first in every list. */
export const mainCurrencies = ['USD', 'EUR', 'GBP', 'JPY', 'CAD', 'AUD', 'CNY', 'INR'] as const

/** The rest of ISO 4217, without funds, metals and test codes. */
// biome-ignore format: a list is easier to compare with the standard in short lines
export const otherCurrencies = [
  'AED', 'AFN', 'ALL', 'AMD', 'AOA', 'ARS', 'AWG', 'AZN', 'BAM', 'BBD', 'BDT', 'BHD', 'BIF', 'BMD',
  'BND', 'BOB', 'BRL', 'BSD', 'BTN', 'BWP', 'BYN', 'BZD', 'CDF', 'CHF', 'CLP', 'COP', 'CRC', 'CUP',
  'CVE', 'CZK', 'DJF', 'DKK', 'DOP', 'DZD', 'EGP', 'ERN', 'ETB', 'FJD', 'FKP', 'GEL', 'GHS', 'GIP',
  'GMD', 'GNF', 'GTQ', 'GYD', 'HKD', 'HNL', 'HTG', 'HUF', 'IDR', 'ILS', 'IQD', 'IRR', 'ISK', 'JMD',
  'JOD', 'KES', 'KGS', 'KHR', 'KMF', 'KPW', 'KRW', 'KWD', 'KYD', 'KZT', 'LAK', 'LBP', 'LKR', 'LRD',
  'LSL', 'LYD', 'MAD', 'MDL', 'MGA', 'MKD', 'MMK', 'MNT', 'MOP', 'MRU', 'MUR', 'MVR', 'MWK', 'MXN',
  'MYR', 'MZN', 'NAD', 'NGN', 'NIO', 'NOK', 'NPR', 'NZD', 'OMR', 'PAB', 'PEN', 'PGK', 'PHP', 'PKR',
  'PLN', 'PYG', 'QAR', 'RON', 'RSD', 'RUB', 'RWF', 'SAR', 'SBD', 'SCR', 'SDG', 'SEK', 'SGD', 'SHP',
  'SLE', 'SOS', 'SRD', 'SSP', 'STN', 'SVC', 'SYP', 'SZL', 'THB', 'TJS', 'TMT', 'TND', 'TOP', 'TRY',
  'TTD', 'TWD', 'TZS', 'UAH', 'UGX', 'UYU', 'UZS', 'VED', 'VES', 'VND', 'VUV', 'WST', 'XAF', 'XCD',
  'XCG', 'XOF', 'XPF', 'YER', 'ZAR', 'ZMW', 'ZWG',
] as const

export const currencies = [...mainCurrencies, ...otherCurrencies] as const

export type Currency = (typeof currencies)[number]

/** Totals by currency code, as decimal text: `{ EUR: '478.00' }`. */
export type Totals = Partial<Record<Currency, string>>

const noDecimals = 'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX VND VUV XAF XOF XPF'.split(' ')
const threeDecimals = 'BHD IQD JOD KWD LYD OMR TND'.split(' ')

export function decimalsOf(currency: string): 0 | 2 | 3 {
  if (noDecimals.includes(currency)) return 0
  return threeDecimals.includes(currency) ? 3 : 2
}

/** An amount is stored in whole units of this many decimals: hundredths, or thousandths for a dinar. */
export function storedDecimalsOf(currency: string): 2 | 3 {
  return decimalsOf(currency) === 3 ? 3 : 2
}

/** The spec shows two decimals, for yen too. */
function shownDecimalsOf(currency: string) {
  return (mainCurrencies as readonly string[]).includes(currency) ? 2 : decimalsOf(currency)
}

/** The most digits before the decimal point; currencies of small units need more. */
function wholeDigitsOf(currency: string) {
  return (mainCurrencies as readonly string[]).includes(currency) ? 7 : 9
}

/** Decimal text, negative for a refund, to whole minor units; undefined for any other text. */
export function toMinor(
  amount: string,
  currency: string,
  { wholeDigits = wholeDigitsOf(currency) } = {},
): number | undefined {
  const match = /^(-?)(\d+)(?:\.(\d{1,3}))?$/.exec(amount.trim())
  const [, sign, whole = '', decimals = ''] = match ?? []
  const stored = storedDecimalsOf(currency)
  if (!match || whole.length > wholeDigits || decimals.length > stored) return undefined
  const minor = Number(whole) * 10 ** stored + Number(decimals.padEnd(stored, '0'))
  return sign ? 0 - minor : minor
}

/** Whole minor units to decimal text, with the decimals that are shown. */
export function fromMinor(minor: number, currency: string): string {
  const stored = storedDecimalsOf(currency)
  const digits = String(Math.abs(minor)).padStart(stored + 1, '0')
  const [whole, decimals] = [digits.slice(0, -stored), digits.slice(-stored)]
  const isWhole = shownDecimalsOf(currency) === 0 && Number(decimals) === 0
  const text = isWhole ? whole : `${whole}.${decimals}`
  return minor < 0 ? `-${text}` : text
}

/** Decimal text for display: `-1234.5` is `−1,234.50`, and zero has no minus; any other text is unchanged. */
export function formatAmount(amount: string, currency: string): string {
  const match = /^(-?)0*(\d+)(?:\.(\d*))?$/.exec(amount.trim())
  if (!match) return amount
  const [, sign, whole = '', decimals = ''] = match
  const least = shownDecimalsOf(currency)
  const shown = least === 0 && Number(decimals) === 0 ? '' : decimals.padEnd(least, '0')
  const text = `${whole.replace(/\B(?=(?:\d{3})+$)/g, ',')}${shown && `.${shown}`}`
  return sign && /[1-9]/.test(text) ? `−${text}` : text
}

/** `67.00 USD, 1,478.00 EUR`; `$0.00` if there is nothing yet. */
export function describeTotals(totals: Totals): string {
  const parts = currencies.flatMap((code) => {
    const total = totals[code]
    return total ? [`${formatAmount(total, code)} ${code}`] : []
  })
  return parts.length > 0 ? parts.join(', ') : '$0.00'
}
