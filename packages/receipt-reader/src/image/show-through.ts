import type { TurnedBox } from '#page/boxes.ts'
import { paperLight } from './paper-light.ts'
import type { Raster } from './raster.ts'

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
