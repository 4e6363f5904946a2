import { expect, test } from 'vitest'
import { cleanServerWords } from './server-words.ts'

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
