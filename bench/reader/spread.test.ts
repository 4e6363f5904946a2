import { expect, test } from 'vitest'
import { spread } from './spread.ts'

test('as many as wanted, from the first on', () => {
  const all = Array.from({ length: 381 }, (_, index) => index)
  expect(spread(all, 12)).toHaveLength(12)
  expect(spread(all, 12)[0]).toBe(0)
  expect(spread(all, Number.POSITIVE_INFINITY)).toEqual(all)
  expect(spread(all, 1000)).toEqual(all)
  expect(spread(all, 0)).toEqual([])
})
