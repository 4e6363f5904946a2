import { expect, test } from 'vitest'
import { kindOf } from '#tags/row-kind.ts'
import { printedFinder } from './plain-words.ts'

test.each([
  ['Totaal betaald met iDEAL', 'total'],
  ['Total charged to Visa ending 4417', 'total'],
  ['Majoration heure de pointe', 'none'],
  ['Pile d’appoint', 'none'],
  ['sul nostro conto corrente', 'none'],
  ['Gesamtbetrag', 'total'],
  ['Frühbucherrabatt', 'discount'],
  ['Loyalty points', 'discount'],
  ['T O T A L', 'total'],
  ['合計金額', 'total'],
])('%s, printed to the letter, is %s', (text, kind) => {
  expect(kindOf(text, [], true)).toBe(kind)
})

test('a phrase is not found across numbers or within a word', () => {
  const find = printedFinder('RETOURE, AVOIR')
  expect(find('Retoure 4711')).toBe(true)
  expect(find('Retour 2e klas')).toBe(false)
  expect(find('Grand Lavoir')).toBe(false)
})
