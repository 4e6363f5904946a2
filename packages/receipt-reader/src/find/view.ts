import type { DecodedImage, Raster } from '#image/raster.ts'
import { type Box, boundsOf, type TurnedBox } from '#page/boxes.ts'
import {
  combine,
  inverse,
  type Placement,
  placeBox,
  placePoint,
  turnedBack,
} from '#page/placement.ts'
import { detectorSize } from './detector.ts'

/** Part of a picture, seen closer or turned; `place` is how it lies in the picture's raster. */
export type View = { raster: Raster; place: Placement }

type Size = { width: number; height: number }

/** Text that was missed may stand around what was found, the more the smaller it was seen. */
const marginFar = 0.3
const marginNear = 0.08
/** In pixels. */
const leastMargin = 16

export function wholeView({ raster }: DecodedImage): View {
  return { raster, place: { a: 1, b: 0, x: 0, y: 0 } }
}

/** How much larger the detector would see the text in a close-up. */
export function closerBy(
  boxes: TurnedBox[],
  { raster, width }: DecodedImage,
  pixels: number,
): number {
  if (boxes.length === 0) return 1
  const part = areaOf(boxes, raster, marginFar)
  const scale = width / raster.width
  const close = { width: part.width * scale, height: part.height * scale }
  const now = detectorSize(raster, pixels).width / width
  return detectorSize(close, pixels).width / close.width / now
}

/** The part with text, with as many pixels as the photo has there. */
export async function closeUp(picture: DecodedImage, boxes: TurnedBox[]): Promise<View> {
  const part = areaOf(boxes, picture.raster, marginFar)
  const raster = await picture.cutOut(part)
  return { raster, place: { a: part.width / raster.width, b: 0, x: part.x, y: part.y } }
}

/** The view turned clockwise, as much of it as has text. */
export function turnView({ raster, place }: View, degrees: number, boxes: TurnedBox[]): View {
  const size = sizeOfTurned(raster, degrees)
  const back = turnedBack(size, raster, degrees)
  const isQuarter = degrees % 90 === 0
  const seen = boxes.map((box) => placeBox(box, inverse(back)))
  const part = isQuarter ? { x: 0, y: 0, ...size } : areaOf(seen, size, marginNear)
  return {
    raster: turnRaster(raster, back, part),
    place: combine(combine({ a: 1, b: 0, x: part.x, y: part.y }, back), place),
  }
}

/** The bounds of the text and a margin. */
function areaOf(boxes: TurnedBox[], within: Size, share: number): Box {
  const all = boxes.map((box) => boundsOf(box, within))
  const left = Math.min(...all.map(({ x }) => x))
  const top = Math.min(...all.map(({ y }) => y))
  const right = Math.max(...all.map(({ x, width }) => x + width))
  const bottom = Math.max(...all.map(({ y, height }) => y + height))
  const margin = leastMargin + Math.round(Math.max(right - left, bottom - top) * share)
  const x = Math.max(0, left - margin)
  const y = Math.max(0, top - margin)
  return {
    x,
    y,
    width: Math.min(within.width, right + margin) - x,
    height: Math.min(within.height, bottom + margin) - y,
  }
}

function sizeOfTurned({ width, height }: Raster, degrees: number) {
  const cos = Math.abs(Math.cos((degrees * Math.PI) / 180))
  const sin = Math.abs(Math.sin((degrees * Math.PI) / 180))
  return {
    width: Math.round(width * cos + height * sin),
    height: Math.round(width * sin + height * cos),
  }
}

/** A rotated part of a raster; `back` maps it to the raster. Pixels outside are black. */
export function turnRaster({ data, width, height }: Raster, back: Placement, part: Box): Raster {
  const turned = new Uint8Array(part.width * part.height)
  let to = 0
  for (let row = 0; row < part.height; row += 1) {
    const start = placePoint({ x: part.x + 0.5, y: part.y + row + 0.5 }, back)
    for (let column = 0; column < part.width; column += 1, to += 1) {
      const x = start.x + column * back.a - 0.5
      const y = start.y + column * back.b - 0.5
      if (x < -0.5 || y < -0.5 || x > width - 0.5 || y > height - 0.5) continue
      const x0 = Math.min(width - 1, Math.max(0, Math.floor(x)))
      const y0 = Math.min(height - 1, Math.max(0, Math.floor(y)))
      const right = x0 + 1 < width ? 1 : 0
      const below = y0 + 1 < height ? width : 0
      const fx = Math.max(0, x - x0)
      const fy = Math.max(0, y - y0)
      const from = y0 * width + x0
      const upper = data[from]! * (1 - fx) + data[from + right]! * fx
      const lower = data[from + below]! * (1 - fx) + data[from + below + right]! * fx
      turned[to] = Math.round(upper * (1 - fy) + lower * fy)
    }
  }
  return { data: turned, width: part.width, height: part.height }
}
