import { expect, test } from 'vitest'
import { eraseShowThrough, withoutShowThrough } from './paper-light.ts'

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
  return withoutShowThrough(boxes, inks).map(({ x }) => inks[x])
}

test('what shines through is eraseShowThrough off, the print of this side stays', () => {
  const paper = Array.from({ length: 60 * 60 }, () => 200)
  for (let x = 10; x < 20; x += 1) paper[30 * 60 + x] = 60
  for (let x = 30; x < 40; x += 1) paper[30 * 60 + x] = 180
  const raster = { data: Uint8Array.from(paper), width: 60, height: 60 }
  const { data } = eraseShowThrough(raster, [0.7, 0.1, 0.7, 0.1, 0.7])
  expect(data[30 * 60 + 15]).toBeLessThan(80)
  expect(data[30 * 60 + 35]).toBeGreaterThan(195)
  expect(data[10 * 60 + 35]).toBeGreaterThan(195)
})
