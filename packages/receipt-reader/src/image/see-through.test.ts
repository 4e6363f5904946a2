import { expect, test } from 'vitest'
import { withoutSeeThrough } from './see-through.ts'

test('print of the other side that shines through is left out', () => {
  const inks = [0.6, 0.1, 0.55, 0.09, 0.5]
  expect(keptOf(inks)).toEqual([0.6, 0.55, 0.5])
})

test('a single pale word is worn print', () => {
  const inks = [0.6, 0.6, 0.55, 0.5, 0.1, 0.6]
  expect(keptOf(inks)).toEqual(inks)
})

test('on a receipt that is pale all over everything stays', () => {
  const inks = [0.1, 0.08, 0.12, 0.09]
  expect(keptOf(inks)).toEqual(inks)
})

function keptOf(inks: number[]) {
  const boxes = inks.map((_, index) => ({ x: index, y: 0, width: 9, height: 3, angle: 0 }))
  return withoutSeeThrough(boxes, inks).map(({ x }) => inks[x])
}
