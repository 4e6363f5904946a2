import type { Raster } from './raster.ts'
import { resizeRaster } from './resize.ts'

/** The light is measured in blocks of as many pixels, and as many blocks around. */
const block = 6
const around = 3

/** How light the paper is at every pixel: what is lightest around, also beside a dark table. */
export function paperLight(raster: Raster): Uint8Array {
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
