import { receiptsWithImages } from '#reports/receipts-with-images.ts'
import type { Report, ReportReceipt } from '#reports/report.ts'
import type { PdfReceipt, PdfStep } from './pdf-step.ts'

const receiptsAtOnce = 50

/** Everything a PDF is made from, as data that can change threads. */
export async function* pdfSteps(
  report: Report,
  signal: AbortSignal,
  madeAt = new Date(),
): AsyncGenerator<PdfStep> {
  const { trip, traveller, receiptCount, totals, categories } = report
  yield { do: 'begin', head: { trip, traveller, receiptCount, totals, categories, madeAt } }

  let receipts: PdfReceipt[] = []
  for await (const receipt of report.receipts()) {
    receipts.push(shownOf(receipt))
    if (receipts.length < receiptsAtOnce) continue
    yield { do: 'list', receipts }
    receipts = []
  }
  yield { do: 'list', receipts }

  for await (const { receipt, content } of receiptsWithImages(report, signal)) {
    if (content === null) continue
    yield { do: 'show', receipt: shownOf(receipt), image: content ?? null }
  }
  yield { do: 'end' }
}

function shownOf(receipt: ReportReceipt): PdfReceipt {
  const { id, number, date, vendor, category, amountMinor, currency } = receipt
  return { id, number, date, vendor, category, amountMinor, currency }
}
