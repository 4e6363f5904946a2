import type { ReceiptItem } from '@quittance/contract/receipt'
import type { Report, ReportReceipt } from '#claims/report.ts'
import type { TaxRow } from '#claims/tax-words.ts'

type Doubt = Pick<ReportReceipt, 'number' | 'unconfirmed'>

/** The contents of the first page, and the number of receipts that follow. */
export type PdfHead = Pick<
  Report,
  'trip' | 'traveller' | 'version' | 'issuedAt' | 'sentTo' | 'receiptCount' | 'totals' | 'converted'
> & {
  taxes: TaxRow[]
  photoCount: number
  /** Receipts with unconfirmed values: how many, and the first of them. */
  doubts: { count: number; first: Doubt[] }
  /** The longest value of each table column. */
  longest: { amount: string; rate: string; converted: string }
}

export type PdfReceipt = Omit<ReportReceipt, 'id' | 'image' | 'document' | 'items'> & {
  items: ReceiptItem[]
  itemCount: number
}

export type PdfPhoto = Pick<
  ReportReceipt,
  'number' | 'date' | 'vendor' | 'amountMinor' | 'currency'
> & { fileName: string; kind: string }

/** A file of the same claim, attached to the PDF. */
export type PdfFile = {
  name: string
  contentType: string
  description: string
  /** `Alternative`: the same for another program; `Data`: what it was made from. */
  relationship: 'Alternative' | 'Data'
  bytes: PdfPart
}

/** The steps of a PDF in order, with null for a missing image. A text page is a PDF of its own. */
export type PdfStep =
  | { do: 'begin'; head: PdfHead }
  | { do: 'list'; receipts: PdfReceipt[] }
  | { do: 'show'; photo: PdfPhoto; image: Uint8Array<ArrayBuffer> | null }
  | { do: 'attach'; file: PdfFile }
  | { do: 'end' }
  | { do: 'sheet'; lines: string[] }

/** A part of the file in its own buffer, so that it can be transferred without copying. */
export type PdfPart = Uint8Array<ArrayBuffer>

export type PdfAnswer = { parts: PdfPart[] } | { error: Error }
