import { create } from 'fontkit'
import { expect, test } from 'vitest'
import { createTypeface } from './typeface.ts'

const regular = createTypeface('Test-Regular', 400)
const strong = createTypeface('Test-Strong', 600)

test('figures are of one width, so that they stand below each other', () => {
  const widths = Array.from('0123456789', (figure) => regular.widthOf(figure))
  expect(new Set(widths).size).toBe(1)
  expect(regular.widthOf('1,111.11')).toBe(regular.widthOf('8,888.88'))
})

test.each([
  ['Latin with accents', 0xc0, 0x17f],
  ['Romanian, Turkish, Vietnamese and others', 0x1ea0, 0x1ef9],
  ['Greek', 0x391, 0x3a1],
  ['small Greek with accents', 0x3ac, 0x3ce],
  ['Cyrillic', 0x400, 0x45f],
])('%s is all there', (_script, first, last) => {
  const letters = String.fromCodePoint(
    ...Array.from({ length: last - first + 1 }, (_, index) => first + index),
  )
  const has = regular.lettersOf(letters)
  // Unicode has deprecated this one.
  const expected = Array.from(letters).filter((letter) => letter !== 'ŉ')
  expect(expected.filter((letter) => !has(letter))).toEqual([])
})

test('letters come closer where they should, and a heavier weight is wider', () => {
  expect(regular.widthOf('AV')).toBeLessThan(regular.widthOf('A') + regular.widthOf('V'))
  expect(strong.widthOf('Quittance')).toBeGreaterThan(regular.widthOf('Quittance'))
})

test('the same letter is drawn as in Japan beside kana, as in China else', () => {
  expect(glyphIds('直')).not.toEqual(glyphIds('直の').slice(0, 1))
  expect(regular.widthOf('直')).toBe(1)
})

test('a font file of some letters is one that others can read, with their shapes', () => {
  const subset = strong.createSubset()
  const text = 'Éa東Ж'
  const places: number[] = []
  strong.eachGlyph(text, ({ id }) => places.push(subset.includeGlyph(id)))
  expect(places).toEqual([1, 2, 3, 4])
  expect(subset.includeGlyph(0)).toBe(0)

  const font = create(subset.encode())
  expect(font.unitsPerEm).toBe(2048)
  const tops = places.map((place) => font.getGlyph(place).bbox)
  const [accented, small, kanji, cyrillic] = tops
  expect(accented?.maxY).toBeGreaterThan(1490)
  expect(small?.maxY).toBeLessThan(1250)
  expect(kanji?.maxX).toBeGreaterThan(1850)
  expect(cyrillic).toMatchObject({ minY: 0, maxY: 1490 })
  expect(font.getGlyph(3).advanceWidth).toBe(2048)
})

test('what no family has is nothing, and its sign is a letter of its own', () => {
  const has = regular.lettersOf('x😀')
  expect([has('x'), has('😀'), has('\ufffd')]).toEqual([true, false, true])
})

function glyphIds(text: string) {
  const ids: number[] = []
  regular.eachGlyph(text, ({ id }) => ids.push(id))
  return ids
}
