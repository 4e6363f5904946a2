import type { Currency } from '@quittance/contract/money'
import { formatAmount, formatMoney } from '#claims/format.ts'
import type { ConvertedPart } from '#rates/converted-receipts.ts'
import { describeDates, describeRates } from './describe.ts'
import { writeLabel } from './heading.ts'
import type { Pages } from './pages.ts'
import { contentWidth, ink, margin } from './paper.ts'
import type { PdfHead } from './pdf-step.ts'

const rowHeight = 15
const bodySize = 8.5
const titles = ['Receipts', 'Amount', 'Rate', 'Day of the rate']
const isRight = [false, true, false, false, true]

export function heightOfRates({ converted }: PdfHead) {
  return 18 + rowHeight * (1 + groupParts(converted.parts).length)
}

/** How the receipts of each currency were converted; the table shows each receipt's rate. */
export function writeRates(pages: Pages, head: PdfHead, top: number) {
  const { tags, write } = pages
  const own = head.trip.currency
  const header = [...titles, `In ${own}`]
  const rows = groupParts(head.converted.parts).map((group) => cellsOf(group, own))
  const columns = columnsOf(pages, [header, ...rows])
  let y = writeLabel(pages, 'Rates', margin, top) + 2
  const table = tags.open('Table')

  function writeRow(cells: string[], type: 'TH' | 'TD', color: string, size: number) {
    const row = tags.open('TR', table)
    const line = y
    for (const [index, { x, width }] of columns.entries()) {
      const align = isRight[index] ? 'right' : 'left'
      const style = { size, color, width, align, isFigure: true } as const
      const options = type === 'TH' ? { scope: 'Column' as const } : {}
      tags.put(type, () => write(cells[index] ?? '', x, line, style), row, options)
    }
    row.end()
    pages.line(y + 5, { color: type === 'TH' ? ink.rule : ink.hairline })
    y += rowHeight
  }

  writeRow(header, 'TH', ink.muted, 7)
  for (const cells of rows) writeRow(cells, 'TD', ink.text, bodySize)
  table.end()
  return y - rowHeight + 5
}

function cellsOf({ currency, by, ...group }: Group, own: Currency) {
  return [
    String(group.receiptCount),
    formatMoney(group.totalMinor, currency),
    by === 'rate' ? describeRates(group.rates) : rateWords[by],
    group.days.length > 0 ? describeDates(group.days[0] ?? '', group.days.at(-1) ?? '') : '',
    group.convertedMinor === null ? '–' : formatAmount(group.convertedMinor, own),
  ]
}

/** Each as wide as its longest cell, with equal gaps. */
function columnsOf({ widthOf }: Pages, rows: string[][]) {
  const widths = titles
    .concat('')
    .map((_, index) =>
      Math.max(...rows.map((cells) => widthOf(cells[index] ?? '', { size: bodySize }))),
    )
  const free = contentWidth - widths.reduce((sum, width) => sum + width, 0)
  const gap = Math.max(6, free / (widths.length - 1))
  let x = margin
  return widths.map((width) => {
    const column = { x, width }
    x += width + gap
    return column
  })
}

type Group = ReturnType<typeof groupParts>[number]

const ways = ['rate', 'card', 'nothing']
const rateWords = { own: '', card: 'charged on card', nothing: 'no rate', rate: '' }

/** One per currency and method; a long trip has a rate for each day. */
function groupParts(parts: ConvertedPart[]) {
  const foreign = parts.filter(({ by }) => by !== 'own')
  const ordered = foreign.toSorted(
    (one, other) =>
      compareText(one.currency, other.currency) || ways.indexOf(one.by) - ways.indexOf(other.by),
  )
  const groups = Map.groupBy(ordered, ({ currency, by }) => `${currency} ${by}`)
  return Array.from(groups.values(), (group) => {
    const sums = group.map(({ convertedMinor }) => convertedMinor)
    return {
      currency: group[0]?.currency ?? 'EUR',
      by: group[0]?.by ?? 'rate',
      receiptCount: group.reduce((sum, part) => sum + part.receiptCount, 0),
      totalMinor: group.reduce((sum, part) => sum + part.totalMinor, 0),
      convertedMinor: sums.includes(null)
        ? null
        : sums.reduce((sum, own) => (sum ?? 0) + (own ?? 0), 0),
      rates: group.flatMap(({ rate }) => rate ?? []),
      days: group.flatMap(({ day }) => day ?? []).toSorted(),
    }
  })
}

function compareText(one: string, other: string) {
  if (one === other) return 0
  return one < other ? -1 : 1
}
