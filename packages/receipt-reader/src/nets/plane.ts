import type { Arena, Block } from './arena.ts'
import type { Levels } from './quantized-graph.ts'

/** A picture of bytes, channel by channel of pixel by pixel, with a border of what stands for nothing. */
export type Plane = Block & Levels & Shape & { border: Border }

type Shape = { height: number; width: number; channels: number }

/** How many pixels there are around a picture, below and above, left and right. */
export type Border = { y: number; x: number }

export function createPlane(
  arena: Arena,
  { height, width, channels }: Shape,
  { scale, zero }: Levels,
  { border, flip }: { border: Border; flip: number },
): Plane {
  const bytes = (height + 2 * border.y) * (width + 2 * border.x) * channels
  const plane = { ...arena.take(bytes), height, width, channels, scale, zero, border }
  if (border.y || border.x) fillBorder(arena.bytes(), plane, zero ^ flip)
  return plane
}

function fillBorder(memory: Uint8Array, plane: Plane, value: number) {
  const { at, height, channels, border } = plane
  const row = rowBytes(plane)
  const edge = border.x * channels
  memory.fill(value, at, at + border.y * row)
  memory.fill(value, at + (border.y + height) * row, at + (2 * border.y + height) * row)
  for (let y = border.y; y < border.y + height; y += 1) {
    const start = at + y * row
    memory.fill(value, start, start + edge)
    memory.fill(value, start + row - edge, start + row)
  }
}

/** From a row to the next. */
export function rowBytes({ width, channels, border }: Plane): number {
  return (width + 2 * border.x) * channels
}

/** Where a pixel begins; in the border as well. */
export function pixelAt(plane: Plane, y: number, x = 0): number {
  const { at, channels, border } = plane
  return at + (y + border.y) * rowBytes(plane) + (x + border.x) * channels
}
