import { median } from '#median.ts'
import type { Box } from '#page/boxes.ts'
import type { OcrPage, TextBox } from '#page/text-box.ts'
import { bentRows, rowSlopeOf } from './bent-rows.ts'

/** Text that stands on one row of the receipt, from left to right. */
export type Line = { boxes: TextBox[]; text: string; box: Box }

/** The angle of a shorter text is mostly noise. */
const lettersForAngle = 5
/** Relative to its height: shorter texts take the angle of the others. */
const longBy = 3.2
/** Relative to its height: a text this far from any other has its own row. */
const mostMisfit = 0.5
/** Straightening must put texts on common rows this much better. */
const clearlyBetter = 0.88

type Placed = { box: TextBox; x: number; y: number; height: number }

/** Rows from top to bottom; a tilted page is levelled first. */
export function linesOf(page: OcrPage): Line[] {
  const placed = levelled(page.boxes).toSorted((a, b) => a.y - b.y)
  const rows: Placed[][] = []
  for (const item of placed) {
    const row = closestRow(rows, item)
    if (row) row.push(item)
    else rows.push([item])
  }
  return rows
    .toSorted((a, b) => middleOf(a) - middleOf(b))
    .map((row) => lineOf(row.toSorted((a, b) => a.x - b.x).map(({ box }) => box)))
}

/** Middle of each box along and across the rows, as if the page were neither tilted nor bent. */
function levelled(boxes: TextBox[]): Placed[] {
  const tilt = (tiltOf(boxes) * Math.PI) / 180
  const cos = Math.cos(tilt)
  const sin = Math.sin(tilt)
  const placed = boxes.map((box) => {
    const { x, y, width, height } = box.box
    const middleX = x + width / 2
    const middleY = y + height / 2
    return {
      box,
      x: middleX * cos + middleY * sin,
      y: middleY * cos - middleX * sin,
      height: textHeight(box),
    }
  })
  if (boxes.every(isOfFile)) return placed
  const rowAt = bentRows(
    placed
      .filter(({ box, height }) => box.box.width > longBy * height)
      .map(({ box, x, y }) => ({
        x,
        y,
        slope: Math.tan(((box.angle ?? 0) * Math.PI) / 180 - tilt),
        weight: box.box.width,
      })),
    placed.map(({ x }) => x),
  )
  if (!rowAt) return sideBySide(placed)
  const straightened = placed.map((item) => ({ ...item, y: rowAt(item.x, item.y) }))
  return sideBySide(
    misfitOf(straightened) < clearlyBetter * misfitOf(placed) ? straightened : placed,
  )
}

/** Embedded text: exactly level. */
function isOfFile({ angle, confidence }: TextBox) {
  return !angle && confidence === 1
}

/** If the angles of the texts do not show how rows run, the positions of prices beside names do. */
function sideBySide(placed: Placed[]): Placed[] {
  const ys = placed.map(({ y }) => y)
  const top = Math.min(...ys)
  const span = Math.max(...ys) - top || 1
  const middle = placed.reduce((sum, { x }) => sum + x, 0) / Math.max(placed.length, 1)
  const { slope, change } = rowSlopeOf(
    placed.map(({ box, x, y, height }) => {
      const half = box.box.width / 2
      return { x, y: y - top, height, left: x - half, right: x + half }
    }),
    0,
    span,
  )
  return placed.map((item) => {
    const fall = slope + change * ((item.y - top) / span - 0.5)
    return { ...item, y: item.y - fall * (item.x - middle) }
  })
}

/** How poorly adjacent texts align on common rows. */
function misfitOf(placed: Placed[]) {
  const misfits = placed.map((item) =>
    Math.min(
      mostMisfit,
      ...placed
        .filter((other) => !standAbove(other.box.box, item.box.box))
        .map((other) => Math.abs(other.y - item.y) / Math.min(other.height, item.height)),
    ),
  )
  return misfits.reduce((sum, misfit) => sum + misfit, 0)
}

function tiltOf(boxes: TextBox[]) {
  const long = boxes.filter(({ text }) => text.length >= lettersForAngle)
  return median(long.map(({ angle = 0 }) => angle))
}

/** The bounds of tilted text are higher than the text: w·sin + h·cos = bounds. */
export function textHeight({ box, angle = 0 }: TextBox) {
  const radians = (Math.abs(angle) * Math.PI) / 180
  const cos = Math.cos(radians)
  const sin = Math.sin(radians)
  const height = (box.height * cos - box.width * sin) / (cos * cos - sin * sin)
  return height > 0 ? Math.min(height, box.height) : box.height
}

/** Same row when the middles differ by less than half of the smaller text, and nothing overlaps. */
function closestRow(rows: Placed[][], item: Placed) {
  return rows
    .filter((row) => Math.abs(middleOf(row) - item.y) < Math.min(heightOf(row), item.height) / 2)
    .filter((row) => row.every((other) => !standAbove(other.box.box, item.box.box)))
    .toSorted((a, b) => Math.abs(middleOf(a) - item.y) - Math.abs(middleOf(b) - item.y))[0]
}

function standAbove(a: Box, b: Box) {
  const shared = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)
  return shared > Math.min(a.width, b.width) / 2
}

function middleOf(row: Placed[]) {
  return row.reduce((sum, { y }) => sum + y, 0) / row.length
}

function heightOf(row: Placed[]) {
  return row.reduce((sum, { height }) => sum + height, 0) / row.length
}

function lineOf(boxes: TextBox[]): Line {
  return { boxes, text: boxes.map(({ text }) => text).join('  '), box: around(boxes) }
}

/** The box around all of them. */
export function around(boxes: TextBox[]): Box {
  const x = Math.min(...boxes.map(({ box }) => box.x))
  const y = Math.min(...boxes.map(({ box }) => box.y))
  const right = Math.max(...boxes.map(({ box }) => box.x + box.width))
  const bottom = Math.max(...boxes.map(({ box }) => box.y + box.height))
  return { x, y, width: right - x, height: bottom - y }
}

/** Print size of a full page relative to its width; a slip's is larger. */
const smallPrint = 0.035
const leastTexts = 5

/** A full page with small print, such as a letter or ticket; not a till receipt or a photo. */
export function isFullPage({ boxes, width, isOfDocument }: OcrPage): boolean {
  if (!isOfDocument || boxes.length < leastTexts) return false
  return median(boxes.map(textHeight)) < smallPrint * width
}
