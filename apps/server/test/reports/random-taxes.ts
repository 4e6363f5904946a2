import type { ClaimFile } from '@quittance/contract/claim-file'
import { type Currency, decimalsOf, fromMinor, storedDecimalsOf } from '@quittance/contract/money'
import type { ReceiptTax } from '@quittance/contract/receipt'
import { readXlsx } from 'hucre'
import { formatMoney } from '#claims/format.ts'
import { readCsv } from './read-ledger.ts'
import { sheetOf } from './read-workbook.ts'

const countries: Record<string, string> = {
  '': 'Country not known',
  DE136695976: 'DE Germany',
  EL094259216: 'EL Greece',
}
const rates = [[0], [19], [7, 19], [24, 13], [8.1]]

/** Lines that add up to the amount, or none. */
export function drawTax(random: () => number, amountMinor: number, currency: Currency) {
  const pick = <T>(from: readonly T[]) => from[Math.floor(random() * from.length)] as T
  const [own, vatNumber, isFirst] = [pick(rates), pick(Object.keys(countries)), random()]
  if (random() < 0.3) return null
  const step = 10 ** (storedDecimalsOf(currency) - decimalsOf(currency))
  const round = (minor: number) => Math.round(minor / step) * step || 0
  const first = own.length === 1 ? amountMinor : round(amountMinor * isFirst)
  const lines = own.map((rate, index) => {
    const gross = index === 0 ? first : amountMinor - first
    const tax = round((gross * rate) / (100 + rate))
    const [net, ofTax, whole] = [gross - tax, tax, gross].map((minor) => fromMinor(minor, currency))
    return { rate, net: net ?? '', tax: ofTax ?? '', gross: whole ?? '' }
  })
  return { lines, vatNumber: vatNumber || null }
}

type Line = Record<'vatNumber' | 'rate' | 'currency' | 'net' | 'tax' | 'gross', string>
type Taxed = { currency: Currency; tax?: ReceiptTax | null }

/** `DE Germany|19|EUR`, with net, tax and gross in minor units. */
type Sums = Record<string, number[]>

function sumLines(
  lines: Line[],
  countryOf = (line: Line) => countries[line.vatNumber] ?? '',
): Sums {
  const sums: Sums = {}
  for (const line of lines) {
    const { rate, currency, net, tax, gross } = line
    const key = [countryOf(line), Number(rate), currency].join('|')
    const before = sums[key] ?? [0, 0, 0]
    const unit = 10 ** storedDecimalsOf(currency)
    const minor = [net, tax, gross].map((amount) => Math.round(Number(amount) * unit))
    sums[key] = before.map((sum, index) => sum + (minor[index] ?? 0))
  }
  return sums
}

export function wantedTaxes(drawn: Taxed[]) {
  const sums = sumLines(
    drawn.flatMap(({ currency, tax }) =>
      (tax?.lines ?? []).map((line) => ({
        ...line,
        currency,
        rate: String(line.rate),
        vatNumber: tax?.vatNumber ?? '',
      })),
    ),
  )
  return {
    sums,
    /** Ledgers have no line for a document without cost. */
    inLedgers: Object.fromEntries(Object.entries(sums).filter(([, [, , gross]]) => gross)),
    words: Object.entries(sums).map(([key, minor]) => {
      const [country, rate, currency = ''] = key.split('|')
      const [net, tax, gross] = minor.map((sum) => formatMoney(sum, currency))
      const plain = [net, tax].map((sum) => sum?.replace(` ${currency}`, ''))
      return `${country} ${rate}% ${plain.join(' ')} ${gross}`
    }),
  }
}

export function taxesInCsv(file: Buffer) {
  return withCost(
    readCsv(file).map((row) => ({
      vatNumber: row['vat_number'] ?? '',
      rate: row['tax_rate'] ?? '',
      currency: row['currency'] ?? '',
      net: row['net'] ?? '',
      tax: row['tax'] ?? '',
      gross: row['gross'] ?? '',
    })),
  )
}

export function taxesInJson({ receipts }: ClaimFile) {
  return withCost(
    receipts.flatMap(({ currency, vatNumber, parts }) =>
      parts.map(({ rate, net, tax, gross }) => ({
        vatNumber: vatNumber ?? '',
        rate: String(rate ?? ''),
        currency,
        net,
        tax,
        gross,
      })),
    ),
  )
}

/** A receipt without tax lines has no rate. */
function withCost(lines: Line[]): Sums {
  const sums = sumLines(lines.filter(({ rate }) => rate !== ''))
  return Object.fromEntries(Object.entries(sums).filter(([, [, , gross]]) => gross))
}

/** The groups at the top of the sheet, and again its lines, added up. */
export async function taxesInWorkbook(content: Buffer) {
  const book = await readXlsx(content)
  if (!book.sheets.some(({ name }) => name === 'Tax')) return { groups: {}, lines: {} }
  const { rows } = sheetOf(book, 'Tax')
  const isGroup = ([reference]: unknown[]) => /^T\d+$/.test(String(reference))
  const end = rows.findIndex(([first], index) => index > 0 && first === 'Ref.')
  const read = (part: typeof rows) =>
    sumLines(
      part.filter(isGroup).map(([, country, rate, currency, net, tax, gross]) => ({
        vatNumber: String(country ?? ''),
        rate: String(Math.round(Number(rate) * 10_000) / 100),
        currency: String(currency),
        net: String(net),
        tax: String(tax),
        gross: String(gross),
      })),
      ({ vatNumber }) => vatNumber || 'Country not known',
    )
  return { groups: read(rows.slice(0, end)), lines: read(rows.slice(end)) }
}
