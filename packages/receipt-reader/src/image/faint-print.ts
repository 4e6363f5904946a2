import { median } from '#median.ts'
import type { Raster } from './raster.ts'
import { resizeRaster } from './resize.ts'

/** Print that takes away less of the paper's light is hardly found. */
const faint = 0.14
/** How deep is black, in depths of the print. */
const black = 2.5
/** The light is measured in blocks of as many pixels, and as many blocks around. */
const block = 6
const around = 3

export function isFaintPrint(inks: number[]): boolean {
  return inks.length > 0 && median(inks) < faint
}

/** The picture with its faint print made dark on white, however the light falls. */
export function darkened(raster: Raster, inks: number[]): Raster {
  const { data, width, height } = raster
  const small = resizeRaster(raster, blockCount(width), blockCount(height))
  // Paper is what is lightest around, also beside a dark table.
  const paper = resizeRaster(lightestAround(small), width, height)
  const gain = 1 / (black * Math.max(0.02, median(inks)))
  const dark = data.map((level, index) => {
    const light = paper.data[index]! || 1
    return 255 * Math.max(0, 1 - gain * Math.max(0, 1 - level / light))
  })
  return { data: dark, width, height }
}

function blockCount(length: number) {
  return Math.max(1, Math.round(length / block))
}

function lightestAround({ data, width, height }: Raster): Raster {
  const along = data.map((_, index) =>
    lightest(data, index, 3, Math.floor(index / 3) % width, width),
  )
  const light = along.map((_, index) =>
    lightest(along, index, 3 * width, Math.floor(index / (3 * width)), height),
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
