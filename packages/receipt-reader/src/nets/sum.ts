import type { Arena } from './arena.ts'
import type { Kernels } from './kernels.ts'
import { type Plane, pixelAt } from './plane.ts'
import { roundHalfEven } from './round-half-even.ts'

/** Two planes as one; the second may be half as large, then each of its pixels counts for four. */
export function addPlanes(
  kernels: Kernels,
  arena: Arena,
  [first, second]: [Plane, Plane],
  sum: Plane,
  flip: number,
) {
  const bytes = first.width * first.channels
  const isHalf = second.width < first.width
  const wide = isHalf ? arena.take(bytes) : null
  const { factors, shift } = wholeFactors([first.scale / sum.scale, second.scale / sum.scale])
  const more = -(factors[0] * first.zero + factors[1] * second.zero)
  for (let y = 0; y < first.height; y += 1) {
    if (wide && y % 2 === 0) widen(arena.bytes(), second, y / 2, wide.at)
    const other = wide ? wide.at : pixelAt(second, y)
    const to = pixelAt(sum, y)
    kernels.addRows(pixelAt(first, y), other, to, bytes, ...factors, more, shift, sum.zero, flip)
  }
  if (wide) arena.give(wide)
}

/** Both factors as whole numbers of 22 bits, as the server's runtime has them. */
function wholeFactors([first, second]: [number, number]) {
  const shift = 21 - Math.floor(Math.log2(Math.max(first, second)))
  const whole = (factor: number) => roundHalfEven(Math.fround(factor) * 2 ** shift)
  return { factors: [whole(first), whole(second)] as const, shift }
}

function widen(memory: Uint8Array, plane: Plane, y: number, to: number) {
  const { channels } = plane
  for (let x = 0; x < plane.width; x += 1) {
    const pixel = pixelAt(plane, y, x)
    memory.copyWithin(to + 2 * x * channels, pixel, pixel + channels)
    memory.copyWithin(to + (2 * x + 1) * channels, pixel, pixel + channels)
  }
}
