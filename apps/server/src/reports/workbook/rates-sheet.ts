import type { WorkbookWriter } from '@cj-tech-master/excelts'
import type { Report } from '#reports/report.ts'
import { createFormulas } from './formulas.ts'
import { firstRateRow } from './references.ts'
import { addSheet, headers, type Sheet, type StyledCell, writeRow } from './sheet.ts'
import { money, moneyTotal, styles } from './styles.ts'

const widths = [12, 14, 26, 14, 20, 20]

/** One row per currency, with the rate and its date for finance to type. */
export function writeRatesSheet(book: WorkbookWriter, report: Report) {
  const formulas = createFormulas(report)
  const own = report.trip.currency
  const sheet = addSheet(book, 'Rates', { widths, headerRow: firstRateRow - 1 })
  writeRow(sheet, [[whatToDo(report), styles.label]])
  writeRow(sheet)
  writeRow(
    sheet,
    headers(
      ['Currency', 'Rate', 'Meaning', 'Rate date', 'Total', `In ${own}`],
      ['Total', `In ${own}`],
    ),
  )
  let row = firstRateRow - 1
  for (const sum of report.totals) {
    const { currency } = sum
    const currencyCell = `A${row + 1}`
    row = writeRow(sheet, [
      [currency],
      ...(currency === own ? ownRate : rateToType(currency, own)),
      [formulas.total(currencyCell, sum), money[currency]],
      [formulas.convertedTotal(currencyCell, sum), money[own]],
    ])
    if (currency !== own) acceptOnlyRates(sheet, row)
  }
  writeRow(sheet)
  writeRow(sheet, [
    [`Total in ${own}`, styles.label],
    [null],
    [formulas.whatIsMissing(), styles.hint],
    [null],
    [null],
    [formulas.grandTotal(), moneyTotal[own]],
  ])
  sheet.commit()
}

const ownRate: StyledCell[] = [[1, styles.fact], ['Currency of the trip'], [null]]

function rateToType(currency: string, own: string): StyledCell[] {
  return [[null, styles.rateToType], [`1 ${currency} = ? ${own}`], [null, styles.dateToType]]
}

function whatToDo({ totals, trip: { currency: own } }: Report) {
  const other = totals.find(({ currency }) => currency !== own)?.currency
  if (!other) return `All receipts are in ${own}; there is nothing to convert.`
  return `Type the rates and their dates into the yellow cells: how many ${own} one ${other} is. All amounts in ${own} follow.`
}

function acceptOnlyRates(sheet: Sheet, row: number) {
  sheet.dataValidations.add(`B${row}`, {
    type: 'decimal',
    operator: 'greaterThan',
    formulae: [0],
    allowBlank: true,
    showErrorMessage: true,
    errorTitle: 'Rate',
    error: 'Type a number above 0.',
  })
  sheet.dataValidations.add(`D${row}`, {
    type: 'date',
    operator: 'greaterThan',
    formulae: [new Date(0)],
    allowBlank: true,
    showErrorMessage: true,
    errorTitle: 'Rate date',
    error: 'Type a date.',
  })
}
