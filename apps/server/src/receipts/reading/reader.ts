import type { ExtractedReceipt } from '@quittance/contract/extracted-receipt'
import type { Currency } from '@quittance/contract/money'

/** An upright JPEG without metadata, the very picture that would be stored. */
export type ReadableImage = { path: string }

/** What is known about the trip; it settles 03/04 and a bare "$". */
export type ReadingContext = { startDate: string; endDate: string | null; currency: Currency }

/** Reads a receipt from its photo; what it cannot read it leaves empty. */
export type ReceiptReader = {
  /** Throws AppError UNAVAILABLE when too many images wait. */
  read(
    image: ReadableImage,
    context?: ReadingContext,
    options?: { signal?: AbortSignal },
  ): Promise<ExtractedReceipt>
}

export const nothingRead: ExtractedReceipt = {
  vendor: '',
  date: '',
  amount: '',
  currency: null,
  printedCurrency: null,
  category: 'other',
  notes: '',
  items: [],
  confidence: { vendor: 0, date: 0, amount: 0, currency: 0, category: 0, notes: 0, items: 0 },
  evidence: {},
  image: null,
}
