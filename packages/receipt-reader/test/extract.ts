import { loadChooser } from '#chooser/chooser.ts'
import { extractReceipt } from '#extract/extract-receipt.ts'
import type { OcrPage } from '#ocr/text-box.ts'
import type { ReadingContext } from '#receipt-reading.ts'

const chooser = await loadChooser()

/** The fields of a page of text, chosen as the product does. */
export function extract(page: OcrPage, context?: ReadingContext, today?: Date) {
  return extractReceipt(chooser, page, context, today)
}
