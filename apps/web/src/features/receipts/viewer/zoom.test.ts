import { expect, test } from 'vitest'
import { clampShift, nearestStep, zoomBy } from './zoom.ts'

test('goes from 50 % to 300 % in steps of 25 %', () => {
  const seen = [1]
  while (seen.at(-1) !== zoomBy(seen.at(-1) ?? 1, -1)) seen.push(zoomBy(seen.at(-1) ?? 1, -1))
  expect(seen).toEqual([1, 0.75, 0.5])
  let scale = 0.5
  let steps = 0
  while (zoomBy(scale, 1) !== scale) {
    scale = zoomBy(scale, 1)
    steps += 1
  }
  expect([scale, steps]).toEqual([3, 10])
})

test('a pinch ends on a step, within the limits', () => {
  expect(nearestStep(1.61)).toBe(1.5)
  expect(nearestStep(1.63)).toBe(1.75)
  expect(nearestStep(9)).toBe(3)
  expect(nearestStep(0.1)).toBe(0.5)
})

test('a picture that fits does not move, a larger one stops at its edges', () => {
  expect(clampShift(80, 300, 400)).toBe(0)
  expect(clampShift(80, 600, 400)).toBe(80)
  expect(clampShift(-180, 600, 400)).toBe(-100)
})
