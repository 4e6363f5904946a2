import { expect, test } from 'vitest'
import { charsSeen, encodeText } from './chooser.ts'

test('digits, currency signs and accents are told apart from letters, not from each other', () => {
  expect(encodeText('19')).toEqual(encodeText('07'))
  expect(encodeText('€£¥₹')).toEqual(encodeText('$$$$'))
  expect(encodeText('Čafé')).toEqual(encodeText('Cafe'))
  expect(encodeText('Ab')).not.toEqual(encodeText('aB'))
})

test('letters of other scripts are letters, other signs are signs', () => {
  const [han, kana, sign] = encodeText('合ア■')
  expect(han).toBe(kana)
  expect(sign).not.toBe(han)
})

test('of a long row the beginning and the end, where the price stands', () => {
  const codes = encodeText(`${'Very long name of an article '.repeat(3)}12.50`)
  expect(codes).toHaveLength(charsSeen)
  expect(codes.slice(-5)).toEqual(encodeText('12.50'))
})
