import type { ReceiptItem } from '@quittance/contract/receipt'
import type { Report, ReportReceipt } from '#claims/report.ts'

type Doubt = Pick<ReportReceipt, 'number' | 'unconfirmed'>

/** What stands on the first page, and how many receipts follow. */
export type PdfHead = Pick<
  Report,
  'trip' | 'traveller' | 'version' | 'issuedAt' | 'sentTo' | 'receiptCount' | 'totals' | 'converted'
> & {
  photoCount: number
  /** The receipts with values that nobody confirmed: how many, and the first of them. */
  doubts: { count: number; first: Doubt[] }
  /** The longest figure of each column of the table. */
  longest: { amount: string; rate: string; converted: string }
}

/** A line of the table, with the first of its items. */
export type PdfReceipt = Omit<ReportReceipt, 'id' | 'image' | 'document' | 'items'> & {
  items: ReceiptItem[]
  itemCount: number
}

/** A photo's caption. */
export type PdfPhoto = Pick<
  ReportReceipt,
  'number' | 'date' | 'vendor' | 'amountMinor' | 'currency'
> & { fileName: string; kind: string }

/** A PDF is made step by step, in this order, an image that is missing as null; each is answered with what of the file it finished. A sheet is a PDF of its own. */
export type PdfStep =
  | { do: 'begin'; head: PdfHead }
  | { do: 'list'; receipts: PdfReceipt[] }
  | { do: 'show'; photo: PdfPhoto; image: Uint8Array<ArrayBuffer> | null }
  | { do: 'end' }
  | { do: 'sheet'; lines: string[] }

/** A piece of the file in memory of its own, so that it can change threads without being copied. */
export type PdfPart = Uint8Array<ArrayBuffer>

export type PdfAnswer = { parts: PdfPart[] } | { error: Error }
