import { expect, test } from 'vitest'
import { windowRange } from './window-range.ts'

const phone = { viewHeight: 844, tops: topsOf(2000) }

/** Every tenth row also has the heading of its day. */
function topsOf(count: number) {
  return Array.from({ length: count + 1 }, (_, row) => row * 88 + Math.ceil(row / 10) * 28)
}

test('at the top: what is visible and the spare rows below', () => {
  expect(windowRange({ ...phone, listTop: 200 })).toEqual({ start: 0, end: 19 })
})

test('in the middle: spare rows on both sides, few in all', () => {
  const { start, end } = windowRange({ ...phone, listTop: -88_000 })
  expect([start, end]).toEqual([957, 991])
  expect(end - start).toBeLessThan(60)
})

test('at the end: nothing beyond the last row', () => {
  expect(windowRange({ ...phone, listTop: 844 - 908 * 200 }).end).toBe(2000)
})

test('a list that got shorter while scrolled far down', () => {
  const at = { viewHeight: 844, listTop: -88_000 }
  expect(windowRange({ ...at, tops: topsOf(30) })).toEqual({ start: 18, end: 30 })
  expect(windowRange({ ...at, tops: [0] })).toEqual({ start: 0, end: 0 })
})

test('a short list is there as a whole, however far it is from the view', () => {
  for (const listTop of [-88_000, 88_000]) {
    expect(windowRange({ ...phone, tops: topsOf(3), listTop })).toEqual({ start: 0, end: 3 })
  }
})
