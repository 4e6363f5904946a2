import type { CellValue, Style, WorkbookWriter } from '@cj-tech-master/excelts'
import { rateSource } from '@quittance/contract/exchange'
import { formatIssue } from '#claims/format.ts'
import { repaymentOf } from '#claims/repayment.ts'
import type { Report } from '#claims/report.ts'
import { asDate } from './cell-values.ts'
import { createFormulas, type Which } from './formulas.ts'
import { addSheet, headers, type Sheet, type StyledCell, widthOfSums, writeRow } from './sheet.ts'
import { money, moneyTotal, styles } from './styles.ts'

type Group = Report['totals'][number] & {
  name: CellValue
  converted: Report['converted']['all']
}

export function writeSummarySheet(book: WorkbookWriter, report: Report) {
  const { totals, categories, days } = report
  const total = widthOfSums(
    20,
    totals.map(({ totalMinor }) => totalMinor),
  )
  const own = widthOfSums(20, [report.converted.all.totalMinor])
  const sheet = addSheet(book, 'Summary', { widths: [26, 34, 12, total, own, 44] })
  writeTrip(sheet, report)
  writeRepayment(sheet, report)
  writeGroups(sheet, report, {
    title: 'Currencies',
    groups: totals.map((sum) => groupOf(report, 'All receipts', sum)),
  })
  writeGrandTotal(sheet, report)
  if (totals.length > 1) writeConvertedCategories(sheet, report)
  writeGroups(sheet, report, {
    title: 'Categories',
    lookedForIn: 'categories',
    groups: categories.map((sum) => groupOf(report, sum.category, sum)),
  })
  writeGroups(sheet, report, {
    title: 'Days',
    lookedForIn: 'dates',
    groups: days.map((sum) => groupOf(report, asDate(sum.date), sum)),
    style: styles.dateLabel,
  })
  sheet.commit()
}

type Sum = Report['totals'][number] & { category?: string; date?: string }

function groupOf({ converted: { byCurrency } }: Report, name: CellValue, sum: Sum): Group {
  const { category = null, date = null, currency } = sum
  const converted = byCurrency.find(
    (group) => group.currency === currency && group.category === category && group.date === date,
  )
  if (!converted) throw new Error('The trip changed while its report was made.')
  return { ...sum, name, converted }
}

function writeTrip(sheet: Sheet, report: Report) {
  const { trip, traveller, receiptCount } = report
  writeRow(sheet, [['Expense report', styles.title]])
  writeRow(sheet)
  const facts: Record<string, CellValue> = {
    Trip: trip.name,
    Version: formatIssue(report),
    Traveller: traveller.name,
    Email: traveller.email,
    From: asDate(trip.startDate),
    To: asDate(trip.endDate),
    'Currency of the trip': trip.currency,
    ...(trip.purpose && { Purpose: trip.purpose }),
    ...(trip.project && { 'Cost centre or project': trip.project }),
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

/** What finance pays, before anything else. */
function writeRepayment(sheet: Sheet, report: Report) {
  const formulas = createFormulas(report)
  const style = moneyTotal(report.trip.currency)
  const { hasOthers } = repaymentOf(report)
  writeRow(sheet)
  writeRow(sheet, [
    ['To repay', styles.label],
    [null],
    [null],
    [null],
    [formulas.repayment(), style],
  ])
  if (!hasOthers) return
  const words: StyledCell = ['Paid by the company', styles.label]
  writeRow(sheet, [words, [null], [null], [null], [formulas.paidByOthers(), style]])
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
  for (const { name, currency, count, totalMinor, converted } of groups) {
    const which: Which = {
      currencies: `B${row + 1}`,
      ...(lookedForIn && { [lookedForIn]: `A${row + 1}` }),
    }
    row = writeRow(sheet, [
      [name, style],
      [currency],
      [formulas.count(which, count)],
      [formulas.total(which, totalMinor, currency), money(currency)],
      [formulas.convertedTotal(which, converted), money(own)],
      [formulas.withoutRate(which, `C${row + 1}`, converted), styles.hintAfterFigure],
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
    [formulas.grandTotal(), moneyTotal(own)],
    [formulas.whatIsMissing(), styles.hintAfterFigure],
  ])
  const isByRate = report.converted.parts.some(({ by }) => by === 'rate')
  if (isByRate) writeRow(sheet, [[`Rates: ${rateSource.name}. ${rateSource.terms}`, styles.hint]])
}

/** Over all currencies, as booked. */
function writeConvertedCategories(sheet: Sheet, report: Report) {
  const formulas = createFormulas(report)
  const own = report.trip.currency
  writeRow(sheet)
  const names = [`Categories in ${own}`, '', 'Receipts', '', `In ${own}`]
  let row = writeRow(sheet, headers(names, ['Receipts', `In ${own}`]))
  for (const { category, ...converted } of report.converted.categories) {
    const which = { categories: `A${row + 1}` }
    row = writeRow(sheet, [
      [category],
      [null],
      [formulas.count(which, converted.count)],
      [null],
      [formulas.convertedTotal(which, converted), money(own)],
      [formulas.withoutRate(which, `C${row + 1}`, converted), styles.hintAfterFigure],
    ])
  }
}
