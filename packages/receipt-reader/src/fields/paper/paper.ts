import type { Paper } from '@quittance/contract/extracted-receipt'
import type { ReadField } from '@quittance/contract/read-fields'
import type { Findings } from '#fields/candidates.ts'
import type { OcrPage } from '#page/text-box.ts'
import type { ReceiptReading } from '#receipt-reading.ts'
import { isCut, isCutAtSide, isCutInHeading } from './cut-paper.ts'
import { isOfHeading } from './heading-rows.ts'
import { looksLikeReceipt } from './is-receipt.ts'
import { standAboveEachOther, standSideBySide } from './several-receipts.ts'

type Confidence = ReceiptReading['confidence']

/** Of a page that is not one whole receipt no value is sure. */
const mostSure = 0.4

/** With more text than this it is one long list; parting it in every way would take long. */
const mostBoxes = 500

/** What lies before the camera: one receipt, several, a part of one, or none. */
export function classifyPhoto(page: OcrPage, { rows }: Findings): Paper {
  // Its pages were parted or joined before, and no camera cut them off.
  if (page.isOfDocument) return looksLikeReceipt(rows, true) ? 'one' : 'none'
  const mayBeSeveral = page.boxes.length <= mostBoxes
  if (mayBeSeveral && standSideBySide(page)) return 'several'
  if (!looksLikeReceipt(rows)) {
    const isPart = (isCutAtSide(page, rows) && rows.some(isOfHeading)) || isCutInHeading(page, rows)
    return isPart ? 'cut' : 'none'
  }
  if (mayBeSeveral && standAboveEachOther(rows)) return 'several'
  return isCut(page, rows) ? 'cut' : 'one'
}

export function limitConfidence(paper: Paper, confidence: Confidence): Confidence {
  if (paper === 'one') return confidence
  const fields = Object.entries(confidence) as [ReadField, number][]
  return Object.fromEntries(
    fields.map(([field, sure]) => [field, Math.min(sure, mostSure)]),
  ) as Confidence
}
