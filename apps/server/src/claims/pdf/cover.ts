import { rateSource } from '@quittance/contract/exchange'
import { formatCount, formatIssue, formatMoney, isMixed, totalsInOrder } from '#claims/format.ts'
import { formatPurpose } from '#claims/format-details.ts'
import { receiptNumber } from '#claims/receipt-files.ts'
import { describeRepayment } from '#claims/repayment.ts'
import type { TaxRow } from '#claims/tax-words.ts'
import { describeDates } from './describe.ts'
import { type FiguresTable, heightOfTable, splitTable, writeTable } from './figures-table.ts'
import { writeLabel } from './heading.ts'
import type { Pages } from './pages.ts'
import { contentBottom, contentWidth, ink, margin, right } from './paper.ts'
import type { PdfHead } from './pdf-step.ts'
import { ratesTable } from './rates.ts'
import { writeSpending } from './spending.ts'

const columnGap = 32
const half = (contentWidth - columnGap) / 2
const small = { size: 7.5, color: ink.muted } as const

/** What finance needs first, on one page; returns where it ends. */
export function writeCover(pages: Pages, head: PdfHead) {
  let y = writeTitle(pages, head, pages.begin('Summary') + 8)
  y = writeFacts(pages, head, y)
  if (head.receiptCount === 0) {
    pages.tags.put('P', () =>
      pages.write('This trip has no receipts.', margin, y + 24, { size: 11 }),
    )
    return y + 24
  }
  y = writeTotals(pages, head, y + 28)
  y = writeSpending(pages, head, y + 30)
  return writeBackground(pages, head, y + 30)
}

/** Taxes, rates and low-confidence values, on the next page from where they do not fit. */
function writeBackground(pages: Pages, head: PdfHead, below: number) {
  const doubts = head.doubts.count > 0 ? describeDoubts(pages, head) : []
  const tables = [
    ...(head.taxes.length > 0 ? [taxTable(head.taxes)] : []),
    ...(isMixed(head) ? [ratesTable(head)] : []),
  ].flatMap((table) => splitTable(table, contentBottom - margin - 24))
  const blocks = [
    ...tables.map((table) => ({
      height: heightOfTable(table),
      write: (y: number) => writeTable(pages, table, y),
    })),
    ...(doubts.length > 0
      ? [
          {
            height: 16 + 12 * doubts.length,
            write: (y: number) => writeDoubts(pages, doubts, y) - 16,
          },
        ]
      : []),
  ]
  let y = below - 30
  for (const block of blocks) {
    if (y + 30 + block.height > contentBottom) {
      y = pages.begin() - 18
    }
    y = block.write(y + 30)
  }
  return y
}

/** Net, tax and gross by country and rate, as in the workbook. */
function taxTable(taxes: TaxRow[]): FiguresTable {
  return {
    title: 'Tax',
    header: ['Country', 'Rate', 'Net', 'Tax', 'Gross'],
    isRight: [false, true, true, true, true],
    rows: taxes.map(({ country, rate, amounts }) => [country, rate, ...amounts]),
  }
}

function writeTitle({ tags, write, wrap }: Pages, head: PdfHead, top: number) {
  const { trip } = head
  const title = `Expense report · ${formatIssue(head)}`
  tags.put('P', () => {
    write(title, margin, top, { size: 10, face: 'strong', color: ink.accent })
  })
  const large = { size: 28, face: 'strong' } as const
  const style = wrap(trip.name, 3, large).length > 2 ? { ...large, size: 18 } : large
  const lines = wrap(trip.name, 9, style)
  const step = 1.25 * style.size
  tags.put('H1', () => {
    for (const [index, line] of lines.entries()) {
      write(line, margin, top + 9 + step * 0.75 + step * index, style)
    }
  })
  const purpose = wrap(formatPurpose(trip), 3, { size: 10 })
  tags.put('P', () => {
    for (const [index, line] of purpose.entries()) {
      write(line, margin, top + step * lines.length + 22 + 13 * index, { size: 10 })
    }
  })
  return top + step * lines.length + 20 + (purpose.length > 0 ? 13 * purpose.length + 6 : 0)
}

