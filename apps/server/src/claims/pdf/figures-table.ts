import { writeLabel } from './heading.ts'
import type { Pages } from './pages.ts'
import { contentWidth, ink, margin } from './paper.ts'

const rowHeight = 15
const bodySize = 8.5

/** A small table below the sums of the first page. */
export type FiguresTable = {
  title: string
  header: string[]
  /** Which columns are aligned to the right. */
  isRight: boolean[]
  rows: string[][]
}

export function heightOfTable({ rows }: FiguresTable) {
  return 18 + rowHeight * (1 + rows.length)
}

/** Tables that fit the given height each. */
export function splitTable(table: FiguresTable, room: number): FiguresTable[] {
  const count = Math.floor((room - 18) / rowHeight) - 1
  if (table.rows.length <= count) return [table]
  const [first, rest] = [table.rows.slice(0, count), table.rows.slice(count)]
  return [{ ...table, rows: first }, ...splitTable({ ...table, rows: rest }, room)]
}

export function writeTable(
  pages: Pages,
  { title, header, isRight, rows }: FiguresTable,
  top: number,
) {
  const { tags, write } = pages
  const columns = columnsOf(pages, [header, ...rows])
  let y = writeLabel(pages, title, margin, top) + 2
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

/** Each as wide as its longest cell, with equal gaps. */
function columnsOf({ widthOf }: Pages, rows: string[][]) {
  const widths = (rows[0] ?? []).map((_, index) =>
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
