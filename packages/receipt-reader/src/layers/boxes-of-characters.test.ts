import { expect, test } from 'vitest'
import { a4, lineOf } from '#test/characters.ts'
import { boxesOf } from './boxes-of-characters.ts'
import type { Character, Paper } from './characters.ts'

function textsOf(characters: Character[], paper = a4) {
  return boxesOf(characters, paper, 1).map(({ text }) => text)
}

test('a line is one text at its place in the picture', () => {
  expect(boxesOf(lineOf('Total 12'), a4, 2)).toEqual([
    { text: 'Total 12', confidence: 1, box: { x: 100, y: 264, width: 80, height: 20 } },
  ])
})

test('a column of its own is a text of its own', () => {
  const row = [...lineOf('Zimmer'), ...lineOf('129,00', { x: 400 })]
  expect(textsOf(row)).toEqual(['Zimmer', '129,00'])
})

test('words that no space is written between are kept apart', () => {
  expect(textsOf([...lineOf('Grand'), ...lineOf('Hotel', { x: 78 })])).toEqual(['Grand Hotel'])
})

test('letters set wide apart stay one word', () => {
  const spaced = Array.from('HOTEL').flatMap((letter, at) => lineOf(letter, { x: 50 + at * 6 }))
  expect(textsOf(spaced)).toEqual(['HOTEL'])
})

test('another line begins a new text, also where it goes on to the right', () => {
  expect(textsOf([...lineOf('one'), ...lineOf('\n'), ...lineOf('two', { y: 688 })])).toEqual([
    'one',
    'two',
  ])
  expect(textsOf([...lineOf('one'), ...lineOf('two', { x: 65, y: 688 })])).toEqual(['one', 'two'])
})

test('cents that are written smaller, higher and later belong to their amount', () => {
  const amount = [
    ...lineOf('12,'),
    ...lineOf('EUR', { x: 300 }),
    ...lineOf('50', { x: 65, y: 702, size: 8 }),
  ]
  expect(textsOf(amount)).toEqual(['12,50', 'EUR'])
})

test('a slogan in small print beside a name in large is another text', () => {
  const name = lineOf('Heron', { size: 24 })
  const end = Math.max(...name.map(({ right }) => right))
  expect(textsOf([...name, ...lineOf('since 1986', { x: end + 6, size: 8 })])).toEqual([
    'Heron',
    'since 1986',
  ])
  expect(textsOf([...name, ...lineOf('Inn', { x: end + 6, size: 16 })])).toEqual(['Heron Inn'])
})

test('what is drawn twice for bold is read once', () => {
  const bold = [...lineOf('Total 11'), ...lineOf('Total 11', { x: 50.3 })]
  expect(textsOf(bold)).toEqual(['Total 11'])
})

test('the same letter twice in a word stays', () => {
  expect(textsOf(lineOf('Biill 1111', { size: 4 }))).toEqual(['Biill 1111'])
})

test('Hebrew runs to the left', () => {
  const letters = Array.from('שלום').flatMap((letter, at) => lineOf(letter, { x: 200 - at * 5 }))
  expect(boxesOf(letters, a4, 1)).toMatchObject([{ text: 'שלום', box: { x: 185, width: 20 } }])
})

test('ligatures, soft hyphens and wide spaces are written as everybody does', () => {
  expect(textsOf(lineOf('oﬃce 2025\u00AD01\u00AD05'))).toEqual(['office 2025-01-05'])
  expect(textsOf(lineOf('1\u202F234,50\u00A0€'))).toEqual(['1 234,50 €'])
  expect(textsOf(lineOf('½ m²'))).toEqual(['½ m²'])
})

test('what nobody sees is left out', () => {
  expect(textsOf(lineOf('unseen', { isHidden: true }))).toEqual([])
  expect(textsOf(lineOf('beside the paper', { x: 700 }))).toEqual([])
  expect(textsOf(lineOf('tiny', { size: 2 }))).toEqual([])
  expect(textsOf(lineOf('up the margin', { angle: Math.PI / 2 }))).toEqual([])
  const joined = [...lineOf('a'), ...lineOf('\u200B\u0007', { x: 55 }), ...lineOf('b', { x: 55 })]
  expect(textsOf(joined)).toEqual(['ab'])
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
