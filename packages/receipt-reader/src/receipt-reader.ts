import type { ReadingContext, ReceiptReading } from './receipt-reading.ts'

export type ReceiptReader = {
  read(
    image: Uint8Array,
    context?: ReadingContext,
    options?: { signal?: AbortSignal },
  ): Promise<ReceiptReading>
}
