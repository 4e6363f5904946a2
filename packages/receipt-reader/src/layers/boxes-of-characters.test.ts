import { expect, test } from 'vitest'
import { a4, lineOf } from '#test/characters.ts'
import { boxesOf } from './boxes-of-characters.ts'
import type { Character, Paper } from './characters.ts'

test('a line is one text at its place in the picture', () => {
  expect(boxesOf(lineOf('Total 12'), a4, 2)).toEqual([
    { text: 'Total 12', confidence: 1, box: { x: 100, y: 264, width: 80, height: 20 } },
  ])
})

const heron = lineOf('Heron', { size: 24 })
const end = Math.max(...heron.map(({ right }) => right))
const spaced = Array.from('HOTEL').flatMap((letter, at) => lineOf(letter, { x: 50 + at * 6 }))
const smallCents = [
  ...lineOf('12,'),
  ...lineOf('EUR', { x: 300 }),
  ...lineOf('50', { x: 65, y: 702, size: 8 }),
]
const unseen = [...lineOf('a'), ...lineOf('\u200B\u0007', { x: 55 }), ...lineOf('b', { x: 55 })]

test.each<[what: string, texts: string[], characters: Character[]]>([
  [
    'a column of its own',
    ['Zimmer', '129,00'],
    [...lineOf('Zimmer'), ...lineOf('129,00', { x: 400 })],
  ],
  ['words without a space', ['Grand Hotel'], [...lineOf('Grand'), ...lineOf('Hotel', { x: 78 })]],
  ['letters set wide apart', ['HOTEL'], spaced],
  ['a new line', ['one', 'two'], [...lineOf('one'), ...lineOf('\n'), ...lineOf('two', { y: 688 })]],
  ['one that goes on', ['one', 'two'], [...lineOf('one'), ...lineOf('two', { x: 65, y: 688 })]],
  ['cents written smaller, higher and later', ['12,50', 'EUR'], smallCents],
  [
    'a slogan in small print beside a name',
    ['Heron', 'since 1986'],
    [...heron, ...lineOf('since 1986', { x: end + 6, size: 8 })],
  ],
  ['a name in two sizes', ['Heron Inn'], [...heron, ...lineOf('Inn', { x: end + 6, size: 16 })]],
  [
    'bold by drawing twice',
    ['Total 11'],
    [...lineOf('Total 11'), ...lineOf('Total 11', { x: 50.3 })],
  ],
  ['the same letter twice', ['Biill 1111'], lineOf('Biill 1111', { size: 4 })],
  ['ligatures and soft hyphens', ['office 2025-01-05'], lineOf('oﬃce 2025\u00AD01\u00AD05')],
  ['wide spaces', ['1 234,50 €'], lineOf('1\u202F234,50\u00A0€')],
  ['signs of their own', ['½ m²'], lineOf('½ m²')],
  ['what has no ink', [], lineOf('unseen', { isHidden: true })],
  ['what lies beside the paper', [], lineOf('beside the paper', { x: 700 })],
  ['what is too small', [], lineOf('tiny', { size: 2 })],
  ['what runs up the margin', [], lineOf('up the margin', { angle: Math.PI / 2 })],
  ['signs that nobody sees', ['ab'], unseen],
])('%s: %j', (_, texts, characters) => {
  expect(boxesOf(characters, a4, 1).map(({ text }) => text)).toEqual(texts)
})

test('Hebrew runs to the left', () => {
  const letters = Array.from('שלום').flatMap((letter, at) => lineOf(letter, { x: 200 - at * 5 }))
  expect(boxesOf(letters, a4, 1)).toMatchObject([{ text: 'שלום', box: { x: 185, width: 20 } }])
})

/** The same sheet with its line at the top left, as it lies before it is turned. */
const turned: [Paper['rotation'], Partial<Character>, angle: number][] = [
  [90, { left: 30, right: 40, bottom: 50, top: 55 }, Math.PI / 2],
  [180, { left: 540, right: 545, bottom: 30, top: 40 }, Math.PI],
  [270, { left: 555, right: 565, bottom: 787, top: 792 }, -Math.PI / 2],
]

test.each(turned)(
  'on paper turned by %i a letter stands where it is seen',
  (rotation, place, angle) => {
    const [letter] = lineOf('A')
    const paper = { ...a4, rotation }
    expect(boxesOf([{ ...letter!, ...place, angle }], paper, 1)).toMatchObject([
      { text: 'A', box: { x: 50, y: 30, width: 5, height: 10 } },
    ])
  },
)

test('a page that is cut out of a larger one counts from its own corner', () => {
  const paper = { left: 100, bottom: 200, right: 400, top: 800, rotation: 0 } as const
  expect(boxesOf(lineOf('A', { x: 150, y: 760 }), paper, 1)).toMatchObject([
    { box: { x: 50, y: 30, width: 5, height: 10 } },
  ])
})
