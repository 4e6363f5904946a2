import type { CellValue, Style, WorkbookWriter, WorksheetWriter } from '@cj-tech-master/excelts'
import { asText } from './cell-values.ts'

export type Sheet = WorksheetWriter

type SheetOptions = {
  /** Column widths in characters. */
  widths: number[]
  /** Stays in view and is printed on every page. */
  headerRow?: number
}

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
  row.commit()
  return row.number
}

export type StyledCell = [value: CellValue, style?: Partial<Style>]

/** The same style for every one of them. */
export function styled(style: Partial<Style>, values: CellValue[]): StyledCell[] {
  return values.map((value) => [value, style])
}
