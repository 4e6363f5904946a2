import { Workbook } from '@cj-tech-master/excelts'
import { installFormulaEngine } from '@cj-tech-master/excelts/formula'
import type { Report } from '#claims/report.ts'
import { workbookOf } from './read-workbook.ts'

installFormulaEngine()

/** To be changed and recalculated. */
export async function openWorkbook(report: Report) {
  const book = new Workbook()
  await book.xlsx.load(await workbookOf(report))
  return book
}

/** As finance would, and recalculates the formulas. */
export function typeRate(book: Workbook, at: string, rate: number | null) {
  const cell = book.getWorksheet('Rates')?.getCell(at)
  if (!cell) throw new Error('There is no sheet of rates.')
  cell.value = rate
  book.calculateFormulas()
}

/** The result of each formula of the workbook, by sheet and cell. */
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

/** A date is a number in formulas. */
function asStored(result: unknown) {
  return result instanceof Date ? result.getTime() / 86_400_000 + 25_569 : (result ?? '')
}
