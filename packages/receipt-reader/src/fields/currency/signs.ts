import { countries } from '#fields/country/countries.ts'

/** A printed code or sign, and the currencies it may stand for. */
export type Sign = { currencies: string[]; pattern: RegExp; isCode: boolean }

/** Codes that are also words: these count beside a figure with decimals alone. */
const wordCodes = ['TRY', 'PEN', 'RON', 'RUB', 'MAD', 'COP', 'MOP', 'ALL', 'GEL', 'SAR', 'BHD']

/** The ISO codes of the currencies that are told apart here. */
export const currencyCodes = [
  ...new Set([...countries.map(({ currency }) => currency), 'BGN', 'HRK', 'MDL', 'GEL', 'KZT']),
]
const plainCodes = currencyCodes.filter((code) => !wordCodes.includes(code))

const figure = String.raw`\d{1,3}(?:[.,' ]?\d{3})*[.,]\d\d(?!\d)`
/** Labels that a code was printed against without a space. */
const glued = 'TOTAL|TOTALE|SUMME|BETRAG|GESAMT|SUMA|SUMMA|BAR|PREIS'

const codeSigns: Sign[] = [
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

function sign(currencies: string, pattern: RegExp): Sign {
  return { currencies: currencies.split(' '), pattern, isCode: false }
}

function name(currency: string, pattern: RegExp): Sign {
  return { currencies: [currency], pattern, isCode: true }
}

/** Every currency that a bare dollar sign stands for; the likeliest first. */
const dollars = 'USD CAD AUD MXN ARS CLP COP NZD SGD HKD TWD UYU DOP NAD MYR'

/** Texts are in upper case without accents. */
export const signs: Sign[] = [
  ...codeSigns,
  name('EUR', /(?<![A-Z])EUROS?(?![A-Z])/),
  name('EUR', /€UR/),
  sign('EUR', /€/),
  sign('GBP', /[£₤]/),
  name('USD', /(?<![A-Z])(?:US\s?\$|U\$[SD])/),
  name('CAD', /(?<![A-Z])(?:CA?|CAD)\$/),
  name('AUD', /(?<![A-Z])(?:AU?|AUD)\$/),
  name('NZD', /(?<![A-Z])NZ\$/),
  name('SGD', /(?<![A-Z])(?:S|SG|SGD)\$/),
  name('HKD', /(?<![A-Z])(?:HK|HKD)\$|港幣/),
  name('TWD', /(?<![A-Z])(?:NT|NTD|TWD)\$|新台幣/),
  name('MXN', /(?<![A-Z])(?:MX|MEX|MXN)\$|(?<![A-Z])M\.N\./),
  name('BRL', /(?<![A-Z])R\$/),
  name('ARS', /(?<![A-Z])AR\$/),
  name('MOP', /(?<![A-Z])MOP\$/),
  sign(dollars, /(?<![A-Z])\$|(?<=\s|^)\$/),
  sign('JPY', /\d\s?円/),
  sign('CNY', /\d\s?元|人民币|(?<![A-Z])RMB(?![A-Z])/),
  sign('JPY CNY', /¥\s?-?\d/),
  sign('KRW', /₩|\d\s?원|(?<![A-Z\d])W\s?\d{1,3},\d{3}(?!\d)/),
  sign('THB', /฿|(?<![A-Z])BAHT(?![A-Z])/),
  sign('TRY', /₺|\d\s?TL(?![A-Z])/),
  sign('VND', /₫|\d\s?[Đ](?![A-Z])|(?<![A-Z])VN[DĐ](?![A-Z])/),
  sign('PHP', /₱/),
  sign('INR', /₹/),
  sign('INR PKR LKR NPR MUR', /(?<![A-Z])RS\.?\s?:?\s?\d/),
  sign('IDR', /(?<![A-Z])RP\.?\s?\d/),
  name('MYR', /(?<![A-Z])R[MH]\s?-?\d+[.,]\d|\(\s?R\s?[MH]\s?\)|(?<![A-Z])RM(?![A-Z]|\s?\d)/),
  sign(
    'ZAR',
    /(?:(?<![A-Z\d.,'-])R|(?<=(?:TOTAL|DUE|CASH|CARD)\W{1,3})R\s)\d{1,3}(?:[, ]?\d{3})*\.\d\d(?![\d.])/,
  ),
  sign('SEK NOK DKK ISK', /\d\s?,?-?\s?KR(?![A-Z])|(?<![A-Z])KR\.?\s?-?\d|(?<![A-Z])KR(?:\.|$|\s)/),
  sign('PLN', /\d\s?Z[LT](?![A-Z])|(?<![A-Z])ZLOTYCH/),
  sign('CZK', /\d(?:,-)?\s?KC(?![A-Z])|(?<![A-Z])KC\s?\d/),
  sign('HUF', /\d{3}\s?,?-?\s?FT(?![A-Z])/),
  sign('BGN', /ЛВ\.?|(?<![A-Z])LEVA(?![A-Z])/),
  sign('RUB', /₽|РУБ|\d\s?PY[B6](?![A-Z])/),
  sign('UAH', /₴|ГРН/),
  sign('RON MDL', /(?<![A-Z])LEI(?![A-Z])/),
  sign(
    'CHF',
    /(?<![A-Z])SFR(?![A-Z])|(?<![A-Z])FR\.?\s?(?:\d{1,3}(?:['’ ]\d{3})+|\d{1,6})\.(?:\d\d|-)(?![.\d])|(?<![A-Z])FR\.?$|\d[.,](?:\d\d|-+)\s?FR(?![A-Z])/,
  ),
  sign('AED MAD', /(?<![A-Z])DHS?\.?\s?\d|\d\s?DHS?(?![A-Z])/),
  sign('SAR', /﷼/),
  sign('ILS', /₪|(?<![A-Z])NIS(?![A-Z])/),
  sign('PEN', /(?<![A-Z])S\/\.?\s?\d+\.\d\d/),
  sign('CRC', /₡/),
  sign('NGN', /₦/),
  sign('GHS', /₵/),
  sign('KES', /(?<![A-Z])KSH\.?\s?\d/),
  sign('XOF XAF', /(?<![A-Z])F?CFA(?![A-Z])/),
  sign('RSD', /\d\s?DIN\.?(?![A-Z])/),
  sign('HRK', /\d\s?KN(?![A-Z])/),
]
