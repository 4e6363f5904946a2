import type { TurnedBox } from './boxes.ts'
import { type Crop, cropHeight } from './crop.ts'
import type { Recognizer } from './models.ts'
import { recognize } from './recognizer.ts'
import type { Reading } from './text-box.ts'

const sampleSize = 4
/** Text that reads this well stands upright; anything less is tried the other way round. */
const clearlyUpright = 0.9

/** Lines of text stand on end: the page was turned by 90 or 270 degrees. */
export function isSideways(boxes: TurnedBox[]) {
  const onEnd = boxes.filter(({ width, height }) => height > 2 * width)
  const level = boxes.filter(({ width, height }) => width > 2 * height)
  return lengthOf(onEnd) > 2 * lengthOf(level)
}

function lengthOf(boxes: TurnedBox[]) {
  return boxes.reduce((sum, { width, height }) => sum + Math.max(width, height), 0)
}

/** Reads a few lines both ways round; upside down, a recogniser is far less sure of itself. */
export async function isUpsideDown(recognizer: Recognizer, crops: Crop[]) {
  const sample = crops
    .filter(({ width }) => width > 3 * cropHeight)
    .toSorted((a, b) => a.width - b.width)
    .slice(0, sampleSize)
  if (sample.length === 0) return false
  const asFound = meanConfidence(await recognize(recognizer, sample))
  if (asFound >= clearlyUpright) return false
  return meanConfidence(await recognize(recognizer, sample.map(turnOverCrop))) > asFound
}

function meanConfidence(readings: Reading[]) {
  return readings.reduce((sum, { confidence }) => sum + confidence, 0) / readings.length
}

export function turnOverCrop({ planes, width }: Crop): Crop {
  const size = cropHeight * width
  const turned = new Float32Array(planes.length)
  for (let plane = 0; plane < 3; plane += 1) {
    turned.set(planes.subarray(plane * size, (plane + 1) * size).toReversed(), plane * size)
  }
  return { planes: turned, width }
}

export function turnOverBox(box: TurnedBox, within: { width: number; height: number }): TurnedBox {
  return { ...box, x: within.width - box.x, y: within.height - box.y }
}
