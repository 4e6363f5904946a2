import { extractReceipt } from '#fields/extract-receipt.ts'
import type { OcrPage } from '#page/text-box.ts'
import type { ReadingContext } from '#receipt-reading.ts'
import { loadedChooser } from './loaded-models.ts'

/** The fields of a page of text, chosen as the product does. */
export async function extract(page: OcrPage, context?: ReadingContext, today?: Date) {
  return extractReceipt(await loadedChooser(), page, context, today)
}
