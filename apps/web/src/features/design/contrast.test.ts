import { expect, test } from 'vitest'
import { tokenOf } from '#test/tokens.ts'
import { colorPairs } from './color-pairs.ts'
import { contrastBetween, parseColor } from './contrast.ts'

const themes = ['light', 'dark'] as const

test.each([
  ['#000000', '#ffffff', 21],
  ['#ffffff', '#ffffff', 1],
  ['#767676', '#ffffff', 4.54],
  ['rgb(0 0 0 / 0.5)', '#ffffff', 3.95],
  ['rgba(0, 0, 0, 1)', '#ffffff', 21],
])('%s on %s differ by %d', (front, behind, contrast) => {
  expect(contrastBetween(parseColor(front), parseColor(behind))).toBeCloseTo(contrast, 1)
})

test('what is no colour is an error', () => {
  expect(() => parseColor('')).toThrow('Not a colour')
})

test.each(themes)('every pair of colours has enough contrast in %s', (theme) => {
  const colorOf = (token: string) => parseColor(tokenOf(token, theme))
  const weak = colorPairs
    .map(({ front, behind, least }) => ({
      pair: `${front} on ${behind}`,
      least,
      is: contrastBetween(colorOf(front), colorOf(behind)),
    }))
    .filter(({ is, least }) => is < least)
  expect(weak).toEqual([])
})
