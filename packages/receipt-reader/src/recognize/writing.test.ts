import { expect, test } from 'vitest'
import { decodeCtc } from './ctc.ts'
import { barredLetters } from './writing.ts'

const alphabet = ['', '贸', '貿', 'マ', '1', ' ']

test.each([
  ['simplified', '广州云海酒店有限公司 电话', ['貿', 'マ']],
  ['traditional', '臺灣鐵路 統一發票 總計', ['贸', 'マ']],
  ['Japanese', '領収書 ありがとうございました', ['贸']],
])('a page in %s letters holds none of the others', (_, text, expected) => {
  const barred = barredLetters(alphabet, [{ text, confidence: 1 }])
  expect(alphabet.filter((_letter, index) => barred?.[index])).toEqual(expected)
})

test('a few letters that all of them have bar none', () => {
  expect(barredLetters(alphabet, [{ text: '大小 123', confidence: 1 }])).toBeUndefined()
})

test('in place of a letter that is barred comes the likeliest other one, and not a gap', () => {
  const barred = [false, false, true, true, false, false]
  const step = Float32Array.of(0.2, 0.1, 0.6, 0.05, 0.03, 0.02)
  const read = (letters: boolean[] | undefined) =>
    decodeCtc({ scores: step, classes: 6 }, { alphabet, ...(letters && { barred: letters }) })
      .reading.text
  expect([read(undefined), read(barred)]).toEqual(['貿', '贸'])
})
