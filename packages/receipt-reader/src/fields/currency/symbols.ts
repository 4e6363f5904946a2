import rows from '#data/currency-symbols.json' with { type: 'json' }
import { countries } from '#fields/country/countries.ts'

/** A printed code or symbol, and its possible currencies, the likeliest first. */
export type CurrencySymbol = { currencies: string[]; pattern: RegExp; isCode: boolean }

/** Codes that are also words: they only count beside a figure with decimals. */
const wordCodes = ['TRY', 'PEN', 'RON', 'RUB', 'MAD', 'COP', 'MOP', 'ALL', 'GEL', 'SAR', 'BHD']

/** The ISO codes of the currencies that are distinguished here. */
export const currencyCodes = [
  ...new Set([...countries.map(({ currency }) => currency), 'BGN', 'HRK', 'MDL', 'GEL', 'KZT']),
]
const plainCodes = currencyCodes.filter((code) => !wordCodes.includes(code))

const figure = String.raw`\d{1,3}(?:[.,' ]?\d{3})*[.,]\d\d(?!\d)`
/** Labels that may be joined to a code without a space. */
const glued = 'TOTAL|TOTALE|SUMME|BETRAG|GESAMT|SUMA|SUMMA|BAR|PREIS'

const codeSymbols: CurrencySymbol[] = [
  ...plainCodes.map((code) => ({
    currencies: [code],
    pattern: new RegExp(`(?:(?<![A-Z])|(?<=${glued}))${code}(?![A-Z])`),
    isCode: true,
  })),
  ...wordCodes
    .filter((code) => currencyCodes.includes(code))
    .map((code) => ({
      currencies: [code],
      pattern: new RegExp(`(?<![A-Z])${code}\\W{0,2}${figure}|${figure}\\s?${code}(?![A-Z])`),
      isCode: true,
    })),
]

/** Codes first; the other patterns are for texts in upper case without accents. */
export const currencySymbols: CurrencySymbol[] = [
  ...codeSymbols,
  ...rows.map(({ currencies, pattern, isCode = false }) => ({
    currencies: currencies.split(' '),
    pattern: new RegExp(pattern),
    isCode,
  })),
]
