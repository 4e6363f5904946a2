import { expect, test } from 'vitest'
import { portraitCrop } from './encode-photo.ts'

test.each([
  ['a wide picture loses its sides', [1920, 1080], [555, 0, 810, 1080]],
  ['a tall picture loses its ends', [1080, 1920], [0, 240, 1080, 1440]],
  ['an upright 3:4 photo stays whole', [3024, 4032], [0, 0, 3024, 4032]],
] as const)('%s', (_name, [width, height], [x, y, w, h]) => {
  expect(portraitCrop({ width, height })).toEqual({ x, y, width: w, height: h })
})
