import type { Crop } from '#image/crop.ts'
import { median } from '#median.ts'
import type { TurnedBox } from '#page/boxes.ts'
import type { Reading } from '#page/text-box.ts'
import { meanConfidence, type Recognizer, recognize } from '#recognize/recognizer.ts'

const sampleSize = 8
/** Text that reads this well stands upright; anything less is tried the other way round. */
const clearlyUpright = 0.95
/** On level receipts six of ten texts and more are lines and words, on turned ones five and less. */
const leastWhole = 0.55
const leastForPieces = 10
/** Of letters that it was trained on the recogniser is surer than this, the right way up. */
const knownLetters = 0.85
const figuresSampled = 24
/** A price, a day or a time, and nothing else. */
const figure =
  /^\D?(?:\d{1,3}(?:[.,]\d{3})+|\d{1,5}[.,]\d\d|\d{2,4}[-./]\d\d[-./]\d{2,4}|\d\d:\d\d(?::\d\d)?)\D?$/

/** Lines of text stand on end: the page was turned by 90 or 270 degrees. */
export function isSideways(boxes: TurnedBox[]) {
  const onEnd = boxes.filter(({ width, height }) => height > 2 * width)
  const level = boxes.filter(({ width, height }) => width > 2 * height)
  return lengthOf(onEnd) > 2 * lengthOf(level)
}

function lengthOf(boxes: TurnedBox[]) {
  return boxes.reduce((sum, { width, height }) => sum + Math.max(width, height), 0)
}

/**
 * The direction of most texts in radians, clockwise; half a turn more or less makes no difference to it. Nothing where
 * lines came out in pieces, as they do when they stand far from level.
 */
export function textAngle(boxes: TurnedBox[]): number | undefined {
  const directions = boxes
    .filter(({ width, height }) => Math.max(width, height) > 1.8 * Math.min(width, height))
    .map(({ width, height, angle }) => (width >= height ? angle : angle + Math.PI / 2))
  if (boxes.length >= leastForPieces && directions.length < leastWhole * boxes.length) {
    return undefined
  }
  // Opposite directions are the same when doubled, so that they can be added up.
  const along = directions.reduce((sum, angle) => sum + Math.cos(2 * angle), 0)
  const across = directions.reduce((sum, angle) => sum + Math.sin(2 * angle), 0)
  const mean = Math.atan2(across, along) / 2
  return withinQuarter(mean + median(directions.map((angle) => withinQuarter(angle - mean))))
}

/** The same line, within a quarter turn of the horizontal. */
export function withinQuarter(angle: number) {
  return angle - Math.round(angle / Math.PI) * Math.PI
}

/**
 * Reads a few lines in both orientations; upside down, confidence is far lower. For letters that it does not
 * know confidence is always low: there figures decide, which every script has.
 */
export async function isUpsideDown(
  recognizer: Recognizer,
  boxes: TurnedBox[],
  cut: (box: TurnedBox) => Crop,
) {
  const sample = boxes
    .filter(({ width, height }) => width > 3 * height)
    .toSorted((a, b) => b.height - a.height)
    .slice(0, sampleSize)
    .map(cut)
  if (sample.length === 0) return false
  const asFound = meanConfidence(await recognize(recognizer, sample))
  if (asFound >= clearlyUpright) return false
  const over = meanConfidence(await recognize(recognizer, sample.map(turnOverCrop)))
  if (Math.max(asFound, over) >= knownLetters) return over > asFound
  const short = boxes.filter(isShort).slice(0, figuresSampled).map(cut)
  const figures = figuresIn(await recognize(recognizer, short))
  const figuresOver = figuresIn(await recognize(recognizer, short.map(turnOverCrop)))
  return figures === figuresOver ? over > asFound : figuresOver > figures
}

/** As wide as prices, days and times are. */
function isShort({ width, height }: TurnedBox) {
  return width > 1.5 * height && width < 9 * height
}

function figuresIn(readings: Reading[]) {
  return readings.filter(({ text }) => figure.test(text)).length
}

export function turnOverCrop({ planes, width, height }: Crop): Crop {
  const size = height * width
  const turned = new Float32Array(planes.length)
  for (let from = 0; from < planes.length; from += size) {
    turned.set(planes.subarray(from, from + size).toReversed(), from)
  }
  return { planes: turned, width, height }
}

export function turnOverBox(box: TurnedBox, within: { width: number; height: number }): TurnedBox {
  return { ...box, x: within.width - box.x, y: within.height - box.y }
}
