import { describe, expect, test } from 'vitest'
import { stripsOf } from './detector.ts'

test('what can be looked at together is one strip', () => {
  expect(stripsOf(960, 1000)).toEqual([{ top: 0, bottom: 960, from: 0, to: 960 }])
})

describe.each([
  [2048, 686],
  [2048, 1000],
  [992, 961],
  [4096, 257],
  [28_000, 31],
])('%i rows, %i at a time', (height, tallest) => {
  const strips = stripsOf(height, tallest)

  test('each row counts once', () => {
    expect(strips[0]!.from).toBe(0)
    expect(strips.at(-1)!.to).toBe(height)
    for (const [index, strip] of strips.slice(1).entries()) {
      expect(strip.from).toBe(strips[index]!.to)
    }
  })

  test('whoever looks at a row sees 64 rows around it, but for the edges of the picture', () => {
    for (const { top, bottom, from, to } of strips) {
      expect(from - top).toBeGreaterThanOrEqual(top === 0 ? 0 : 64)
      expect(bottom - to).toBeGreaterThanOrEqual(bottom === height ? 0 : 64)
      expect(bottom).toBeLessThanOrEqual(height)
    }
  })

  test('none is higher than may be, and all begin and end where the detector can halve them', () => {
    for (const { top, bottom } of strips) {
      expect(bottom - top).toBeLessThanOrEqual(Math.max(256, tallest))
      expect([top % 32, bottom % 32]).toEqual([0, 0])
    }
  })
})
