import { expect, test } from 'vitest'
import { passwordAdvice, passwordStrength } from './password-advice.ts'

const dana = ['dana@example.com', 'Dana', 'Okafor']

/** Which of the four tips a password meets: length, both cases, digit and symbol, nothing to guess. */
function followed(password: string, personal = dana) {
  return passwordAdvice(password, personal).map(({ isDone }) => isDone)
}

test.each([
  ['', [false, false, false, false]],
  ['Aa1!', [false, true, true, true]],
  ['correct horse', [true, false, false, true]],
  ['Correct Horse 7', [true, true, true, true]],
  ['ÄÖüß 9 x', [true, true, true, true]],
  ['🚂🚂🚂🚂', [false, false, false, true]],
  ['Passw0rd!', [true, true, true, false]],
  ['My-Okafor-77', [true, true, true, false]],
  ['DANA & me 2', [true, true, true, false]],
  ['Become 5 kites!', [true, true, true, true]],
])('%j', (password, expected) => {
  expect(followed(password)).toEqual(expected)
})

test('where nothing is known of the person, nothing is said of personal information', () => {
  const [, , , last] = passwordAdvice('Dana Okafor 7!', [])
  expect(last).toEqual({ text: 'Avoid common words', isDone: true })
  // A user without a name has none to avoid.
  expect(followed('Correct Horse 7', ['', '', ''])).toEqual([true, true, true, true])
})

test.each([
  ['', undefined],
  ['a', 'Weak'],
  ['Summer2026', 'Weak'],
  ['Passw0rd!', 'Weak'],
  ['qwertz123', 'Weak'],
  ['aaaaaaaaaaaaaaaaaaaa', 'Weak'],
  ['Dana-Okafor-2026', 'Weak'],
  ['Kx7#mQ', 'Fair'],
  ['correct horse', 'Good'],
  ['Correct Horse 7 on a train', 'Strong'],
])('Hole 31: the strength of %j is told as %s', (password, words) => {
  expect(passwordStrength(password, dana)?.words).toBe(words)
})
