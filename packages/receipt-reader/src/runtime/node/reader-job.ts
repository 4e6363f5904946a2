import type { Subject } from '#image/raster.ts'
import type { OcrPage } from '#page/text-box.ts'
import type { ReadingContext, ReceiptReading } from '#receipt-reading.ts'

/** What a reader's process is asked for: a photo at once, a document page by page, others' photos in between. */
export type ReaderJob =
  | { image: Uint8Array; context: ReadingContext }
  | { do: 'text'; image: Uint8Array; subject: Subject }

export type AnswerTo<Job extends ReaderJob> = Job extends { do: 'text' } ? OcrPage : ReceiptReading
