import type { TextMap } from './detector.ts'

const threshold = 0.3
const degreesApart = 2

/**
 * The direction, in radians, clockwise, along or across which text stands in rows: seen in it, text and the gaps
 * between the rows take turns most sharply. It needs no box to be right; the columns of a long receipt may win over
 * its rows, a quarter turn away.
 */
export function rowAxis(map: TextMap): number {
  const marks = marksIn(map)
  const size = Math.ceil(Math.hypot(map.width, map.height))
  const angles = Array.from(
    { length: 180 / degreesApart },
    (_, index) => (index * degreesApart * Math.PI) / 180,
  )
  const sharpest = angles
    .map((angle) => ({ angle, sharpness: sharpnessAt(angle, marks, size) }))
    .toSorted((a, b) => b.sharpness - a.sharpness)[0]!
  return sharpest.angle
}

type Mark = { x: number; y: number; value: number }

function marksIn({ data, width, height }: TextMap): Mark[] {
  const marks: Mark[] = []
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const value = data[y * width + x]!
      if (value > threshold) marks.push({ x, y, value })
    }
  }
  return marks
}

/** How much what stands on neighbouring lines in this direction differs. */
function sharpnessAt(angle: number, marks: Mark[], size: number) {
  const cos = Math.cos(angle)
  const sin = Math.sin(angle)
  const lines = new Float32Array(2 * size + 2)
  for (const { x, y, value } of marks) {
    lines[Math.round(y * cos - x * sin + size)]! += value
  }
  return lines.reduce((sum, value, index) => sum + (value - (lines[index - 1] ?? 0)) ** 2, 0)
}
