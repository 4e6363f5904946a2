import { arrayBuffer } from 'node:stream/consumers'
import { filesWithContent } from '#claims/files-with-content.ts'
import { picturesOf, type ReceiptFile } from '#claims/receipt-files.ts'
import type { Report, ReportReceipt } from '#claims/report.ts'
import { describeTaxes } from '#claims/tax-words.ts'
import { figuresOf } from './describe.ts'
import type { PdfFile, PdfHead, PdfPhoto, PdfReceipt, PdfStep } from './pdf-step.ts'

const receiptsAtOnce = 50
const doubtsNamed = 12
/** More do not fit into two lines. */
const itemsNamed = 12

/** Generated when the PDF is complete but for it. */
export type AttachedFile = Omit<PdfFile, 'bytes'> & {
  make(signal: AbortSignal): AsyncIterable<Uint8Array>
}

/** Everything a PDF needs, as data that can be transferred to a thread. */
export async function* pdfSteps(
  report: Report,
  signal: AbortSignal,
  files: AttachedFile[] = [],
): AsyncGenerator<PdfStep> {
  yield { do: 'begin', head: await headOf(report) }

  let receipts: PdfReceipt[] = []
  for await (const receipt of report.receipts()) {
    receipts.push(lineOf(receipt))
    if (receipts.length < receiptsAtOnce) continue
    yield { do: 'list', receipts }
    receipts = []
  }
  yield { do: 'list', receipts }

  const pictures = (receipt: ReportReceipt) => picturesOf(report, receipt)
  for await (const { receipt, file, content } of filesWithContent(report, pictures, signal)) {
    if (file) yield { do: 'show', photo: photoOf(receipt, file), image: content ?? null }
  }
  for (const { make, ...file } of files) {
    yield { do: 'attach', file: { ...file, bytes: await joined(make(signal)) } }
  }
  yield { do: 'end' }
}

async function joined(parts: AsyncIterable<Uint8Array>) {
  return new Uint8Array(await arrayBuffer(parts))
}

/** The first page shows totals over every receipt, so the rows are read twice. */
async function headOf(report: Report): Promise<PdfHead> {
  const { trip, traveller, version, issuedAt, sentTo, receiptCount, totals, converted } = report
  let photoCount = 0
  const doubts: PdfHead['doubts'] = { count: 0, first: [] }
  const longest: PdfHead['longest'] = { amount: '', rate: '', converted: '' }
  for await (const receipt of report.receipts()) {
    const { number, unconfirmed } = receipt
    const figures = figuresOf(receipt, trip.currency)
    for (const column of ['amount', 'rate', 'converted'] as const) {
      if (figures[column].length > longest[column].length) longest[column] = figures[column]
    }
    photoCount += picturesOf(report, receipt).length
    if (unconfirmed.length === 0) continue
    doubts.count += 1
    if (doubts.count <= doubtsNamed) doubts.first.push({ number, unconfirmed })
  }
  return {
    trip,
    traveller,
    version,
    issuedAt,
    sentTo,
    receiptCount,
    totals,
    converted,
    taxes: describeTaxes([...(await report.taxes()).values()]),
    photoCount,
    doubts,
    longest,
  }
}

function lineOf({ id, items, image, document, ...line }: ReportReceipt): PdfReceipt {
  return { ...line, items: items?.slice(0, itemsNamed) ?? [], itemCount: items?.length ?? 0 }
}

function photoOf(receipt: ReportReceipt, { name, kind }: ReceiptFile): PdfPhoto {
  const { number, date, vendor, amountMinor, currency } = receipt
  return { number, date, vendor, amountMinor, currency, fileName: name, kind }
}
