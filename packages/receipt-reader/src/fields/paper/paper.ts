import type { Paper } from '@quittance/contract/extracted-receipt'
import type { ReadField } from '@quittance/contract/read-fields'
import type { Findings } from '#fields/candidates.ts'
import { printedDaysIn } from '#fields/date/date-patterns.ts'
import { fold } from '#lexicon/fold.ts'
import { headingWordsIn } from '#lexicon/lexicon.ts'
import { median } from '#median.ts'
import type { OcrPage } from '#page/text-box.ts'
import type { ReceiptReading } from '#receipt-reading.ts'
import { pricesOf } from '#rows/row.ts'
import type { RowKind } from '#tags/row-kind.ts'
import type { TaggedRow } from '#tags/tagged-row.ts'
import { isOfHeading, isSaleText, looksLikeReceipt } from './is-receipt.ts'
import { standAboveEachOther, standSideBySide } from './several-receipts.ts'

type Confidence = ReceiptReading['confidence']

/** The highest confidence on a page that is not one whole receipt. */
const mostSure = 0.4

/** With more text than this it is one long list; trying every split would be slow. */
const mostBoxes = 500

/** Classifies the photo: one receipt, several, a part of one, or none. */
export function classifyPhoto(page: OcrPage, { rows }: Findings): Paper {
  // Its pages were already split or joined, and no camera cut them off.
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

/** Relative to its height: text this close to the edge is cut off. */
const atEdge = 0.2
const leastRows = 5
const mostRowsAtEdge = 0.35
const leastPrices = 2
const rowsOfHeading = 4
const leastOfHeading = 2
/** A whole receipt ends with thanks, an address or the like; between items there are at most two other rows. */
const mostRowsAfterPrice = 2
const ofTheEnd: RowKind[] = ['total', 'cash', 'card', 'change']

/** Whether a side, the top or the bottom of the receipt is not in the picture. */
function isCut(page: OcrPage, rows: TaggedRow[]): boolean {
  return (
    isCutAtSide(page, rows) ||
    (rows.length >= leastRows && (isCutAtTop(rows) || isCutAtBottom(page, rows)))
  )
}

/** Many rows begin or end at an edge of the picture. */
function isCutAtSide({ width }: OcrPage, rows: TaggedRow[]) {
  const near = atEdge * heightOf(rows)
  const left = rows.filter(({ box }) => box.x <= near).length
  const right = rows.filter(({ box }) => box.x + box.width >= width - near).length
  return [left, right].some((count) => count >= leastRows && count > mostRowsAtEdge * rows.length)
}

/** It begins at the upper edge, with prices instead of a heading. */
function isCutAtTop(rows: TaggedRow[]) {
  const [first] = rows
  if (!first || !touches(first.box.y, rows)) return false
  const top = rows.slice(0, rowsOfHeading)
  const priced = top.filter((row) => undatedPrices(row).length > 0)
  return priced.length >= leastPrices && !top.some((row) => isOfHeading(row) || isDated(row))
}

/** It ends at the lower edge, soon after a price, without a total or payment. */
function isCutAtBottom(page: OcrPage, rows: TaggedRow[]) {
  const last = rows.findLastIndex((row) => undatedPrices(row).length > 0)
  const after = rows.slice(last + 1)
  return (
    last >= 0 &&
    after.length <= mostRowsAfterPrice &&
    !after.some(isThanks) &&
    endsAtEdge(page, rows) &&
    !rows.some((row) => ofTheEnd.includes(row.kind) && undatedPrices(row).length > 0)
  )
}

/** A receipt's heading at the end of the picture. */
function isCutInHeading(page: OcrPage, rows: TaggedRow[]): boolean {
  return (
    rows.length >= leastRows &&
    endsAtEdge(page, rows) &&
    rows.filter(isOfHeading).length >= leastOfHeading &&
    rows.some(isSaleText)
  )
}

function endsAtEdge({ height }: OcrPage, rows: TaggedRow[]) {
  const end = Math.max(...rows.map(({ box }) => box.y + box.height))
  return touches(height - end, rows)
}

function touches(distance: number, rows: TaggedRow[]) {
  return distance < heightOf(rows)
}

function heightOf(rows: TaggedRow[]) {
  return median(rows.map(({ box }) => box.height))
}

function isThanks({ label }: TaggedRow) {
  return headingWordsIn(fold(label)).has('thanks')
}

function isDated({ label }: TaggedRow) {
  return printedDaysIn(label).length > 0
}

function undatedPrices(row: TaggedRow) {
  return isDated(row) ? [] : pricesOf(row)
}
