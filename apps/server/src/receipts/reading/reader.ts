import type { ExtractedReceipt } from '@quittance/contract/extracted-receipt'
import type { Currency } from '@quittance/contract/money'

/** An upright JPEG without metadata, exactly as it would be stored. */
export type ReadableImage = { path: string }

/** Facts about the trip; they resolve 03/04 and a bare "$". */
export type ReadingContext = { startDate: string; endDate: string | null; currency: Currency }

export type ReceiptReader = {
  /** Throws AppError UNAVAILABLE when the queue is full. */
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

/** For an installation without an engine: the form opens with empty fields. */
export function createNoReader(): ReceiptReader {
  return { read: async () => nothingRead }
}
