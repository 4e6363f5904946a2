import { expect, test } from 'vitest'
import { fitPixels } from './fit-pixels.ts'

test('keeps the sensor’s pixels up to the limit, and the shape beyond it, of which at least one pixel', () => {
  expect(fitPixels({ width: 3024, height: 4032 }, 50_000_000)).toEqual({
    width: 3024,
    height: 4032,
  })
  const fitted = fitPixels({ width: 9000, height: 12_000 }, 50_000_000)
  expect(fitted.width * fitted.height).toBeLessThanOrEqual(50_000_000)
  expect(fitted.width / fitted.height).toBeCloseTo(0.75, 3)
  expect(fitPixels({ width: 1, height: 40_000 }, 10_000)).toEqual({ width: 1, height: 20_000 })
})