function writeFacts(pages: Pages, head: PdfHead, top: number) {
  const { trip, traveller, sentTo, receiptCount, photoCount } = head
  const email = traveller.email === traveller.name ? '' : traveller.email
  const facts = [
    ['Traveller', traveller.name, email],
    ['Dates', describeDates(trip.startDate, trip.endDate), describeDays(trip)],
    ['Receipts', formatCount(receiptCount, 'receipt'), formatCount(photoCount, 'photo')],
    ...(sentTo ? ([['Recipient', sentTo, '']] as const) : []),
  ] as const
  const places = sentTo ? [0, 132, 284, 366] : [0, 176, 386]
  pages.line(top, { color: ink.rule })
  let end = top
  for (const [index, [label, value, more]] of facts.entries()) {
    const x = margin + (places[index] ?? 0)
    const width = (places[index + 1] ?? contentWidth) - (places[index] ?? 0) - 12
    pages.tags.put('P', () => {
      let y = top + 18
      pages.write(label, x, y, small)
      y += 15
      for (const line of pages.wrap(value, 9, { size: 9.5, width })) {
        pages.write(line, x, y, { size: 9.5, width })
        y += 13
      }
      for (const line of pages.wrap(more, 9, { size: 8.5, width })) {
        pages.write(line, x, y, { size: 8.5, color: ink.muted, width })
        y += 11
      }
      end = Math.max(end, y)
    })
  }
  return end - 2
}

function describeDays({ startDate, endDate }: PdfHead['trip']) {
  const days = (Date.parse(endDate) - Date.parse(startDate)) / 86_400_000 + 1
  return formatCount(days, 'day')
}

/** What was spent per currency, and beside it what is to be repaid. */
function writeTotals(pages: Pages, head: PdfHead, top: number) {
  let y = writeLabel(pages, 'Spent', margin, top)
  const table = pages.tags.open('Table')
  const [size, step] = head.totals.length > 4 ? [9.5, 17] : [12, 21]
  for (const { currency, count, totalMinor } of totalsInOrder(head)) {
    const row = pages.tags.open('TR', table)
    const line = y + size - 2
    pages.tags.put(
      'TD',
      () =>
        pages.write(formatMoney(totalMinor, currency), margin, line, {
          size,
          face: 'strong',
        }),
      row,
    )
    const style = { ...small, size: 8.5, width: half, align: 'right' } as const
    pages.tags.put('TD', () => pages.write(formatCount(count, 'receipt'), margin, line, style), row)
    row.end()
    y += step
    pages.line(y - 4, { to: margin + half })
  }
  table.end()
  return Math.max(y, writeRepayment(pages, head, top - 12))
}

/** What is to be repaid in large figures, and what others have paid. */
function writeRepayment(pages: Pages, head: PdfHead, top: number) {
  const { document, tags, write, wrap } = pages
  const { label, sum, leftOut, others } = describeRepayment(head)
  const x = right - half
  const inside = { x: x + 16, width: half - 32 }
  const size = 26
  const sums = wrap(sum, 4, { size, face: 'strong', width: inside.width })
  const notes = [
    ...(isMixed(head)
      ? [
          `At the reference rates of the ${rateSource.name} for each receipt's day. ${rateSource.terms}`,
        ]
      : []),
    ...(leftOut ? [leftOut] : []),
  ].flatMap((note) => wrap(note, 4, { ...small, width: inside.width }))
  const height = 34 + 31 * sums.length + 15 * others.length + 11 * notes.length
  tags.decorate(() => document.roundedRect(x, top, half, height, 10).fill(ink.sunken))

  let y = top + 22
  tags.put('P', () => {
    write(label, inside.x, y, { size: 10, color: ink.muted, width: inside.width })
    for (const line of sums) {
      y += 31
      write(line, inside.x, y, { size, face: 'strong', width: inside.width, isFigure: true })
    }
  })
  for (const other of others) {
    y += 15
    tags.put('P', () => {
      write(other.label, inside.x, y, { size: 9.5, color: ink.muted, width: inside.width })
      write(other.sum, inside.x, y, { size: 9.5, width: inside.width, align: 'right' })
    })
  }
  y += 5
  tags.put('P', () => {
    for (const note of notes) {
      y += 11
      write(note, inside.x, y, { ...small, width: inside.width })
    }
  })
  return top + height
}

const doubtStyle = { size: 8.5 }

/** `004 amount, date; 007 vendor`, in lines. */
function describeDoubts(pages: Pages, head: PdfHead) {
  const { count, first } = head.doubts
  const named = first.map(
    (doubt) => `${receiptNumber(head, doubt.number)} ${doubt.unconfirmed.join(', ')}`,
  )
  const others =
    count > first.length ? `; and ${count - first.length} more, marked in the list` : ''
  const text = `Hard to read, and not confirmed by the traveller: ${named.join('; ')}${others}.`
  return pages.wrap(text, 4, doubtStyle)
}

function writeDoubts(pages: Pages, lines: string[], top: number) {
  let y = writeLabel(pages, 'Open questions', margin, top)
  pages.tags.put('P', () => {
    for (const line of lines) {
      pages.write(line, margin, y, doubtStyle)
      y += 12
    }
  })
  return y
}
