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

type Size = { width: number; height: number }

/** More pixels found no more text on real receipts, fewer lost some. */
export const photoPixels = 900_000
/** Rows per strip: a larger picture takes no more memory than a photo. */
const pixelsAtOnce = 1_000_000
/** Small pictures are enlarged: their print is too fine for the detector. */
const mostEnlarged = 2
const pixelThreshold = 0.3
const boxThreshold = 0.6
export const unclipRatio = 1.5
/** In pixels of the detector's input. */
const smallestSide = 3
const mostBoxes = 600

/** Probability of text at each pixel of a smaller picture. */
export type TextMap = {
  data: Float32Array
  width: number
  height: number
  /** Input pixels per pixel of the map, in each direction. */
  step: number
}

/** Rotated boxes of the text in the image. */
export async function detectText(
  detector: Model,
  raster: Raster,
  size: Size,
): Promise<TurnedBox[]> {
  return boxesIn(await mapText(detector, raster, size), raster)
}

export async function mapText(
  detector: Model,
  raster: Raster,
  { width, height }: Size,
): Promise<TextMap> {
  const { data: levels } = resizeRaster(raster, width, height)
  const rows: Float32Array[] = []
  let step = 1
  for (const { top, bottom, from, to } of stripsOf(height, pixelsAtOnce / width)) {
    const picture = new Float32Array((bottom - top) * width)
    for (let index = 0; index < picture.length; index += 1) {
      picture[index] = levels[top * width + index]! / 127.5 - 1
    }
    const { data, dims } = await detector.run({
      x: { data: picture, dims: [1, 1, bottom - top, width] },
    })
    step = width / dims.at(-1)!
    rows.push(data.subarray(cellsIn(from - top), cellsIn(to - top)))
  }
  return { data: joined(rows), width: width / step, height: height / step, step }

  function cellsIn(pixelRows: number) {
    return (pixelRows / step) * (width / step)
  }
}

function joined(parts: Float32Array[]): Float32Array {
  const [only] = parts
  if (only && parts.length === 1) return only
  const all = new Float32Array(parts.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const part of parts) {
    all.set(part, at)
    at += part.length
  }
  return all
}

/** In pixels of the raster that the map was made of. */
export function boxesIn({ data, width, height, step }: TextMap, raster: Raster): TurnedBox[] {
  const hulls = findComponents(data, width, height, pixelThreshold)
    .filter(({ score }) => score >= boxThreshold)
    .slice(0, mostBoxes)
    .map(({ outline }) => convexHull(outline))
  return rectangles(hulls)
    .filter((box) => Math.min(box.width, box.height) * step >= smallestSide)
    .map((box) => scaleBox(unclip(box, unclipRatio), raster.width / width, raster.height / height))
}

/** By area, not by the longer side: a long thin receipt keeps its print readable. */
export function detectorSize({ width, height }: Size, pixels: number): Size {
  const area = width * height
  const ofPhoto = Math.min(mostEnlarged, Math.sqrt(photoPixels / area))
  const scale = Math.max(ofPhoto, Math.min(1, Math.sqrt(pixels / area)))
  return { width: multipleOf32(width * scale), height: multipleOf32(height * scale) }
}

/** The detector halves its picture five times. */
export function multipleOf32(length: number) {
  return Math.max(32, Math.round(length / 32) * 32)
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

/** Rows of a picture that are processed together, and which of them count: strips overlap, so text at a cut is whole in another. */
type Strip = { top: number; bottom: number; from: number; to: number }

/** The detector halves its picture five times. */
const unit = 32
/** Rows that two strips share at least. */
const shared = 4 * unit

/** Strips of like height, none higher than `tallest` unless a strip must be; `height` and every cut are whole units. */
export function stripsOf(height: number, tallest: number): Strip[] {
  const most = Math.max(2 * shared, Math.floor(tallest / unit) * unit)
  if (height <= most) return [{ top: 0, bottom: height, from: 0, to: height }]
  const count = Math.ceil((height - shared) / (most - shared))
  const high = Math.ceil((height + (count - 1) * shared) / count / unit) * unit
  const tops = Array.from(
    { length: count },
    (_, index) => Math.floor((index * (height - high)) / (count - 1) / unit) * unit,
  )
  const cuts = tops.slice(1).map((top, index) => (tops[index]! + high + top) / 2)
  return tops.map((top, index) => ({
    top,
    bottom: top + high,
    from: cuts[index - 1] ?? 0,
    to: cuts[index] ?? height,
  }))
}
