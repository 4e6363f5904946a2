import { expect, test } from 'vitest'
import { combine, inverse, nearestQuarter, placeBox, placePoint, turnedBack } from './placement.ts'

const askew = { a: 0.6, b: -0.8, x: 30, y: 70 }

test('a point goes there and back', () => {
  const there = placePoint({ x: 12, y: 5 }, askew)
  const back = placePoint(there, inverse(askew))
  expect(back.x).toBeCloseTo(12)
  expect(back.y).toBeCloseTo(5)
})

test('two placements one after the other are one', () => {
  const twice = { a: 2, b: 0, x: 1, y: 0 }
  const inTwo = placePoint(placePoint({ x: 3, y: 4 }, twice), askew)
  const atOnce = placePoint({ x: 3, y: 4 }, combine(twice, askew))
  expect(atOnce.x).toBeCloseTo(inTwo.x)
  expect(atOnce.y).toBeCloseTo(inTwo.y)
})

test('a box is turned and scaled with its picture', () => {
  const box = placeBox({ x: 10, y: 0, width: 8, height: 2, angle: 0.1 }, { a: 0, b: 2, x: 5, y: 5 })
  expect(box).toMatchObject({ x: 5, y: 25, width: 16, height: 4 })
  expect(box.angle).toBeCloseTo(0.1 + Math.PI / 2)
})

test.each([90, 180, 270] as const)('a picture turned by %i lies turned back in itself', (turn) => {
  const before = { width: 400, height: 300 }
  const turned = turn === 180 ? before : { width: 300, height: 400 }
  const place = turnedBack(turned, before, turn)
  expect(nearestQuarter(place)).toBe(turn)
  const topLeft = placePoint({ x: 0, y: 0 }, place)
  const corner = { 90: { x: 0, y: 300 }, 180: { x: 400, y: 300 }, 270: { x: 400, y: 0 } }[turn]
  expect(topLeft.x).toBeCloseTo(corner.x)
  expect(topLeft.y).toBeCloseTo(corner.y)
})
