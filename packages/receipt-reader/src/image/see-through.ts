import type { TurnedBox } from '#page/boxes.ts'

/** Beside the deepest print of the page. */
const pale = 0.35
const palest = 0.18
/** A few pale words are worn print. */
const leastShare = 0.2

/** The boxes without the print of the paper's other side, which shines through where the paper lies on white. */
export function withoutSeeThrough(boxes: TurnedBox[], inks: number[]): TurnedBox[] {
  const deepest = inks.toSorted((a, b) => a - b)[Math.floor(inks.length * 0.9)] ?? 0
  const limit = Math.min(palest, pale * deepest)
  const clear = boxes.filter((_, index) => inks[index]! >= limit)
  return clear.length <= (1 - leastShare) * boxes.length ? clear : boxes
}
