import { expect, test } from 'vitest'
import { windowRange } from './window-range.ts'

const phone = { viewHeight: 844, rowHeight: 88, count: 2000 }

test('at the top: what is visible and the spare rows below', () => {
  expect(windowRange({ ...phone, listTop: 200 })).toEqual({ start: 0, end: 20 })
})

test('in the middle: spare rows on both sides, few in all', () => {
  const { start, end } = windowRange({ ...phone, listTop: -88_000 })
  expect([start, end]).toEqual([988, 1022])
  expect(end - start).toBeLessThan(60)
})

test('at the end: nothing beyond the last row', () => {
  expect(windowRange({ ...phone, listTop: 844 - 88 * 2000 }).end).toBe(2000)
})

test('a list that got shorter while scrolled far down', () => {
  expect(windowRange({ ...phone, count: 30, listTop: -88_000 })).toEqual({ start: 29, end: 30 })
  expect(windowRange({ ...phone, count: 0, listTop: -88_000 })).toEqual({ start: 0, end: 0 })
})

test('a short list is there as a whole, however far it is from the view', () => {
  for (const listTop of [-88_000, 88_000]) {
    expect(windowRange({ ...phone, count: 3, listTop })).toEqual({ start: 0, end: 3 })
  }
})
