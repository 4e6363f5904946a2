export type Line = string[]

type Cell = { lines: Line[]; text: string }
type Row = { cells: Cell[] }

const deepestTable = 40
/** More than any hand-written mail has. */
export const maxLinesRead = 5000

/** Where hand-aligned text continues in the next column. */
export const columnGap = /\t+| {3,}/g
export const columnMark = '\0'

/**
 * Builds lines from text and table markup. A nested table becomes lines of its cell; the lines of
 * adjacent cells are merged pairwise, as one reads them.
 */
export function createLineLayout() {
  const page: Row = { cells: [newCell()] }
  /** Null marks a table, followed by its current row. */
  const open: (Row | null)[] = [page]
  let tablesTooDeep = 0
  let linesLeft = maxLinesRead

  function cell(): Cell {
    const row = open.findLast((it) => it !== null) ?? page
    if (row.cells.length === 0) row.cells.push(newCell())
    return row.cells.at(-1)!
  }

  function endLine() {
    const { lines, text } = cell()
    const columns = text.split(columnMark).map((it) => it.replace(/\s+/g, ' ').trim())
    const line = columns.filter((it) => it !== '')
    cell().text = ''
    if (line.length === 0 || linesLeft === 0) return
    lines.push(line)
    linesLeft -= 1
  }

  function closeRow() {
    if (open.length === 1 || open.at(-1) === null) return
    endLine()
    const row = open.pop()
    if (row) for (const line of beside(row.cells)) cell().lines.push(line)
  }

  function openTable() {
    endLine()
    if (open.length > 2 * deepestTable) tablesTooDeep += 1
    else open.push(null)
  }

  function closeTable() {
    endLine()
    if (tablesTooDeep > 0) {
      tablesTooDeep -= 1
      return
    }
    closeRow()
    if (open.length > 1) open.pop()
  }

  function markCell(isEnd: boolean) {
    if (open.length === 1 || tablesTooDeep > 0) return write(' ')
    if (open.at(-1) === null) open.push({ cells: [] })
    endLine()
    if (!isEnd) open.at(-1)!.cells.push(newCell())
  }

  function markRow(isEnd: boolean) {
    endLine()
    if (open.length === 1 || tablesTooDeep > 0) return
    closeRow()
    if (!isEnd) open.push({ cells: [] })
  }

  function write(text: string) {
    cell().text += text
  }

  return {
    write,
    endLine,
    mark(tag: string, isEnd: boolean) {
      if (tag === 'table' && isEnd) closeTable()
      else if (tag === 'table') openTable()
      else if (tag === 'tr') markRow(isEnd)
      else if (tag === 'td' || tag === 'th') markCell(isEnd)
    },
    lines(): Line[] {
      while (open.length > 1) closeTable()
      endLine()
      return beside(page.cells)
    },
  }
}

function newCell(): Cell {
  return { lines: [], text: '' }
}

function beside(cells: Cell[]): Line[] {
  const lines: Line[] = []
  for (const cell of cells) {
    cell.lines.forEach((line, index) => {
      const other = (lines[index] ??= [])
      for (const text of line) other.push(text)
    })
  }
  return lines
}
