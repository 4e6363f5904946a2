import { expect, test } from 'vitest'
import { cleanServerWords, plainLine } from './plain-line.ts'

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

test.each([
  ['550 5.1.1 <finance@example.com>: User unknown', '550 5.1.1 User unknown'],
  [
    '550-5.1.1 The account does not exist.\r\n550-5.1.1 Check for typos:\r\n550 5.1.1  https://help.example/x gsmtp',
    '550-5.1.1 The account does not exist. Check for typos: gsmtp',
  ],
  ['<finance@example.com>', 'It gave no reason.'],
  [`554 ${'x'.repeat(400)}`, `554 ${'x'.repeat(195)}…`],
])('an answer is shown as one short line: %s', (reply, words) => {
  expect(cleanServerWords(reply)).toBe(words)
})
