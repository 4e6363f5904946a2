import { beginDocument, type PdfDocument } from './pdf-document.ts'
import type { PdfPart, PdfStep } from './pdf-step.ts'
import { sheetPages } from './sheet-pages.ts'

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
