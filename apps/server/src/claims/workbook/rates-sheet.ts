import type { WorkbookWriter } from '@cj-tech-master/excelts'
import { rateSource } from '@quittance/contract/exchange'
import type { Report } from '#claims/report.ts'
import { asDate } from './cell-values.ts'
import { createFormulas, howItCounts } from './formulas.ts'
import { createRateLines, type RateLine } from './rate-lines.ts'
import { firstRateRow, rateColumns } from './references.ts'
import { addSheet, headers, type Sheet, type StyledCell, widthOfSums, writeRow } from './sheet.ts'
import { money, moneyTotal, styles } from './styles.ts'

const columns = {
  'Ref.': 7,
  Currency: 12,
  Rate: 16,
  Meaning: 22,
  'Rate day': 13,
  Source: 24,
  Receipts: 11,
  Total: 20,
}

/** One row per conversion: a day's rate, a card charge, or an unknown rate. */
export function writeRatesSheet(book: WorkbookWriter, report: Report) {
  const formulas = createFormulas(report)
  const own = report.trip.currency
  const { lines } = createRateLines(report)
  const sheet = addSheet(book, 'Rates', {
    widths: [
      ...Object.values({
        ...columns,
        Total: widthOfSums(
          columns.Total,
          lines.map(({ totalMinor }) => totalMinor),
        ),
      }),
      widthOfSums(20, [report.converted.all.totalMinor]),
    ],
    headerRow: firstRateRow - 1,
  })
  const isByRate = lines.some(({ by }) => by === 'rate')
  writeRow(sheet, [[whatToDo(report), styles.label]])
  writeRow(sheet, [[isByRate ? `${rateSource.name}: ${rateSource.terms}` : null, styles.hint]])
  const names = [...Object.keys(columns), `In ${own}`]
  writeRow(sheet, headers(names, ['Rate', 'Receipts', 'Total', `In ${own}`]))
  for (const line of lines) writeLine(sheet, report, line)
  writeRow(sheet)
  writeRow(sheet, [
    [`Total in ${own}`, styles.label],
    [null],
    [formulas.whatIsMissing(), styles.hint],
    [null],
    [null],
    [null],
    [null],
    [null],
    [formulas.grandTotal(), moneyTotal(own)],
  ])
  sheet.commit()
}

function writeLine(sheet: Sheet, report: Report, line: RateLine) {
  const formulas = createFormulas(report)
  const { reference, currency, by, row, receiptCount, totalMinor, convertedMinor } = line
  const which = { rateReferences: `${rateColumns.reference}${row}` }
  const missing = by === 'nothing' ? receiptCount : 0
  const sum = { count: receiptCount, missing, totalMinor: convertedMinor ?? 0 }
  writeRow(sheet, [
    [reference],
    [currency],
    ...rateCells(report, line),
    [formulas.count(which, receiptCount)],
    [formulas.total(which, totalMinor, currency), money(currency)],
    [formulas.convertedTotal(which, sum), money(report.trip.currency)],
  ])
  if (by === 'rate' || by === 'nothing') acceptOnlyRates(sheet, row)
}

/** The rate, its direction, day and source. */
function rateCells(report: Report, line: RateLine): StyledCell[] {
  const { by, currency, rate, day } = line
  if (by === 'own') return [[1, styles.rate], [howItCounts.own, styles.afterFigure], [null], [null]]
  if (by === 'card') return [[null], [howItCounts.card, styles.afterFigure], [null], [null]]
  return [
    [rate === null ? null : Number(rate), styles.rateToType],
    [`${report.trip.currency} for 1 ${currency}`, styles.afterFigure],
    [day === null ? null : asDate(day), styles.dateToType],
    [createFormulas(report).source(line), styles.afterFigure],
  ]
}

function whatToDo({ converted: { parts }, trip: { currency: own } }: Report) {
  const other = parts.find(({ by }) => by === 'nothing' || by === 'rate')
  if (!other) return `There is nothing to convert into ${own} by a rate.`
  const follow = `All amounts in ${own} follow.`
  const missing = parts.find(({ by }) => by === 'nothing')
  if (!missing) return `The rates in the yellow cells may be changed. ${follow}`
  return `Type the missing rates and their days into the yellow cells: how many ${own} one ${missing.currency} is. ${follow}`
}

function acceptOnlyRates(sheet: Sheet, row: number) {
  sheet.dataValidations.add(`${rateColumns.rate}${row}`, {
    type: 'decimal',
    operator: 'greaterThan',
    formulae: [0],
    allowBlank: true,
    showErrorMessage: true,
    errorTitle: 'Rate',
    error: 'Type a number above 0.',
  })
  sheet.dataValidations.add(`${rateColumns.day}${row}`, {
    type: 'date',
    operator: 'greaterThan',
    formulae: [new Date(0)],
    allowBlank: true,
    showErrorMessage: true,
    errorTitle: 'Rate day',
    error: 'Type a date.',
  })
}
