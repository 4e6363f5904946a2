import PDFDocument from 'pdfkit'
import { finishedPartsOf } from './finished-parts.ts'
import { createLettering } from './lettering.ts'
import { contentBottom, margin } from './paper.ts'
import type { PdfPart } from './pdf-step.ts'

const size = 10
const lineHeight = 15
/** For a line wider than the page. */
const maxRows = 20
const maxPages = 10

/** One line below the other; an empty one is a gap. Drops everything after ten pages. */
export async function sheetPages(lines: readonly string[]): Promise<PdfPart[]> {
  const document = new PDFDocument({ size: 'A4', margin: 0, autoFirstPage: false, lang: 'en' })
  const finished = finishedPartsOf(document)
  const lettering = createLettering(document)
  let pages = 1
  let y = margin + lineHeight
  document.addPage()
  for (const line of lines) {
    const rows = lettering.wrap(line, maxRows, { size })
    for (const row of rows.length > 0 ? rows : ['']) {
      if (y > contentBottom) {
        if (pages === maxPages) return finished.takeLast()
        document.addPage()
        pages += 1
        y = margin + lineHeight
      }
      lettering.write(row, margin, y, { size })
      y += lineHeight
    }
  }
  return finished.takeLast()
}
