import { expect, test } from 'vitest'
import { type Placed, rowSlopeOf } from './bent-rows.ts'

const rows = [0, 1, 2, 3, 4, 5, 6, 7]

test('texts that stand level keep their angle', () => {
  const texts = rows.flatMap((row) => [at(100, 100 + row * 40), at(500, 101 + row * 40)])
  expect(rowSlopeOf(texts, 0, 500)).toEqual({ slope: 0, change: 0 })
})

test('a price column that hangs half a row lower', () => {
  const texts = rows.flatMap((row) => [at(100, 100 + row * 40), at(500, 118 + row * 40)])
  expect(rowSlopeOf(texts, 0, 500).slope).toBeCloseTo(0.044, 2)
})

test('prices that hang too high above and too low below', () => {
  const texts = rows.flatMap((row) => [
    at(100, 100 + row * 40),
    at(500, 100 + row * 40 + (row - 3.5) * 5),
  ])
  expect(rowSlopeOf(texts, 0, 480).change).toBeGreaterThan(0.05)
})

function at(x: number, y: number): Placed {
  return { x, y, height: 24, left: x - 40, right: x + 40 }
}
