import { buffer } from 'node:stream/consumers'
import { type Cell, readXlsx, type Sheet, type Workbook } from 'hucre'
import type { Report } from '#claims/report.ts'
import { reportFile } from '#claims/report-file.ts'

export async function workbookOf(report: Report): Promise<Buffer> {
  const file = await reportFile('excel', report)
  return buffer(file.open())
}

/** Uses another library than the one that wrote it. */
export async function readWorkbook(report: Report): Promise<Workbook> {
  return readXlsx(await workbookOf(report), { readStyles: true })
}

export function sheetOf(book: Workbook, name: string): Sheet {
  const sheet = book.sheets.find((candidate) => candidate.name === name)
  if (!sheet) throw new Error(`There is no sheet ${name}.`)
  return sheet
}

/** The cell at `B7`, if it is more than a value. */
export function cellAt(sheet: Sheet, at: string): Cell | undefined {
  const column = at.charCodeAt(0) - 'A'.charCodeAt(0)
  return sheet.cells?.get(`${Number(at.slice(1)) - 1},${column}`)
}

/** The block below a heading, up to the first row without a currency. */
export function rowsBelow({ rows }: Sheet, heading: string) {
  const below = rows.slice(rows.findIndex((row) => row[0] === heading) + 1)
  const end = below.findIndex((row) => !row[1])
  return end === -1 ? below : below.slice(0, end)
}
