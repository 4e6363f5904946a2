import { extname } from 'node:path'
import { enclosureFiles, originalFiles } from '@quittance/contract/documents'
import { fromMinor } from '@quittance/contract/money'
import type { Report, ReportReceipt } from './report.ts'
import { safeName } from './safe-name.ts'

/** A stored file of a receipt, with its name in the zip. */
export type ReceiptFile = {
  name: string
  key: string
  /** Null for photos saved before sizes were recorded. */
  bytes: number | null
  /** Of the file as sent, if recorded. */
  sha256?: string
  /** `photo`, `original`, `enclosure`, `page 2 of 3`. */
  kind: string
  /** The sender's name for a file enclosed with an e-invoice. */
  calledName?: string
  /** An original that an earlier receipt already included. */
  isShared: boolean
}

/** `007`: padded to the digits of the receipt count, at least three. */
export function receiptNumber({ receiptCount }: Pick<Report, 'receiptCount'>, number: number) {
  return String(number).padStart(Math.max(3, String(receiptCount).length), '0')
}

/** The photo, or the page images of a document; none for a receipt entered by hand. */
export function picturesOf(report: Counted, receipt: ReportReceipt): ReceiptFile[] {
  const { image, document } = receipt
  if (!image) return []
  const stem = stemOf(report, receipt)
  if (!document)
    return [{ ...image, name: `${stem}${extname(image.key)}`, kind: 'photo', isShared: false }]
  const { pages } = document
  return pages.map((page, index) => ({
    ...page,
    name: `${stem}${pages.length > 1 ? `_page-${index + 1}` : ''}${extname(page.key)}`,
    kind: `page ${index + 1} of ${pages.length}`,
    isShared: false,
  }))
}

/**
 * The originals of documents. Receipts split from one document share an original named after the
 * first of them, so call this in report order.
 */
export function createOriginals(report: Counted) {
  const names = new Map<string, string>()
  return (receipt: ReportReceipt): ReceiptFile | null => {
    const { document } = receipt
    if (!document?.original) return null
    const known = names.get(document.id)
    const name = known ?? `${stemOf(report, receipt)}.${originalFiles[document.kind].ending}`
    names.set(document.id, name)
    return { ...document.original, name, kind: 'original', isShared: known !== undefined }
  }
}

/** Every file of a receipt, in the order of the zip. Call it in report order. */
export function createFiles(report: Counted) {
  const originalOf = createOriginals(report)
  return (receipt: ReportReceipt): ReceiptFile[] => {
    const original = originalOf(receipt)
    const enclosures = original && !original.isShared ? enclosuresOf(report, receipt) : []
    return [...(original ? [original] : []), ...enclosures, ...picturesOf(report, receipt)]
  }
}

/** Files enclosed in an e-invoice, listed with the receipt that includes the original. */
function enclosuresOf(report: Counted, receipt: ReportReceipt): ReceiptFile[] {
  const stem = stemOf(report, receipt)
  return (receipt.document?.enclosures ?? []).map(({ name, type, ...file }, index) => ({
    ...file,
    name: `${stem}_enclosure-${index + 1}.${enclosureFiles[type].ending}`,
    kind: 'enclosure',
    calledName: name,
    isShared: false,
  }))
}

type Counted = Pick<Report, 'receiptCount'>

/** `001_2025-01-05_Cafe-Nero_4.20-GBP`. */
function stemOf(report: Counted, receipt: ReportReceipt) {
  const { date, vendor, amountMinor, currency } = receipt
  const parts = [
    receiptNumber(report, receipt.number),
    date,
    safeName(vendor, 'receipt'),
    `${fromMinor(amountMinor, currency)}-${currency}`,
  ]
  return parts.join('_')
}
