import type { CellValue, Style, WorkbookWriter, WorksheetWriter } from '@cj-tech-master/excelts'
import { asText } from './cell-values.ts'
import { styles } from './styles.ts'

export type Sheet = WorksheetWriter

type SheetOptions = {
  /** Column widths in characters. */
  widths: number[]
  /** Stays in view and is printed on every page. */
  headerRow?: number
}

const lineHeight = 15
const mostLines = 20

/** Ready to be printed: landscape, as wide as the page, with page numbers. */
export function addSheet(book: WorkbookWriter, name: string, options: SheetOptions): Sheet {
  const { widths, headerRow } = options
  const sheet = book.addWorksheet(name, {
    ...(headerRow && { views: [{ state: 'frozen', ySplit: headerRow }] }),
    pageSetup: {
      paperSize: 9,
      orientation: 'landscape',
      fitToPage: true,
      fitToWidth: 1,
      fitToHeight: 0,
      ...(headerRow && { printTitlesRow: `${headerRow}:${headerRow}` }),
    },
    headerFooter: { oddFooter: '&L&A&RPage &P of &N' },
  })
  sheet.columns = widths.map((width) => ({ width }))
  return sheet
}

/** Writes the next row out; a cell is a value, or a value and its style. */
export function writeRow(sheet: Sheet, cells: StyledCell[] = []) {
  const row = sheet.addRow([])
  for (const [index, [value, style]] of cells.entries()) {
    const cell = row.getCell(index + 1)
    cell.value = typeof value === 'string' ? asText(value) : value
    if (style) cell.style = style
  }
  const lines = Math.max(1, ...cells.map((cell, index) => linesIn(cell, widthAt(sheet, index))))
  // Not every program makes room for wrapped text by itself.
  if (lines > 1) row.height = lineHeight * Math.min(lines, mostLines)
  row.commit()
  return row.number
}

function linesIn([value, style]: StyledCell, width: number) {
  return style === styles.wrapped && typeof value === 'string' ? Math.ceil(value.length / width) : 1
}

function widthAt(sheet: Sheet, index: number) {
  return sheet.getColumn(index + 1).width ?? 10
}

/** A row of headers; those of the named columns stand over figures, to the right. */
export function headers(names: string[], figures: string[]): StyledCell[] {
  return names.map((name) => [name, figures.includes(name) ? styles.figureHeader : styles.header])
}

export type StyledCell = [value: CellValue, style?: Partial<Style>]
