import { contentBottom, margin, type Pages } from './pages.ts'

type Column = { title: string; width: number; align?: 'right' }

const rowHeight = 16
const gap = 8

/** Rows one below the other, with the header again on each page. */
export function createTable(pages: Pages, columns: Column[], top: number) {
  let y = top

  function writeCells(cells: string[], isBold: boolean) {
    let x = margin
    for (const [index, { width, align = 'left' }] of columns.entries()) {
      pages.write(cells[index] ?? '', x, y, { width: width - gap, align, isBold })
      x += width
    }
    y += rowHeight
  }

  function writeHeader() {
    writeCells(
      columns.map(({ title }) => title),
      true,
    )
    pages.line(y - 5)
  }

  function makeRoom() {
    if (y + rowHeight <= contentBottom) return
    y = pages.begin()
    writeHeader()
  }

  writeHeader()
  return {
    add(cells: string[]) {
      makeRoom()
      writeCells(cells, false)
    },
    addNote(text: string) {
      makeRoom()
      pages.write(text, margin, y, { color: '#6b7280' })
      y += rowHeight
    },
    bottom: () => y,
  }
}
