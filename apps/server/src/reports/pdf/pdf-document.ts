import PDFDocument from 'pdfkit'
import { receiptNumber } from '#reports/image-name.ts'
import { describeDate, describeMoney } from './describe.ts'
import { finishedPartsOf } from './finished-parts.ts'
import { createImagePages } from './image-pages.ts'
import { createPages, type Pages } from './pages.ts'
import type { PdfHead, PdfPart, PdfReceipt } from './pdf-step.ts'
import { writeSummaryPage } from './summary-page.ts'
import { createTable } from './table.ts'

export type PdfDocument = ReturnType<typeof beginDocument>

/** Summary, table of receipts, images; what is finished leaves at once, so that memory stays flat. */
export function beginDocument(head: PdfHead) {
  const document = new PDFDocument({
    size: 'A4',
    margin: 0,
    autoFirstPage: false,
    pdfVersion: '1.7',
    lang: 'en',
    displayTitle: true,
    info: {
      Title: `Expense report ${head.trip.name}`.toWellFormed(),
      Author: head.traveller.name.toWellFormed(),
      Creator: 'Quittance',
      CreationDate: head.madeAt,
    },
  })
  const finished = finishedPartsOf(document)
  const pages = createPages(document)
  writeSummaryPage(pages, head)
  const table = startReceiptsTable(pages)
  const images = createImagePages(pages, head)
  let isListed = false

  /** Once, behind the last receipt. */
  function endList() {
    if (isListed) return
    isListed = true
    if (!pages.hasReplaced()) return
    table.addNote('? stands for letters that cannot be shown here. The Excel report has them.')
  }

  return {
    takeFinished: finished.take,
    list({ number, date, vendor, category, amountMinor, currency }: PdfReceipt) {
      table.add([
        receiptNumber(head, number),
        describeDate(date),
        vendor,
        category,
        describeMoney(amountMinor, currency),
      ])
    },
    show(receipt: PdfReceipt, image: Uint8Array | null) {
      endList()
      images.add(receipt, image && Buffer.from(image.buffer, image.byteOffset, image.byteLength))
    },
    end(): Promise<PdfPart[]> {
      endList()
      return finished.takeLast()
    },
  }
}

function startReceiptsTable(pages: Pages) {
  const columns = [
    { title: 'No.', width: 46 },
    { title: 'Date', width: 76 },
    { title: 'Vendor', width: 190 },
    { title: 'Category', width: 86 },
    { title: 'Amount', width: 113, align: 'right' as const },
  ]
  return createTable(pages, columns, pages.begin('Receipts'))
}
