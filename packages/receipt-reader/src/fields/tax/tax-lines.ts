import type { ReceiptTax } from '@quittance/contract/receipt'
import { finderOf, fold } from '#lexicon/fold.ts'
import { finderOfAll, wordsOfAll } from '#lexicon/lexicon.ts'
import { fromHundredths } from '#rows/hundredths.ts'
import { pricesOf } from '#rows/row.ts'
import type { TaggedRow } from '#tags/tagged-row.ts'

/** One line of the tax table in whole hundredths; the rate in percent, null where none is printed. */
export type TaxLine = { rate: number | null; net: number; tax: number; gross: number }

type Sums = Omit<TaxLine, 'rate'>

const printedRate = /(?<![\d.,])(?<rate>\d{1,2}(?:[.,]\d{1,3})?)\s?[%％]/gu
/** Including languages missing in the lexicon: Lithuanian, Estonian, Hungarian. */
const isTaxWord = finderOf(
  `${wordsOfAll(({ phrases }) => phrases.taxName)},PVM,MOKESTIS,KAIBEMAKS,KM,AFA`,
)
const isService = finderOfAll(({ phrases }) => phrases.service)
/** The most rows of a table below its heading. */
const tableRows = 8
/** Taxes are rounded line by line. */
const tolerance = 2
const highestRate = 30

/** The consistent tax lines, and the taxed total: their sum, or the table's own. */
export type TaxTable = { lines: TaxLine[]; sums: number[] }

/** Every consistent line with a taxed amount and its tax. */
export function taxTableOf(rows: TaggedRow[]): TaxTable {
  const wholes = rows
    .filter(({ kind }) => kind === 'total' || kind === 'subtotal')
    .flatMap(pricesOf)
    .filter((minor) => minor > 0)
  const found = rows.flatMap((row) => lineIn(row, wholes, isOfTaxes(row, rows)))
  const all = [...new Map(found.map((line) => [keyOf(line), line])).values()]
  const rated = all.filter(({ rate }) => rate !== null)
  const lines = rated.length > 0 ? rated : all.filter((line) => !isSumOf(line, all))
  const sum = lines.reduce((gross, line) => gross + line.gross, 0)
  const ownSums = all.filter(({ rate }) => rate === null).map(({ gross }) => gross)
  return { lines, sums: [...new Set([sum, ...ownSums])].filter((minor) => minor > 0) }
}

function isOfTaxes(row: TaggedRow, rows: TaggedRow[]) {
  const near = rows.slice(Math.max(0, row.index - tableRows), row.index + 1)
  return row.kind === 'tax' || near.some(({ label }) => isTaxWord(fold(label)))
}

/** Rate, net, tax and gross in one row are accepted without a word for tax. */
function lineIn(row: TaggedRow, wholes: number[], isNamed: boolean): TaxLine[] {
  const amounts = pricesOf(row).map(Math.abs)
  const rates = [...row.label.matchAll(printedRate)].map(({ groups }) => rateOf(groups?.['rate']))
  if (row.kind === 'tip' || isService(fold(row.label))) return []
  if (!isNamed && amounts.length + rates.length < 4) return []
  const isOwn = row.kind === 'tax' || isTaxWord(fold(row.label))
  const withRate = rates.flatMap((rate) => {
    const sums = sumsAtRate(rate, amounts, isOwn ? wholes : [])
    return sums ? [{ rate, ...sums }] : []
  })
  if (withRate.length > 0) return withRate.slice(0, 1)
  return rates.length === 0 && amounts.length >= 3 ? withoutSign(amounts) : []
}

function rateOf(text = '') {
  return Number(text.replace(',', '.'))
}

/** Two of net, tax and gross give the third; a tax alone refers to the total. */
function sumsAtRate(rate: number, amounts: number[], wholes: number[]): Sums | undefined {
  if (rate === 0) return untaxed(amounts)
  const inRow = bestFit(sumsIn(amounts), rate)
  if (inRow || amounts.length === 0 || rate <= 0 || rate > highestRate) return inRow
  const taxes = amounts.length === 1 ? amounts : []
  const of = taxes.flatMap((tax) =>
    wholes.flatMap((whole) => [grossOf(whole, tax), netOf(whole, tax)]),
  )
  return bestFit(of, rate)
}

/** "0 % 24.00 0.00 24.00". */
function untaxed(amounts: number[]): Sums | undefined {
  const [net, ...others] = amounts.filter((minor) => minor > 0)
  const isPlain = net !== undefined && others.every((other) => other === net)
  return isPlain && amounts.includes(0) ? { net, tax: 0, gross: net } : undefined
}

/** "A 19,00 10,00 1,90 11,90": the rate without a percent sign, or no rate. */
function withoutSign(amounts: number[]): TaxLine[] {
  for (const [index, amount] of amounts.entries()) {
    const rate = amount / 100
    const others = amounts.filter((_, place) => place !== index)
    const sums = rate === 0 ? untaxed(others) : bestFit(sumsIn(others), rate)
    if (sums && rate <= highestRate) return [{ rate, ...sums }]
  }
  const sums = addingUp(amounts).find(({ net, tax }) => (tax / net) * 100 <= highestRate)
  return sums ? [{ rate: null, ...sums }] : []
}

function sumsIn(amounts: number[]): Sums[] {
  const pairs = amounts.flatMap((whole) =>
    amounts
      .filter((tax) => tax < whole)
      .flatMap((tax) => [
        grossOf(whole, tax),
        netOf(whole, tax),
        { net: tax, tax: whole - tax, gross: whole },
      ]),
  )
  return [...addingUp(amounts), ...(amounts.length === 2 ? pairs : [])]
}

function addingUp(amounts: number[]): Sums[] {
  return amounts.flatMap((gross) =>
    amounts
      .filter((net) => net < gross && net > gross / 2)
      .flatMap((net) => {
        const tax = amounts.find((amount) => amount > 0 && amount < net && amount + net === gross)
        return tax === undefined ? [] : [{ net, tax, gross }]
      }),
  )
}

function grossOf(gross: number, tax: number): Sums {
  return { net: gross - tax, tax, gross }
}

function netOf(net: number, tax: number): Sums {
  return { net, tax, gross: net + tax }
}

/** Small amounts may match by chance. */
function bestFit(all: Sums[], rate: number): Sums | undefined {
  return all
    .filter((sums) => fits(sums, rate))
    .toSorted((a, b) => errorOf(a, rate) - errorOf(b, rate))[0]
}

function errorOf({ net, tax }: Sums, rate: number) {
  return Math.abs((net * rate) / 100 - tax)
}

function fits(sums: Sums, rate: number) {
  const { net, tax } = sums
  return net > 0 && tax > 0 && errorOf(sums, rate) <= tolerance
}

function keyOf({ rate, net, tax }: TaxLine) {
  return `${rate} ${net} ${tax}`
}

/** The table's own total adds nothing. */
function isSumOf(line: TaxLine, all: TaxLine[]) {
  const others = all.filter((other) => other !== line)
  return others.length > 1 && others.reduce((sum, { gross }) => sum + gross, 0) === line.gross
}

/** More lines than any country has rates. */
const mostLines = 20

/** The receipt's taxes in the contract's format. */
export function taxOf({ lines }: TaxTable, vatNumber: string | null): ReceiptTax {
  return {
    lines: lines.slice(0, mostLines).map(({ rate, net, tax, gross }) => ({
      rate,
      net: fromHundredths(net),
      tax: fromHundredths(tax),
      gross: fromHundredths(gross),
    })),
    vatNumber,
  }
}
