import { median } from '#median.ts'
import type { OcrPage } from '#page/text-box.ts'
import { textHeight } from './lines.ts'

/** Beside the width of the page: print on a sheet of paper; that of a slip is larger. */
const smallPrint = 0.035
const leastTexts = 5

/** A sheet of paper with small print across it, as letters and tickets are, and no slip from a till nor a photo. */
export function isFullPage({ boxes, width, isOfDocument }: OcrPage): boolean {
  if (!isOfDocument || boxes.length < leastTexts) return false
  return median(boxes.map(textHeight)) < smallPrint * width
}
