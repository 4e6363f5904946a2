import { fixtureRows } from '@quittance/test-support/receipts/fixture-rows'
import { expect, test } from 'vitest'
import { isGuessable } from './guessable-passwords.ts'

test.each(fixtureRows<string>('texts/guessable-passwords'))(
  'Hole 31: %s is guessed soon',
  (password) => {
    expect(isGuessable(password)).toBe(true)
  },
)

test.each(fixtureRows<string>('texts/good-passwords'))('Hole 31: %s is not', (password) => {
  expect(isGuessable(password)).toBe(false)
})
