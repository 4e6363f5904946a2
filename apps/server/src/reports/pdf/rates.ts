import type { ConvertedPart } from '#db/converted-receipts.ts'
import { amountInWords, moneyInWords } from '#reports/in-words.ts'
import { describeDates, describeRates } from './describe.ts'
import { writeLabel } from './heading.ts'
import type { Pages } from './pages.ts'
import { contentWidth, ink, margin } from './paper.ts'
import type { PdfHead } from './pdf-step.ts'

const rowHeight = 15
const columns = [
  { title: 'Receipts', x: 0, width: 36, align: 'left' },
  { title: 'Amount', x: 40, width: 96, align: 'right' },
  { title: 'Rate', x: 160, width: 124, align: 'left' },
  { title: 'Day of the rate', x: 290, width: 140, align: 'left' },
] as const

/** How much room they take. */
export function heightOfRates({ converted }: PdfHead) {
  return 18 + rowHeight * (1 + groupParts(converted.parts).length)
}

/** How the receipts of each currency came to the trip's own; the rate of each stands in the list. */
export function writeRates(pages: Pages, head: PdfHead, top: number) {
  const { tags, write } = pages
  const own = head.trip.currency
  const last = { title: `In ${own}`, x: contentWidth - 80, width: 80, align: 'right' } as const
  const all = [...columns, last]
  let y = writeLabel(pages, 'Rates', margin, top) + 2
  const table = tags.open('Table')

  function writeRow(cells: string[], type: 'TH' | 'TD', color: string, size: number) {
    const row = tags.open('TR', table)
    const line = y
    for (const [index, { x, width, align }] of all.entries()) {
      const style = { size, color, width, align }
      const options = type === 'TH' ? { scope: 'Column' as const } : {}
      tags.put(type, () => write(cells[index] ?? '', margin + x, line, style), row, options)
    }
    row.end()
    pages.line(y + 5, { color: type === 'TH' ? ink.rule : ink.hairline })
    y += rowHeight
  }

  writeRow(
    all.map(({ title }) => title),
    'TH',
    ink.muted,
    7,
  )
  for (const { currency, by, ...group } of groupParts(head.converted.parts)) {
    const sum = group.convertedMinor
    writeRow(
      [
        String(group.receiptCount),
        moneyInWords(group.totalMinor, currency),
        by === 'rate' ? describeRates(group.rates) : rateWords[by],
        group.days.length > 0 ? describeDates(group.days[0] ?? '', group.days.at(-1) ?? '') : '',
        sum === null ? '–' : amountInWords(sum, own),
      ],
      'TD',
      ink.text,
      8.5,
    )
  }
  table.end()
  return y - rowHeight + 5
}

const ways = ['rate', 'card', 'nothing']
const rateWords = { own: '', card: 'charged on card', nothing: 'no rate', rate: '' }

/** One for each currency and way; a long trip has a rate for each of its days. */
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
