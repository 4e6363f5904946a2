import { expect, test } from 'vitest'
import { tokenOf } from '#test/tokens.ts'

type ColorPair = {
  front: string
  behind: string
  /** WCAG 2.2 AA: 4.5 for text, 3 for graphics. */
  least: 4.5 | 3
}

const grounds = ['ground', 'surface', 'sunken']
const states = ['primary', 'settled', 'waiting', 'wrong']
const kinds = ['food', 'transport', 'accommodation', 'coffee', 'entertainment', 'office', 'other']

/** Which colours meet on screen, by token name. */
const colorPairs: readonly ColorPair[] = [
  ...['text', 'muted', ...states].flatMap((front) => grounds.map((behind) => text(front, behind))),
  ...states.map((state) => text(state, `${state}-soft`)),
  text('on-primary', 'primary'),
  text('on-primary', 'primary-strong'),
  text('on-wrong', 'wrong'),
  text('on-wrong', 'wrong-strong'),
  text('ground', 'text'),
  text('paper-ink', 'paper'),
  text('on-stage', 'stage'),
  text('on-stage', 'stage-raised'),
  ...kinds.flatMap((kind) => grounds.map((behind) => text(`category-${kind}`, behind))),
  ...grounds.map((behind) => ({ front: 'line', behind, least: 3 }) as const),
]

function text(front: string, behind: string): ColorPair {
  return { front, behind, least: 4.5 }
}

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

type Color = { red: number; green: number; blue: number; alpha: number }

/** `#2a5bd7` or `rgb(20 23 28 / 0.1)`, also as browsers write it: `rgba(20, 23, 28, 0.1)`. */
function parseColor(written: string): Color {
  const hex = written.trim().match(/^#(..)(..)(..)$/)
  if (hex) {
    const [red = 0, green = 0, blue = 0] = hex.slice(1).map((part) => Number.parseInt(part, 16))
    return { red, green, blue, alpha: 1 }
  }
  const [red, green, blue, alpha = 1] = (written.match(/[\d.]+/g) ?? []).map(Number)
  if (red === undefined || green === undefined || blue === undefined)
    throw new Error(`Not a colour: ${written}`)
  return { red, green, blue, alpha }
}

/** The WCAG contrast ratio, from 1 to 21; translucent colours are blended first. */
function contrastBetween(front: Color, behind: Color): number {
  const [lighter = 0, darker = 0] = [luminance(over(front, behind)), luminance(behind)].toSorted(
    (one, other) => other - one,
  )
  return (lighter + 0.05) / (darker + 0.05)
}

function over({ red, green, blue, alpha }: Color, behind: Color): Color {
  const mix = (front: number, back: number) => front * alpha + back * (1 - alpha)
  return {
    red: mix(red, behind.red),
    green: mix(green, behind.green),
    blue: mix(blue, behind.blue),
    alpha: 1,
  }
}

function luminance({ red, green, blue }: Color) {
  const [r = 0, g = 0, b = 0] = [red, green, blue].map((part) => {
    const share = part / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}
