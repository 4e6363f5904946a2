import { expect, test } from 'vitest'
import { portraitCrop } from './fit-photo.ts'

test('a wide picture loses its sides', () => {
  expect(portraitCrop({ width: 1920, height: 1080 })).toEqual({
    x: 555,
    y: 0,
    width: 810,
    height: 1080,
  })
})

test('a tall picture loses its ends', () => {
  expect(portraitCrop({ width: 1080, height: 1920 })).toEqual({
    x: 0,
    y: 240,
    width: 1080,
    height: 1440,
  })
})

test('an upright 3:4 photo stays whole', () => {
  expect(portraitCrop({ width: 3024, height: 4032 })).toEqual({
    x: 0,
    y: 0,
    width: 3024,
    height: 4032,
  })
})
