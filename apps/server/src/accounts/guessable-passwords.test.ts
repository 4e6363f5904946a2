import { expect, test } from 'vitest'
import { isGuessable } from './guessable-passwords.ts'

test.each([
  'Summer2026',
  'summer26!',
  'Winter_2025',
  'Sommer2026!',
  'Oktober2026',
  'Février24',
  'montag1',
  'Passw0rd!',
  'P4$$w0rd',
  'Pa$$word123',
  'p@ssw0rd2026',
  '1l0vey0u',
  'adm1n1strat0r',
  'M0nkey!!',
  '!dragon!',
  'abacus1999',
  'qwertz',
  'qwertz123',
  'Qwertzuiop2026',
  'azerty123',
  '1qaz2wsx',
  '!QAZ2wsx',
  'asdfghjkl;',
  'yxcvbnm',
  '789456123',
  'abcd1234',
  'aaa111',
  '112233',
])('Hole 31: %s is guessed soon', (password) => {
  expect(isGuessable(password)).toBe(true)
})

test.each([
  'correct horse',
  'battery staple',
  'Correct Horse 7',
  'horse-7421-x',
  'tea at 5 in Ulm',
  'Kx7#mQ',
  'demo-traveller',
  'zug von köln',
  'summer-20-of-26',
  '2026 summers',
])('Hole 31: %s is not', (password) => {
  expect(isGuessable(password)).toBe(false)
})
