import type { Line } from './lines.ts'

/** How high the print of a row is; the bounds of tilted text are higher than the text. */
export function rowHeight({ boxes }: Line): number {
  const heights = boxes.map(({ box, angle = 0 }) => {
    const fall = Math.abs(Math.sin((angle * Math.PI) / 180)) * box.width
    return Math.max(box.height - fall, box.height / 3)
  })
  return Math.max(...heights)
}
