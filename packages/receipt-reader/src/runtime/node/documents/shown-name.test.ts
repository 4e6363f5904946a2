import { expect, test } from 'vitest'
import { shownName } from './shown-name.ts'

test.each([
  ['receipt.pdf', 'receipt.pdf'],
  ['Übernachtung 14. März.pdf', 'Übernachtung 14. März.pdf'],
  ['領収書.pdf', '領収書.pdf'],
  ['receipt\u202Efdp.exe', 'receiptfdp.exe'],
  ['a\u0007\u001B[2J\r\nX: y\u0000.pdf', 'a[2JX: y.pdf'],
  ['\uD83D.pdf', '.pdf'],
  ['a'.repeat(300), 'a'.repeat(200)],
])('of %j is shown %j', (name, shown) => {
  expect(shownName(name)).toBe(shown)
})
