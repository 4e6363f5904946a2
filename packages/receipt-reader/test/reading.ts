import { drawRows } from '@quittance/receipt-drawing/draw-rows'
import { layOnTable } from '@quittance/receipt-drawing/lay-on-table'
import { loadChooser } from '#chooser/chooser.ts'
import { extractReceipt } from '#extract/extract-receipt.ts'
import { loadOcrModels } from '#ocr/models.ts'
import { readText } from '#ocr/read-text.ts'
import type { ReadingContext, ReceiptReading } from '#receipt-reading.ts'

/** The day of the test: what is read of a date depends on it. */
const today = new Date('2026-03-01T12:00:00Z')

export type PhotoReader = Awaited<ReturnType<typeof createPhotoReader>>

/** The whole way from a photo to its fields, in this process. */
export async function createPhotoReader() {
  const [models, chooser] = await Promise.all([loadOcrModels(2), loadChooser()])

  async function read(photo: Buffer, context: ReadingContext = {}): Promise<ReceiptReading> {
    return extractReceipt(chooser, await readText(models, photo), context, today)
  }

  /** Of a receipt that is drawn with these rows. */
  async function readRows(rows: string[], context?: ReadingContext) {
    return read(await layOnTable(await drawRows(rows, { columns: 38 })), context)
  }

  return { read, readRows }
}
