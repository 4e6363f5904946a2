import type { CellValue, Style, WorkbookWriter, WorksheetWriter } from '@cj-tech-master/excelts'
import { formatAmount } from '#claims/format.ts'
import { asText } from './cell-values.ts'
import { styles } from './styles.ts'

export type Sheet = WorksheetWriter

type SheetOptions = {
  /** Column widths in characters. */
  widths: number[]
  /** Repeated on every printed page. */
  headerRow?: number
  /** Whether the rows down to the header stay in view. */
  isFrozen?: boolean
  /** If it is too wide for one page: the columns repeated on the second. */
  repeatedColumns?: { count: number; last: string }
}

const lineHeight = 15
const maxLines = 20
const margins = { left: 0.4, right: 0.4, top: 0.5, bottom: 0.6, header: 0.3, footer: 0.3 }

/** Ready to print: landscape, one or two pages wide, with page numbers. */
export function addSheet(book: WorkbookWriter, name: string, options: SheetOptions): Sheet {
  const { widths, headerRow, isFrozen = true, repeatedColumns } = options
  const sheet = book.addWorksheet(name, {
    ...(headerRow &&
      isFrozen && {
        views: [{ state: 'frozen', ySplit: headerRow, xSplit: repeatedColumns?.count ?? 0 }],
      }),
    pageSetup: {
      paperSize: 9,
      orientation: 'landscape',
      margins,
      fitToPage: true,
      fitToWidth: repeatedColumns ? 2 : 1,
      fitToHeight: 0,
      ...(headerRow && { printTitlesRow: `${headerRow}:${headerRow}` }),
      ...(repeatedColumns && {
        printTitlesColumn: `A:${repeatedColumns.last}`,
        pageOrder: 'overThenDown',
      }),
    },
    headerFooter: { oddFooter: '&L&A&RPage &P of &N' },
  })
  sheet.columns = widths.map((width) => ({ width }))
  return sheet
}

/** Room for the currency code, lakh separators and bold text. */
const aroundFigure = 6

/** As wide as the longest sum, so that none is shown as hash signs. */
export function widthOfSums(least: number, sumsMinor: number[]) {
  const longest = Math.max(0, ...sumsMinor.map((minor) => formatAmount(minor, 'EUR').length))
  return Math.max(least, longest + aroundFigure)
}

/** A cell is a value, or a value and its style; null with a style is an input cell. */
export function writeRow(sheet: Sheet, cells: StyledCell[] = []) {
  const row = sheet.addRow([])
  let lines = 1
  for (const [index, [value, style]] of cells.entries()) {
    if (value === null && !style?.fill) continue
    const cell = row.getCell(index + 1)
    cell.value = typeof value === 'string' ? asText(value) : value
    if (style) cell.style = style
    if (style?.alignment?.wrapText && typeof value === 'string') {
      lines = Math.max(lines, linesIn(value, widthAt(sheet, index)))
    }
  }
  // Some programs do not adjust the height for wrapped text.
  if (lines > 1) row.height = lineHeight * Math.min(lines, maxLines)
  row.commit()
  return row.number
}

function linesIn(text: string, width: number) {
  return text.split('\n').reduce((lines, line) => lines + Math.ceil(line.length / width || 1), 0)
}

function widthAt(sheet: Sheet, index: number) {
  return sheet.getColumn(index + 1).width ?? 10
}

/** A header row; the named columns are right-aligned, as their numbers are. */
export function headers(names: string[], figures: string[]): StyledCell[] {
  return names.map((name, index) => {
    if (figures.includes(name)) return [name, styles.figureHeader]
    const isAfterFigure = index > 0 && figures.includes(names[index - 1] ?? '')
    return [name, isAfterFigure ? styles.headerAfterFigure : styles.header]
  })
}

export type StyledCell = [value: CellValue, style?: Partial<Style>]
