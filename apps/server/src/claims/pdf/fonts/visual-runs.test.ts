import { expect, test } from 'vitest'
import { createTypeface } from './typeface.ts'
import { visualRuns } from './visual-runs.ts'

const face = createTypeface('Test', 400)

test.each([
  ['a (b)', ['a (b)']],
  ['Café שלום 24', ['Café ', '24', ' ', 'שלום']],
  ['שלום (אב) Bar', ['Bar', ' (', 'אב', ') ', 'שלום']],
  ['مطعم 24', ['24', ' ', 'مطعم']],
  ['नमस्ते ji', ['नमस्ते', ' ji']],
  ['ب\u200cه', ['ب\u200cه']],
])('%s from left to right', (line, texts) => {
  expect(visualRuns(line).map(({ text }) => text)).toEqual(texts)
})

test.each([
  ['Hebrew runs from right to left', 'שלום', ['ם', 'ו', 'ל', 'ש']],
  ['Arabic joins', 'لا', ['ا', 'ل']],
  ['Devanagari stacks', 'क्ष', ['क्ष']],
  ['the ring of a Thai vowel is below the tone', 'น้ำ', ['น', '\u0e4d', '\u0e49', 'า']],
])('%s', (_what, text, letters) => {
  const drawn: string[] = []
  face.eachGlyph(text, ({ codePoints }) => drawn.push(String.fromCodePoint(...codePoints)))
  expect(drawn.filter(Boolean)).toEqual(letters)
})

test('joined letters are narrower than each alone', () => {
  const [joined, apart] = ['كتب', 'ك ت ب'].map((text) => face.widthOf(text))
  expect(joined).toBeLessThan((apart ?? 0) - 2 * face.widthOf(' '))
})

test('marks stand above or below their letter, without a width of their own', () => {
  const raised: number[] = []
  face.eachGlyph('شَ', (_letter, advance, offset) => {
    if (advance === 0) raised.push(offset?.y ?? 0)
  })
  expect(raised[0]).toBeGreaterThan(100)
  expect(face.widthOf('شَ')).toBeCloseTo(face.widthOf('ش'))
})
