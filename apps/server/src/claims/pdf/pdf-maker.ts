import PDFDocument from 'pdfkit'
import { finishedPartsOf } from './finished-parts.ts'
import { createLettering } from './lettering.ts'
import { contentBottom, margin } from './paper.ts'
import { beginDocument, type PdfDocument } from './pdf-document.ts'
import type { PdfPart, PdfStep } from './pdf-step.ts'

/** Makes one PDF after another, step by step. */
export function createPdfMaker() {
  let begun: PdfDocument | undefined

  function current() {
    if (!begun) throw new Error('This step belongs to no PDF.')
    return begun
  }

  return {
    /** Returns the parts of the file finished so far. */
    async run(step: PdfStep): Promise<PdfPart[]> {
      if (step.do === 'sheet') return sheetPages(step.lines)
      if (step.do === 'begin') begun = beginDocument(step.head)
      const document = current()
      if (step.do === 'list') for (const receipt of step.receipts) document.list(receipt)
      if (step.do === 'show') document.show(step.photo, step.image)
      if (step.do === 'attach') document.attach(step.file)
      if (step.do !== 'end') return document.takeFinished()
      begun = undefined
      return document.end()
    },
  }
}

const size = 10
const lineHeight = 15
/** For a line wider than the page. */
const maxRows = 20
const maxPages = 10

/** One line below the other; an empty one is a gap. Drops everything after ten pages. */
async function sheetPages(lines: readonly string[]): Promise<PdfPart[]> {
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
