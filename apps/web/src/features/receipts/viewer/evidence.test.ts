import { expect, test } from 'vitest'
import { boxOn, frameStyle, viewOf } from './evidence.ts'

const image = { width: 1000, height: 2000 }
const strip = { width: 390, height: 176 }
const column = { width: 416, height: 640 }
const letters = 22

test('the frame surrounds the value, in percent of the photo', () => {
  const style = frameStyle({ box: { x: 100, y: 1000, width: 200, height: 40 }, image })
  expect(style).toEqual({ left: '9.4%', top: '49.7%', width: '21.2%', height: '2.6%' })
})

test.each([
  ['strip', strip],
  ['column', column],
])('a value is centred in the %s, its text large enough to read', (_name, frame) => {
  const evidence = { box: { x: 400, y: 1000, width: 200, height: 20 }, image }
  const { scale, x, y } = viewOf(evidence, image, frame, letters)
  const box = boxOn(evidence, { width: frame.width, height: frame.width * 2 })
  expect(box.height * scale).toBeCloseTo(letters)
  expect(x + (box.x + box.width / 2) * scale).toBeCloseTo(frame.width / 2)
  expect(y + (box.y + box.height / 2) * scale).toBeCloseTo(frame.height / 2)
})

test('a long line is shown whole, however small that makes it', () => {
  const evidence = { box: { x: 20, y: 1000, width: 960, height: 20 }, image }
  const { scale } = viewOf(evidence, image, strip, letters)
  expect(boxOn(evidence, { width: 390, height: 780 }).width * scale).toBeLessThanOrEqual(390)
})

test('on a photo on its side, where text runs down, the shorter side counts', () => {
  const evidence = { box: { x: 500, y: 900, width: 20, height: 200 }, image }
  const { scale } = viewOf(evidence, image, column, letters)
  expect(boxOn(evidence, { width: 416, height: 832 }).width * scale).toBeCloseTo(letters)
})

test.each([
  [{ x: 0, y: 0, width: 100, height: 20 }, 'upper left'],
  [{ x: 900, y: 1980, width: 100, height: 20 }, 'lower right'],
])('the view never leaves the photo', (box, corner) => {
  const { scale, x, y } = viewOf({ box, image }, image, strip, letters)
  const last = { x: 390 - 390 * scale, y: 176 - 780 * scale }
  expect({ x, y }).toEqual(corner === 'upper left' ? { x: 0, y: 0 } : last)
})

test('without a value a low frame shows the upper part in full width, a high one the whole', () => {
  expect(viewOf(undefined, image, strip, letters)).toEqual({ scale: 1, x: 0, y: 0 })
  const { scale, x, y } = viewOf(undefined, image, column, letters)
  expect(image.height * (column.width / image.width) * scale).toBeCloseTo(column.height)
  expect(x).toBeGreaterThan(0)
  expect(y).toBe(0)
})

test('a very long receipt is not made a thread', () => {
  const { scale, y } = viewOf(undefined, { width: 500, height: 5000 }, column, letters)
  expect(scale).toBe(0.6)
  expect(y).toBe(0)
})
