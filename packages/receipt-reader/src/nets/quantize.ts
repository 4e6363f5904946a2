import { type Plane, pixelAt } from './plane.ts'
import { roundHalfEven } from './round-half-even.ts'

/** Numbers as the bytes that stand for them. */
export function quantize(memory: Uint8Array, numbers: Float32Array, plane: Plane, flip: number) {
  const { width, height, zero } = plane
  const scale = Math.fround(plane.scale)
  for (let y = 0; y < height; y += 1) {
    const to = pixelAt(plane, y)
    for (let x = 0; x < width; x += 1) {
      const level = roundHalfEven(Math.fround(numbers[y * width + x]! / scale)) + zero
      memory[to + x] = Math.max(0, Math.min(255, level)) ^ flip
    }
  }
}
