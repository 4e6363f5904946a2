import { categoryNames, formatDate, formatGroup, formatMoney } from '#claims/format.ts'
import { type DayBar, dayBars } from './day-bars.ts'
import { describeDates } from './describe.ts'
import { writeLabel } from './heading.ts'
import type { Pages } from './pages.ts'
import { contentWidth, ink, margin, right } from './paper.ts'
import type { PdfHead } from './pdf-step.ts'

const columnGap = 32
const half = (contentWidth - columnGap) / 2
const categoryHeight = 22
const small = { size: 7.5, color: ink.muted } as const

/** By category and by day in the trip's currency, so that spending is visible at a glance. */
export function writeSpending(pages: Pages, head: PdfHead, top: number) {
  const { categories } = head.converted
  // Without any rate there is nothing to compare.
  if (!categories.some(({ totalMinor }) => totalMinor > 0)) return top - 30
  const height = Math.max(96, categories.length * categoryHeight)
  const y = writeLabel(pages, 'By category', margin, top)
  writeCategories(pages, head, categories, y)
  writeLabel(pages, 'By day', right - half, top)
  writeDays(pages, head, { top: y, height })
  return y + height
}

function writeCategories(
  { document, tags, write }: Pages,
  { trip }: PdfHead,
  categories: PdfHead['converted']['categories'],
  top: number,
) {
  const most = Math.max(...categories.map(({ totalMinor }) => totalMinor))
  const table = tags.open('Table')
  for (const [index, { category, ...group }] of categories.entries()) {
    const { totalMinor } = group
    const { sum, leftOut } = formatGroup(group, trip.currency)
    const y = top + categoryHeight * index
    const row = tags.open('TR', table)
    tags.put(
      'TH',
      () => {
        const end = write(categoryNames[category], margin, y + 8, { size: 8.5 })
        if (leftOut) write(leftOut, end + 6, y + 8, small)
      },
      row,
      { scope: 'Row' },
    )
    const style = { size: 8.5, width: half, align: 'right', isFigure: true } as const
    tags.put('TD', () => write(sum, margin, y + 8, style), row)
    row.end()
    tags.decorate(() => {
      document.rect(margin, y + 12.5, half, 2.5).fill(ink.sunken)
      document.rect(margin, y + 12.5, (half * Math.max(0, totalMinor)) / most, 2.5).fill(ink.accent)
    })
  }
  table.end()
}

function writeDays(pages: Pages, head: PdfHead, { top, height }: { top: number; height: number }) {
  const { document, tags, write } = pages
  const { bars, daysPerBar, apart } = dayBars(head.converted.days, head.trip)
  const left = right - half
  const [bottom, ceiling] = [top + height - 14, top + (apart.length > 0 ? 24 : 14)]
  const most = Math.max(1, ...bars.map(({ totalMinor }) => totalMinor))
  const step = Math.min(half / bars.length, 36)
  const alt = altOf(bars, head)
  tags.put(
    'Figure',
    () => {
      for (const [index, { totalMinor }] of bars.entries()) {
        if (totalMinor <= 0) continue
        const tall = Math.max(1, ((bottom - ceiling) * totalMinor) / most)
        const width = Math.max(1, step - Math.min(8, step / 4))
        const color = totalMinor === most ? ink.accent : ink.accentSoft
        document.rect(left + step * index, bottom - tall, width, tall).fill(color)
      }
    },
    undefined,
    { alt, bbox: [left, top, right, bottom] },
  )
  pages.line(bottom, { from: left, color: ink.rule })
  const highest = formatMoney(most, head.trip.currency)
  const span = daysPerBar === 1 ? 'on the highest day' : `in the highest ${daysPerBar} days`
  tags.put('P', () => write(`${highest} ${span}`, left, top + 8, { ...small, width: half }))
  if (apart.length > 0) {
    const sum = formatMoney(
      apart.reduce((total, { totalMinor }) => total + totalMinor, 0),
      head.trip.currency,
    )
    const when =
      apart.length === 1 ? formatDate(apart[0]?.date ?? '') : `${apart.length} other days`
    tags.put('P', () => write(`and ${sum} on ${when}`, left, top + 18, { ...small, width: half }))
  }
  const [first, last] = [bars[0]?.date ?? '', bars.at(-1)?.date ?? '']
  tags.put('P', () => {
    const end = left + step * bars.length
    if (end - left < 130) {
      write(describeDates(first, last), left, bottom + 12, small)
    } else {
      write(formatDate(first), left, bottom + 12, small)
      write(formatDate(last), end - 100, bottom + 12, { ...small, width: 100, align: 'right' })
    }
  })
}

function altOf(bars: DayBar[], { trip }: PdfHead) {
  const spent = bars.filter(({ totalMinor }) => totalMinor > 0)
  const named = spent
    .slice(0, 40)
    .map(({ date, totalMinor }) => `${formatDate(date)} ${formatMoney(totalMinor, trip.currency)}`)
  return `Bars, one for each day: ${named.join('; ')}`
}
