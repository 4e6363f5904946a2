import { expect, test } from 'vitest'
import { clearInset, leastInset } from './toast-place.ts'

const title = { from: 88, to: 122 }

test('stays at its edge if nothing is there', () => {
  expect(clearInset(80, [], 500)).toBe(0)
  expect(clearInset(88, [title], 500)).toBe(0)
})

test('moves past the title that it would cover', () => {
  expect(clearInset(89, [title], 500)).toBe(122)
})

test('goes between two titles only if it fits', () => {
  const later = { from: 200, to: 230 }
  expect(clearInset(78, [{ from: 10, to: 122 }, later], 500)).toBe(122)
  expect(clearInset(79, [later, { from: 10, to: 122 }], 500)).toBe(230)
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

test('finds no place beyond the limit', () => {
  expect(clearInset(100, [title], 221)).toBeUndefined()
  expect(clearInset(100, [title], 222)).toBe(122)
})
