import type { TurnedBox } from '#page/boxes.ts'
import { cropText } from './crop.ts'
import type { Raster } from './raster.ts'

const sampled = { height: 12 }

/** The share of the paper's light that a text takes away: how deep its print is, in whatever light. */
export function inkOf(raster: Raster, box: TurnedBox): number {
  const levels = cropText(raster, box, sampled).planes.toSorted()
  const dark = (levels[Math.floor(levels.length * 0.02)] ?? 0) + 1
  const light = (levels[Math.floor(levels.length * 0.98)] ?? 0) + 1
  return (light - dark) / Math.max(0.02, light)
}
