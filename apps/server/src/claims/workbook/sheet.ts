import type { CellValue, Style, WorkbookWriter, WorksheetWriter } from '@cj-tech-master/excelts'
import { amountInWords } from '#claims/in-words.ts'
import { asText } from './cell-values.ts'
import { styles } from './styles.ts'

export type Sheet = WorksheetWriter

type SheetOptions = {
  /** Column widths in characters. */
  widths: number[]
  /** Printed on every page that comes after it. */
  headerRow?: number
  /** Whether what is above and the header stay in view. */
  isFrozen?: boolean
  /** Where it is too wide for one page: up to which column it is printed on the second page as well. */
  repeatedColumns?: { count: number; last: string }
}

const lineHeight = 15
const mostLines = 20
const margins = { left: 0.4, right: 0.4, top: 0.5, bottom: 0.6, header: 0.3, footer: 0.3 }

/** Ready to be printed: landscape, as wide as one page or two, with page numbers. */
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

/** Room for the code, for rupees' lakhs and for bold letters, beside the figure itself. */
const aroundFigure = 6

/** As wide as the longest sum, so that none becomes a row of hash signs. */
export function widthOfSums(least: number, sumsMinor: number[]) {
  const longest = Math.max(0, ...sumsMinor.map((minor) => amountInWords(minor, 'EUR').length))
  return Math.max(least, longest + aroundFigure)
}

/** Writes the next row out; a cell is a value, or a value and its style; with nothing in it, only one to type into. */
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
  // Not every program makes room for wrapped text by itself.
  if (lines > 1) row.height = lineHeight * Math.min(lines, mostLines)
  row.commit()
  return row.number
}

function linesIn(text: string, width: number) {
  return text.split('\n').reduce((lines, line) => lines + Math.ceil(line.length / width || 1), 0)
}

function widthAt(sheet: Sheet, index: number) {
  return sheet.getColumn(index + 1).width ?? 10
}

/** A row of headers; those of the named columns stand over figures, to the right. */
export function headers(names: string[], figures: string[]): StyledCell[] {
  return names.map((name, index) => {
    if (figures.includes(name)) return [name, styles.figureHeader]
    const isAfterFigure = index > 0 && figures.includes(names[index - 1] ?? '')
    return [name, isAfterFigure ? styles.headerAfterFigure : styles.header]
  })
}

export type StyledCell = [value: CellValue, style?: Partial<Style>]
