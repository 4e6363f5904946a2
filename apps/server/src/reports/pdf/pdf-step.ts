import type { Report, ReportReceipt } from '#reports/report.ts'

/** What stands on the first page, and how many receipts follow. */
export type PdfHead = Pick<
  Report,
  'trip' | 'traveller' | 'receiptCount' | 'totals' | 'categories'
> & { madeAt: Date }

export type PdfReceipt = Pick<
  ReportReceipt,
  'id' | 'number' | 'date' | 'vendor' | 'category' | 'amountMinor' | 'currency'
>

/** A PDF is made step by step, in this order, an image that is missing as null; each is answered with what of the file it finished. */
export type PdfStep =
  | { do: 'begin'; head: PdfHead }
  | { do: 'list'; receipts: PdfReceipt[] }
  | { do: 'show'; receipt: PdfReceipt; image: Uint8Array<ArrayBuffer> | null }
  | { do: 'end' }

/** A piece of the file in memory of its own, so that it can change threads without being copied. */
export type PdfPart = Uint8Array<ArrayBuffer>

export type PdfAnswer = { parts: PdfPart[] } | { error: Error }
