import type { CalendarDate } from '@quittance/contract/calendar-date'
import type { Currency } from '@quittance/contract/money'
import type { ExtractedReceipt } from '@quittance/contract/receipts'
import type { Box } from '#page/boxes.ts'

export type ReadField = 'vendor' | 'date' | 'amount' | 'currency' | 'category' | 'notes' | 'items'

/** What was read from an image. What could not be read is empty, with confidence 0. */
export type ReceiptReading = Pick<
  ExtractedReceipt,
  ReadField | 'printedCurrency' | 'tax' | 'paper'
> & {
  confidence: Record<ReadField, number>
  /** Where each value stands, in pixels of the upright image; absent when nobody knows. */
  evidence: Partial<Record<ReadField, Box>>
  /** Size of the upright image that the evidence is measured in. */
  image?: { width: number; height: number }
}

/** What is known of the trip; it settles what the receipt leaves open. */
export type ReadingContext = {
  tripCurrency?: Currency
  tripStart?: CalendarDate
  tripEnd?: CalendarDate
}

export type ReceiptReader = {
  read(
    image: Buffer,
    context?: ReadingContext,
    options?: { signal?: AbortSignal },
  ): Promise<ReceiptReading>
}
