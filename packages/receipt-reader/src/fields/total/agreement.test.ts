import { expect, test } from 'vitest'
import { checkFigures } from './agreement.ts'

test('tax on top and tax within the prices both make up the total', () => {
  expect(checkFigures({ items: [1000, 500], subtotal: 1500, tax: 120, total: 1620 })).toEqual({
    total: 'agrees',
    items: 'agrees',
  })
  expect(checkFigures({ items: [1000, 500], tax: 239, total: 1500 })).toEqual({
    total: 'agrees',
    items: 'agrees',
  })
})

test('tip, discount and rounding of either sign are taken into account', () => {
  expect(checkFigures({ subtotal: 5000, tax: 400, tip: 900, total: 6300 }).total).toBe('agrees')
  expect(checkFigures({ subtotal: 5000, discount: 500, total: 4500 }).total).toBe('agrees')
  expect(checkFigures({ subtotal: 1998, rounding: -3, total: 1995 }).total).toBe('agrees')
  expect(checkFigures({ subtotal: 1998, rounding: 3, total: 1995 }).total).toBe('agrees')
})

test('a cent or two of rounding is forgiven, more is not', () => {
  expect(checkFigures({ items: [333, 333, 333], total: 1001 }).total).toBe('agrees')
  expect(checkFigures({ items: [333, 333, 333], total: 1003 }).total).toBe('disagrees')
})

test('a wrong total disagrees and so do the items', () => {
  expect(checkFigures({ items: [1000], subtotal: 1000, tax: 80, total: 1800 })).toEqual({
    total: 'disagrees',
    items: 'agrees',
  })
  expect(checkFigures({ items: [700], total: 1800 })).toEqual({
    total: 'disagrees',
    items: 'disagrees',
  })
})

test('nothing is said where nothing can be compared', () => {
  expect(checkFigures({ total: 1800 })).toEqual({ total: 'unknown', items: 'unknown' })
  expect(checkFigures({ items: [100] })).toEqual({ total: 'unknown', items: 'unknown' })
  expect(checkFigures({})).toEqual({ total: 'unknown', items: 'unknown' })
})

test('a line without a price costs nothing when the sum is right, and explains it when it is not', () => {
  expect(checkFigures({ items: [900, null], total: 900 }).items).toBe('agrees')
  expect(checkFigures({ items: [900, null], total: 1200 }).items).toBe('unknown')
})
