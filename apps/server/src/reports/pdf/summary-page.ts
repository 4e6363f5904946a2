import { describeDate, describeMoney } from './describe.ts'
import { contentBottom, margin, type Pages } from './pages.ts'
import type { PdfHead } from './pdf-step.ts'
import { createTable } from './table.ts'

const money = { title: 'Total', width: 130, align: 'right' } as const
const count = { title: 'Receipts', width: 70, align: 'right' } as const

export function writeSummaryPage(pages: Pages, report: PdfHead) {
  const { trip, traveller, receiptCount, totals, categories } = report
  let y = pages.begin('Summary')
  pages.write('Expense report', margin, y, { size: 11, color: '#6b7280' })
  pages.write(trip.name, margin, y + 16, { size: 20, isBold: true })
  y += 52
  const facts = {
    Traveller: traveller.name,
    'E-mail': traveller.email,
    Dates: `${describeDate(trip.startDate)} to ${describeDate(trip.endDate)}`,
    Receipts: String(receiptCount),
  }
  for (const [label, value] of Object.entries(facts)) {
    pages.write(label, margin, y, { isBold: true })
    pages.write(value, margin + 80, y, { width: 420 })
    y += 16
  }

  const byCurrency = startTable(pages, y, 'Totals', [
    { title: 'Currency', width: 311 },
    count,
    money,
  ])
  for (const { currency, count: receipts, totalMinor } of totals) {
    byCurrency.add([currency, String(receipts), describeMoney(totalMinor, currency)])
  }
  const byCategory = startTable(pages, byCurrency.bottom(), 'Categories', [
    { title: 'Category', width: 311 },
    count,
    money,
  ])
  for (const { category, currency, count: receipts, totalMinor } of categories) {
    byCategory.add([category, String(receipts), describeMoney(totalMinor, currency)])
  }
}

function startTable(
  pages: Pages,
  above: number,
  title: string,
  columns: Parameters<typeof createTable>[1],
) {
  const fits = above + 100 <= contentBottom
  const y = fits ? above + 20 : pages.begin()
  pages.write(title, margin, y, { size: 12, isBold: true })
  return createTable(pages, columns, y + 22)
}
