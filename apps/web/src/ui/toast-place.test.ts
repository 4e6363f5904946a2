import { expect, test } from 'vitest'
import { clearInset, leastInset } from './toast-place.ts'

const title = { from: 88, to: 122 }
const larger = { from: 10, to: 122 }
const later = { from: 200, to: 230 }

test.each([
  ['stays at its edge if nothing is there', 80, [], 500, 0],
  ['stays there beside a title that it does not cover', 88, [title], 500, 0],
  ['moves past the title that it would cover', 89, [title], 500, 122],
  ['goes between two titles if it fits', 78, [larger, later], 500, 122],
  ['goes past both if it does not', 79, [later, larger], 500, 230],
  ['ends at the limit', 100, [title], 222, 122],
  ['finds no place beyond it', 100, [title], 221, undefined],
])('a toast %s', (_what, length, spans, limit, inset) => {
  expect(clearInset(length, spans, limit)).toBe(inset)
})

test('where no place is clear it covers as little as can be', () => {
  const spans = [
    { from: 0, to: 60 },
    { from: 70, to: 90 },
    { from: 130, to: 200 },
  ]
  expect(clearInset(50, spans, 150)).toBeUndefined()
  expect(leastInset(50, spans, 150)).toBe(90)
})
