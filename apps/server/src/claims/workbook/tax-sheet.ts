import type { WorkbookWriter } from '@cj-tech-master/excelts'
import { storedDecimalsOf } from '@quittance/contract/money'
import { receiptNumber } from '#claims/receipt-files.ts'
import type { Report, ReportReceipt } from '#claims/report.ts'
import {
  countryOf,
  keyOf,
  minorOf,
  paperCurrency,
  type TaxGroup,
  totalTaxes,
} from '#claims/tax-sums.ts'
import { asDate, numberOf } from './cell-values.ts'
import { range } from './references.ts'
import { addSheet, headers, type Sheet, type StyledCell, widthOfSums, writeRow } from './sheet.ts'
import { money, moneyTotal, styles } from './styles.ts'

const groupColumns = {
  'Ref.': 7,
  Country: 20,
  Rate: 10,
  Currency: 10,
  Net: 18,
  Tax: 18,
  Gross: 18,
}
const lineColumns = { 'Receipt No.': 14, Date: 12, Vendor: 34, 'VAT number': 20 }
const figures = ['Rate', 'Net', 'Tax', 'Gross', 'Lines']
const sums = { E: 'netMinor', F: 'taxMinor', G: 'grossMinor' } as const

type Groups = Map<string, TaxGroup>

/** Tax by country and rate, then row by row. */
export async function writeTaxSheet(
  book: WorkbookWriter,
  report: Report,
  { groups, pause }: { groups: Groups; pause(): Promise<void> },
) {
  const totals = totalTaxes(groups.values())
  // The header of the groups, the groups, a total for each currency, and an empty row.
  const headerRow = 1 + groups.size + totals.length + 1 + 1
  const all = Array.from(groups.values(), ({ grossMinor }) => grossMinor)
  const sumWidth = widthOfSums(groupColumns.Gross, [all.reduce((sum, minor) => sum + minor, 0)])
  const sheet = addSheet(book, 'Tax', {
    widths: Object.values({
      ...groupColumns,
      Net: sumWidth,
      Tax: sumWidth,
      Gross: sumWidth,
      ...lineColumns,
    }),
    headerRow,
    isFrozen: false,
  })
  writeGroups(sheet, groups, headerRow + 1)
  writeTotals(sheet, totals, groups.size)
  writeRow(sheet)
  let row = writeRow(
    sheet,
    headers([...Object.keys(groupColumns), ...Object.keys(lineColumns)], figures),
  )
  const cellsOf = createCells(report, groups)
  for await (const receipt of report.receipts()) {
    for (const cells of cellsOf(receipt)) row = writeRow(sheet, cells)
    await pause()
  }
  sheet.autoFilter = `A${headerRow}:K${row}`
  sheet.commit()
}

function writeGroups(sheet: Sheet, groups: Groups, firstLine: number) {
  const count = Array.from(groups.values()).reduce((sum, { lines }) => sum + lines, 0)
  const column = range('Tax', firstLine, count)
  let row = writeRow(sheet, headers([...Object.keys(groupColumns), 'Lines'], figures))
  for (const group of groups.values()) {
    const condition = `${column('A')},A${row + 1}`
    row = writeRow(sheet, [
      [group.reference],
      [group.country || null],
      ...rateAndCurrency(group),
      ...Object.entries(sums).map(
        ([letter, sum]): StyledCell => [
          {
            formula: `ROUND(SUMIFS(${column(letter)},${condition}),${storedDecimalsOf(group.currency)})`,
            result: numberOf(group[sum], group.currency),
          },
          money(group.currency),
        ],
      ),
      [{ formula: `COUNTIFS(${condition})`, result: group.lines }],
    ])
  }
}

function writeTotals(sheet: Sheet, totals: ReturnType<typeof totalTaxes>, groupCount: number) {
  const column = range('Tax', 2, groupCount)
  for (const total of totals) {
    const { currency } = total
    writeRow(sheet, [
      [`Total in ${currency}`, styles.label],
      [null],
      [null],
      [currency, styles.labelAfterFigure],
      ...Object.entries(sums).map(
        ([letter, sum]): StyledCell => [
          {
            formula: `ROUND(SUMIFS(${column(letter)},${column('D')},"${currency}"),${storedDecimalsOf(currency)})`,
            result: numberOf(total[sum], currency),
          },
          moneyTotal(currency),
        ],
      ),
    ])
  }
}

function createCells(report: Report, groups: Groups) {
  const number = { ...styles.afterFigure, numFmt: receiptNumber(report, 0) }
  return (receipt: ReportReceipt): StyledCell[][] =>
    (receipt.tax?.lines ?? []).map((line) => {
      const currency = paperCurrency(receipt)
      const amounts = [line.net, line.tax, line.gross]
      return [
        [groups.get(keyOf(receipt, line))?.reference ?? null, styles.text],
        [countryOf(receipt) || null, styles.text],
        ...rateAndCurrency({ rate: line.rate, currency }),
        ...amounts.map((text): StyledCell => [amountOf(text, currency), money(currency)]),
        [receipt.number, number],
        [asDate(receipt.date), styles.date],
        [receipt.vendor, styles.wrapped],
        [receipt.tax?.vatNumber ?? null, styles.text],
      ]
    })
}

export function rateAndCurrency({
  rate,
  currency,
}: {
  rate: number | null
  currency: string
}): StyledCell[] {
  return [
    // Parse `8.1e-2`: 8.1 / 100 is not 0.081 in floating point.
    [rate === null ? null : Number(`${rate}e-2`), styles.percent],
    [currency, styles.afterFigure],
  ]
}

/** Anything that is not an amount stays text. */
export function amountOf(text: string, currency: string) {
  const minor = minorOf(text, currency)
  return minor === undefined ? text : numberOf(minor, currency)
}
