import type { CellValue, Style, WorkbookWriter } from '@cj-tech-master/excelts'
import type { Report } from '#reports/report.ts'
import { asDate } from './cell-values.ts'
import { createFormulas } from './formulas.ts'
import { addSheet, headers, type Sheet, writeRow } from './sheet.ts'
import { money, moneyTotal, styles } from './styles.ts'

const widths = [26, 34, 12, 20, 20, 44]

type Group = Report['totals'][number] & { name: CellValue }

export function writeSummarySheet(book: WorkbookWriter, report: Report) {
  const { totals, categories, days } = report
  const sheet = addSheet(book, 'Summary', { widths })
  writeTrip(sheet, report)
  writeGroups(sheet, report, {
    title: 'Currencies',
    groups: totals.map((sum) => ({ ...sum, name: 'All receipts' })),
  })
  writeGrandTotal(sheet, report)
  writeGroups(sheet, report, {
    title: 'Categories',
    lookedForIn: 'categories',
    groups: categories.map(({ category, ...sum }) => ({ ...sum, name: category })),
  })
  writeGroups(sheet, report, {
    title: 'Days',
    lookedForIn: 'dates',
    groups: days.map(({ date, ...sum }) => ({ ...sum, name: asDate(date) })),
    style: styles.dateLabel,
  })
  sheet.commit()
}

function writeTrip(sheet: Sheet, { trip, traveller, receiptCount }: Report) {
  writeRow(sheet, [['Expense report', styles.title]])
  writeRow(sheet)
  const facts: Record<string, CellValue> = {
    Trip: trip.name,
    Traveller: traveller.name,
    'E-mail': traveller.email,
    From: asDate(trip.startDate),
    To: asDate(trip.endDate),
    'Currency of the trip': trip.currency,
    Receipts: receiptCount,
  }
  for (const [label, value] of Object.entries(facts)) {
    const style = value instanceof Date ? styles.dateLabel : styles.fact
    writeRow(sheet, [
      [label, styles.label],
      [value, style],
    ])
  }
}

type Groups = {
  title: string
  groups: Group[]
  lookedForIn?: 'categories' | 'dates'
  style?: Partial<Style>
}

function writeGroups(sheet: Sheet, report: Report, { title, groups, lookedForIn, style }: Groups) {
  const formulas = createFormulas(report)
  const own = report.trip.currency
  writeRow(sheet)
  const figures = ['Receipts', 'Total', `In ${own}`]
  let row = writeRow(sheet, headers([title, 'Currency', ...figures], figures))
  for (const { name, ...sum } of groups) {
    const currencyCell = `B${row + 1}`
    const group = lookedForIn && { cell: `A${row + 1}`, lookedForIn }
    row = writeRow(sheet, [
      [name, style],
      [sum.currency],
      [formulas.count(currencyCell, sum.count, group)],
      [formulas.total(currencyCell, sum, group), money[sum.currency]],
      [formulas.convertedTotal(currencyCell, sum, group), money[own]],
    ])
  }
}

function writeGrandTotal(sheet: Sheet, report: Report) {
  const formulas = createFormulas(report)
  const own = report.trip.currency
  writeRow(sheet, [
    [`Total in ${own}`, styles.label],
    [null],
    [null],
    [null],
    [formulas.grandTotal(), moneyTotal[own]],
    [formulas.whatIsMissing(), styles.hint],
  ])
}
