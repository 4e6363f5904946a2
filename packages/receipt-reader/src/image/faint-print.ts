import { median } from '#median.ts'
import { paperLight } from './paper-light.ts'
import type { Raster } from './raster.ts'

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
