import { expect, test } from 'vitest'
import { safeName } from './safe-name.ts'

test.each([
  ['Berlin Q3', 'Berlin-Q3'],
  ['Café Nero', 'Cafe-Nero'],
  ['Joe’s  “Diner” & Bar!', 'Joes-Diner-Bar'],
  ['../../etc/passwd', 'etc-passwd'],
  ['C:\\Windows\\x', 'C-Windows-x'],
  ['=HYPERLINK("x")', 'HYPERLINK-x'],
  ['東京ガス', '東京ガス'],
  ['서울', '서울'],
  ['हिन्दी', 'हिन्दी'],
  ['مقهى', 'مقهى'],
  ['\u202Egpj.exe', 'gpj-exe'],
  ['a\u0000b\ud800c', 'a-b-c'],
  ['😀', 'receipt'],
  ['...', 'receipt'],
  ['', 'receipt'],
  ['CON', 'receipt'],
  ['lpt1', 'receipt'],
])('%j becomes %j', (text, name) => {
  expect(safeName(text, 'receipt')).toBe(name)
})

test('at most 40 characters, whole ones, and no dash at the end', () => {
  expect(safeName('x'.repeat(300), 'receipt')).toBe('x'.repeat(40))
  expect(safeName('𠮷'.repeat(300), 'receipt')).toBe('𠮷'.repeat(40))
  expect(safeName(`${'x'.repeat(39)} and more`, 'receipt')).toBe('x'.repeat(39))
})
