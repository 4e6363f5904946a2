import { expect, test } from 'vitest'
import { plainLine } from './plain-line.ts'

test.each([
  ['Berlin Q3', 'Berlin Q3'],
  ['R&D <Berlin>', 'R&D <Berlin>'],
  ['Oslo 🏳️‍🌈 2.5 days', 'Oslo 🏳️‍🌈 2.5 days'],
  ['You won https://evil.example/claim now', 'You won now'],
  ['HTTP://EVIL.EXAMPLE', ''],
  ['see www.evil.example/x', 'see'],
  ['evil.example/x', 'evil. example/x'],
  ['pay boss@evil.example', 'pay boss@evil. example'],
  ['evil。example', 'evil. example'],
  ['St.Gallen', 'St. Gallen'],
  ['two\r\nBcc: you@x', 'two Bcc: you@x'],
  ['a\u202etxt.exe', 'a txt. exe'],
  ['  far   apart ', 'far apart'],
])('Hole 9: %j is %j in a mail', (text, words) => {
  expect(plainLine(text, 60)).toBe(words)
})

test('Hole 9: a long text ends early, between characters', () => {
  expect(plainLine('ab 😀😀', 5)).toBe('ab 😀😀')
  expect(plainLine('ab 😀😀😀', 5)).toBe('ab 😀…')
  expect(plainLine('abcd efgh', 6)).toBe('abcd…')
})
