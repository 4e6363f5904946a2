import { fixtureRows } from '@quittance/test-support/receipts/fixture-rows'
import { expect, test } from 'vitest'
import { kindOf } from '#tags/row-kind.ts'
import { printedFinder } from './plain-words.ts'

test.each(fixtureRows<[string, string]>('printed/exact-row-kinds'))(
  '%s, printed to the letter, is %s',
  (text, kind) => {
    expect(kindOf(text, [], true)).toBe(kind)
  },
)

test('a phrase is not found across numbers or within a word', () => {
  const find = printedFinder('RETOURE, AVOIR')
  expect(find('Retoure 4711')).toBe(true)
  expect(find('Retour 2e klas')).toBe(false)
  expect(find('Grand Lavoir')).toBe(false)
})
