import { Workbook } from '@cj-tech-master/excelts'
import { convertMinor } from '@quittance/contract/exchange'
import { type Workbook as ComputedWorkbook, readXlsx } from 'hucre'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Report } from '#claims/report.ts'
import {
  addClaim,
  inEveryCurrency,
  specialReceipts,
  taxedReceipts,
} from '#test/reports/claim-trips.ts'
import { isLibreOfficeLeftOut, recalculate } from '#test/reports/libre-office.ts'
import { sheetOf, workbookOf } from '#test/reports/read-workbook.ts'
import { useReportStore } from '#test/reports/report-trip.ts'

const store = await useReportStore()
const everything = [...inEveryCurrency(48), ...specialReceipts, ...taxedReceipts]
/** Chosen so that many products with the typed rate end in half a cent. */
const wholePounds = Array.from({ length: 100 }, (_, index) => ({ amountMinor: 100 * (index + 1) }))

const claims = {
  'eight currencies, card, francs, tax, no rate': ['EUR', everything],
  yen: ['JPY', inEveryCurrency(48)],
  rupees: ['INR', inEveryCurrency(48)],
  'no receipt': ['EUR', []],
  'one receipt': ['GBP', [{}]],
  halves: ['EUR', wholePounds],
  'three hundred': ['USD', inEveryCurrency(300)],
} as const

type Name = keyof typeof claims
const names = Object.keys(claims) as Name[]
const typedRate = '1.005'

describe.skipIf(isLibreOfficeLeftOut)('as LibreOffice computes it', () => {
  const reports = {} as Record<Name, Report>
  const ours = {} as Record<Name, Buffer>
  let computed: Record<string, ComputedWorkbook>

  beforeAll(async () => {
    const books: Record<string, Buffer> = {}
    for (const name of names) {
      const [currency, receipts] = claims[name]
      reports[name] = await store.load(await addClaim(store, currency, [...receipts]))
      ours[name] = await workbookOf(reports[name])
      books[name] = ours[name]
      books[`${name}, changed`] = await withTypedRates(ours[name])
    }
    computed = await recalculate(books)
  }, 240_000)

  test.each(names)(
    '%s: every cell of every sheet is what we stored beside its formula',
    async (name) => {
      const stored = await readXlsx(ours[name])
      const book = bookOf(name)
      expect(book.sheets.map((sheet) => sheet.name)).toEqual(
        stored.sheets.map((sheet) => sheet.name),
      )
      for (const sheet of stored.sheets) {
        expect(valuesOf(sheetOf(book, sheet.name).rows)).toEqual(valuesOf(sheet.rows))
      }
    },
  )

  test.each(names)('%s: the sums are those of the database', (name) => {
    const { all } = reports[name].converted
    expect(grandTotals(bookOf(name))).toEqual(Array(3).fill(all.totalMinor))
  })

  test.each(names)(
    '%s: after the rates are changed, every sum follows to the last decimal',
    async (name) => {
      const report = reports[name]
      const own = report.trip.currency
      const book = bookOf(`${name}, changed`)
      const converted: number[] = []
      for await (const { by, amountMinor, currency, convertedMinor } of report.receipts()) {
        const isTyped = by === 'rate' || by === 'nothing'
        converted.push(
          isTyped
            ? convertMinor(amountMinor, { from: currency, into: own, rate: typedRate })
            : (convertedMinor ?? 0),
        )
      }
      const listed = sheetOf(book, 'Receipts').rows.slice(1, 1 + report.receiptCount)
      expect(listed.map((row) => inHundredths(row[9]))).toEqual(converted)
      const total = converted.reduce((sum, minor) => sum + minor, 0)
      expect(grandTotals(book)).toEqual([total, total, total])
      expect(partsOf(book, report)).toBe(total)
    },
  )

  function bookOf(name: string): ComputedWorkbook {
    const book = computed[name]
    if (!book) throw new Error(`LibreOffice gave nothing for ${name}.`)
    return book
  }
})

/** Replaces every rate and keeps the cached results. */
async function withTypedRates(content: Buffer) {
  const book = new Workbook()
  await book.xlsx.load(content)
  const rates = book.getWorksheet('Rates')
  rates?.eachRow((row) => {
    if (row.getCell(4).text.includes(' for 1 ')) row.getCell(3).value = Number(typedRate)
  })
  return Buffer.from(await book.xlsx.writeBuffer())
}

/** From the three sheets that show one, in hundredths. */
function grandTotals(book: ComputedWorkbook) {
  const cells = [
    rowOf(book, { sheet: 'Summary', column: 0, label: /^Total in / })?.[4],
    rowOf(book, { sheet: 'Receipts', column: 3, label: /^All in / })?.[9],
    rowOf(book, { sheet: 'Rates', column: 0, label: /^Total in / })?.[8],
  ]
  return cells.map(inHundredths)
}

type Wanted = { sheet: string; column: number; label: RegExp }

function rowOf(book: ComputedWorkbook, { sheet, column, label }: Wanted) {
  return sheetOf(book, sheet).rows.find((row) => label.test(String(row[column])))
}

/** The rows of the Rates sheet, added up. */
function partsOf(book: ComputedWorkbook, report: Report) {
  const lines = sheetOf(book, 'Rates').rows.slice(3, 3 + report.converted.parts.length)
  return lines.reduce((sum, row) => sum + inHundredths(row[8]), 0)
}

function inHundredths(value: unknown) {
  return Math.round(Number(value) * 100 * 1e6) / 1e6
}

/** Rounds numbers beyond the decimals used; treats empty cells and empty text alike. */
function valuesOf(rows: unknown[][]) {
  return rows.map((row) =>
    row
      .map((value) => (typeof value === 'number' ? value.toFixed(11) : JSON.stringify(value ?? '')))
      .join(' | ')
      .replace(/[ |"]+$/, ''),
  )
}
