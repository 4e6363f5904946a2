import type { Raster } from '#image/raster.ts'
import { resizeRaster } from '#image/resize.ts'
import { median } from '#median.ts'
import type { Model } from '#model.ts'
import {
  convexHull,
  type Point,
  rectangleAt,
  scaleBox,
  smallestRectangle,
  type TurnedBox,
  unclip,
} from '#page/boxes.ts'
import { findComponents } from './components.ts'
import { isSideways } from './orientation.ts'

/** More pixels found no more text on real receipts, fewer lost some. */
const pixelBudget = 900_000
/** Small pictures are seen larger: their print is too fine for the detector. */
const mostEnlarged = 2
const pixelThreshold = 0.3
const boxThreshold = 0.6
export const unclipRatio = 1.6
const smallestSide = 3
const mostBoxes = 600
const mean = [0.485, 0.456, 0.406] as const
const deviation = [0.229, 0.224, 0.225] as const

/** How much each place looks like text, from 0 to 1, in a smaller picture. */
export type TextMap = { data: Float32Array; width: number; height: number }

/** Where text stands in the image, turned as the text is. */
export async function detectText(
  detector: Model,
  raster: Raster,
  size = detectorSize(raster),
): Promise<TurnedBox[]> {
  return boxesIn(await mapText(detector, raster, size), raster)
}

export async function mapText(
  detector: Model,
  raster: Raster,
  { width, height } = detectorSize(raster),
): Promise<TextMap> {
  const small = resizeRaster(raster, width, height)
  const { data } = await detector.run({
    x: { data: normalized(small), dims: [1, 3, height, width] },
  })
  return { data, width, height }
}

/** In pixels of the raster that the map was made of. */
export function boxesIn({ data, width, height }: TextMap, raster: Raster): TurnedBox[] {
  const hulls = findComponents(data, width, height, pixelThreshold)
    .filter(({ score }) => score >= boxThreshold)
    .slice(0, mostBoxes)
    .map(({ outline }) => convexHull(outline))
  return rectangles(hulls)
    .filter((box) => Math.min(box.width, box.height) >= smallestSide)
    .map((box) => scaleBox(unclip(box, unclipRatio), raster.width / width, raster.height / height))
}

/** By area, not by the longer side: a long thin receipt keeps its print readable. */
export function detectorSize({ width, height }: { width: number; height: number }) {
  const scale = Math.min(mostEnlarged, Math.sqrt(pixelBudget / (width * height)))
  return { width: multipleOf32(width * scale), height: multipleOf32(height * scale) }
}

/** The detector halves its picture five times. */
export function multipleOf32(length: number) {
  return Math.max(32, Math.round(length / 32) * 32)
}

/** Planes in the order the model was trained on: blue, green, red. */
function normalized({ data, width, height }: Raster) {
  const size = width * height
  const planes = new Float32Array(3 * size)
  for (let plane = 0; plane < 3; plane += 1) {
    const scale = 1 / (255 * deviation[plane]!)
    const offset = mean[plane]! / deviation[plane]!
    for (let index = 0; index < size; index += 1) {
      planes[plane * size + index] = data[index * 3 + 2 - plane]! * scale - offset
    }
  }
  return planes
}

/** Short texts do not show how they are turned: they follow the long ones. */
function rectangles(hulls: Point[][]): TurnedBox[] {
  const boxes = hulls.map(smallestRectangle)
  const isLong = isSideways(boxes) ? isOnEnd : isLevel
  const tilt = median(boxes.filter(isLong).map(({ angle }) => angle))
  return boxes.map((box, index) => (isLong(box) ? box : rectangleAt(hulls[index]!, tilt)))
}

function isLevel({ width, height }: TurnedBox) {
  return width > 3 * height
}

function isOnEnd({ width, height }: TurnedBox) {
  return height > 3 * width
}
