import { median } from '#median.ts'
import type { TurnedBox } from '#page/boxes.ts'
import type { Raster } from './raster.ts'
import { resizeRaster } from './resize.ts'

/** Beside the deepest print of the page. */
const pale = 0.35
const palest = 0.18
/** A few pale words are worn print. */
const leastShare = 0.2
/** Of the deepest print: anything paler than this is erased. */
const erasedShare = 0.4

/** The boxes without the print of the paper's other side, which shines through where the paper lies on white. */
export function withoutShowThrough(boxes: TurnedBox[], inks: number[]): TurnedBox[] {
  const deepest = inks.toSorted((a, b) => a - b)[Math.floor(inks.length * 0.9)] ?? 0
  const limit = Math.min(palest, pale * deepest)
  const clear = boxes.filter((_, index) => inks[index]! >= limit)
  return clear.length <= (1 - leastShare) * boxes.length ? clear : boxes
}

/** The picture without what is paler than the print of this side: it turns into paper. */
export function eraseShowThrough(raster: Raster, inks: number[]): Raster {
  const { data, width, height } = raster
  const deepest = inks.toSorted((a, b) => a - b)[Math.floor(inks.length * 0.9)] ?? 0
  const paper = paperLight(raster)
  const gone = erasedShare * deepest
  const clear = data.map((level, index) => {
    const light = paper[index]! || 1
    const ink = Math.max(0, 1 - level / light)
    const left = ink <= gone ? 0 : Math.min(ink, ((ink - gone) * deepest) / (deepest - gone))
    return light * (1 - left)
  })
  return { data: clear, width, height }
}

/** The light is measured in blocks of as many pixels, and as many blocks around. */
const block = 6
const around = 3

/** How light the paper is at every pixel: what is lightest around, also beside a dark table. */
function paperLight(raster: Raster): Uint8Array {
  const { width, height } = raster
  const small = resizeRaster(raster, blockCount(width), blockCount(height))
  return resizeRaster(lightestAround(small), width, height).data
}

function blockCount(length: number) {
  return Math.max(1, Math.round(length / block))
}

function lightestAround({ data, width, height }: Raster): Raster {
  const along = data.map((_, index) => lightest(data, index, 1, index % width, width))
  const light = along.map((_, index) =>
    lightest(along, index, width, Math.floor(index / width), height),
  )
  return { data: light, width, height }
}

/** Among as many steps before and after as there are, up to `around`. */
function lightest(data: Uint8Array, index: number, step: number, at: number, count: number) {
  let most = 0
  for (let by = -Math.min(around, at); by <= Math.min(around, count - 1 - at); by += 1) {
    most = Math.max(most, data[index + by * step]!)
  }
  return most
}

/** Print that takes away less of the paper's light is hardly found. */
const faint = 0.14
/** How deep is black, in depths of the print. */
const black = 2.5

export function isFaintPrint(inks: number[]): boolean {
  return inks.length > 0 && median(inks) < faint
}

/** The picture with its faint print made dark on white, however the light falls. */
export function darkened(raster: Raster, inks: number[]): Raster {
  const { data, width, height } = raster
  const paper = paperLight(raster)
  const gain = 1 / (black * Math.max(0.02, median(inks)))
  const dark = data.map((level, index) => {
    const light = paper[index]! || 1
    return 255 * Math.max(0, 1 - gain * Math.max(0, 1 - level / light))
  })
  return { data: dark, width, height }
}
