import { Workbook } from '@cj-tech-master/excelts'
import { installFormulaEngine } from '@cj-tech-master/excelts/formula'
import type { Report } from '#claims/report.ts'
import { workbookOf } from './read-workbook.ts'

installFormulaEngine()

/** To be changed and computed. */
export async function openWorkbook(report: Report) {
  const book = new Workbook()
  await book.xlsx.load(await workbookOf(report))
  return book
}

/** As finance would, and the formulas follow. */
export function typeRate(book: Workbook, at: string, rate: number | null) {
  const cell = book.getWorksheet('Rates')?.getCell(at)
  if (!cell) throw new Error('There is no sheet of rates.')
  cell.value = rate
  book.calculateFormulas()
}

/** What each formula of the workbook gives, by sheet and cell. */
export function resultsOf(book: Workbook) {
  const results: Record<string, unknown> = {}
  for (const sheet of book.worksheets) {
    sheet.eachRow((row) => {
      row.eachCell((cell) => {
        if (cell.formula) results[`${sheet.name}!${cell.address}`] = asStored(cell.result)
      })
    })
  }
  return results
}

/** A day is a number to whoever computes it. */
function asStored(result: unknown) {
  return result instanceof Date ? result.getTime() / 86_400_000 + 25_569 : (result ?? '')
}
