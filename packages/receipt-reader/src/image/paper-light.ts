import { median } from '#median.ts'
import type { TurnedBox } from '#page/boxes.ts'
import type { Raster } from './raster.ts'
import { resizeRaster } from './resize.ts'

/** Relative to the darkest print of the page. */
const pale = 0.35
const palest = 0.18
/** A few pale words are worn print. */
const leastShare = 0.2
/** Relative to the darkest print: anything paler is erased. */
const erasedShare = 0.4

/** Removes boxes of print that shows through from the back of the paper. */
export function withoutShowThrough(boxes: TurnedBox[], inks: number[]): TurnedBox[] {
  const deepest = inks.toSorted((a, b) => a - b)[Math.floor(inks.length * 0.9)] ?? 0
  const limit = Math.min(palest, pale * deepest)
  const clear = boxes.filter((_, index) => inks[index]! >= limit)
  return clear.length <= (1 - leastShare) * boxes.length ? clear : boxes
}

/** Erases everything paler than the print of the front. */
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

/** Block size in pixels for measuring the light, and the number of blocks around. */
const block = 6
const around = 3

/** The brightness of the paper at every pixel: the lightest value around it. */
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

/** Fainter print is hardly detected. */
const faint = 0.14
/** Darkness of black relative to the print. */
const black = 2.5

export function isFaintPrint(inks: number[]): boolean {
  return inks.length > 0 && median(inks) < faint
}

/** Makes faint print dark on white, independent of the lighting. */
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
