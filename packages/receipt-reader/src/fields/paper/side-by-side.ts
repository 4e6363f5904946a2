import type { OcrPage, TextBox } from '#page/text-box.ts'
import { rowsOf } from '#rows/rows.ts'
import { tagRows } from '#tags/tag-rows.ts'
import { looksLikeReceipt } from './receipt-likeness.ts'
import { sumsOf } from './sums.ts'

const leastBoxes = 8
/** Beside the page's width: no paper is narrower, and receipts lie a little apart. */
const leastGap = 0.015

/** Whether a gap from top to bottom parts two receipts, each with a sum of its own. */
export function standSideBySide(page: OcrPage): boolean {
  return gapsIn(page).some((middle) => {
    const isLeft = ({ box }: TextBox) => box.x + box.width / 2 < middle
    const sides = [page.boxes.filter(isLeft), page.boxes.filter((box) => !isLeft(box))]
    return sides.every((boxes) => isReceipt({ ...page, boxes }))
  })
}

/** Where no text stands, from the first row to the last; each between text on both sides. */
function gapsIn({ boxes, width }: OcrPage): number[] {
  const sorted = boxes.map(({ box }) => box).toSorted((a, b) => a.x - b.x)
  const gaps: number[] = []
  let right = 0
  for (const [before, box] of sorted.entries()) {
    const isParted = box.x - right > leastGap * width
    if (isParted && before >= leastBoxes && sorted.length - before >= leastBoxes) {
      gaps.push((right + box.x) / 2)
    }
    right = Math.max(right, box.x + box.width)
  }
  return gaps
}

function isReceipt(page: OcrPage) {
  const rows = tagRows(rowsOf(page))
  return looksLikeReceipt(rows) && sumsOf(rows).length > 0
}
