import { receiptNumber } from '#reports/image-name.ts'
import { receiptsWithImages } from '#reports/receipts-with-images.ts'
import type { Report } from '#reports/report.ts'
import { describeDate, describeMoney } from './describe.ts'
import { finishedPartsOf } from './finished-parts.ts'
import { createImagePages } from './image-pages.ts'
import { createPages, type Pages } from './pages.ts'
import { writeSummaryPage } from './summary-page.ts'
import { createTable } from './table.ts'

/** Summary, table of receipts, images; what is finished leaves at once, so that memory stays flat. */
export async function* pdfBytes(report: Report, signal: AbortSignal): AsyncGenerator<Uint8Array> {
  // The build leaves it in node_modules; imported above, it would be loaded at the start.
  const { default: PDFDocument } = await import('pdfkit')
  const document = new PDFDocument({
    size: 'A4',
    margin: 0,
    autoFirstPage: false,
    pdfVersion: '1.7',
    lang: 'en',
    displayTitle: true,
    info: {
      Title: `Expense report ${report.trip.name}`.toWellFormed(),
      Author: report.traveller.name.toWellFormed(),
      Creator: 'Quittance',
    },
  })
  const finished = finishedPartsOf(document)
  const pages = createPages(document)
  writeSummaryPage(pages, report)

  const table = startReceiptsTable(pages)
  for await (const receipt of report.receipts()) {
    const { number, date, vendor, category, amountMinor, currency } = receipt
    table.add([
      receiptNumber(report, number),
      describeDate(date),
      vendor,
      category,
      describeMoney(amountMinor, currency),
    ])
    yield* finished.take()
  }

  if (pages.hasReplaced()) {
    table.addNote('? stands for letters that cannot be shown here. The Excel report has them.')
  }

  const images = createImagePages(pages, report)
  for await (const { receipt, content } of receiptsWithImages(report, signal)) {
    if (!content) continue
    images.add(receipt, content)
    yield* finished.take()
  }
  yield* await finished.takeLast()
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
