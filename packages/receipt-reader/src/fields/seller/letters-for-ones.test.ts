import { expect, test } from 'vitest'
import { withLettersForOnes } from './letters-for-ones.ts'

test.each([
  ['Harbor Gri11', 'Harbor Grill'],
  ['Harbor Gr1ll', 'Harbor Grill'],
  ['Harbor Gr1l1', 'Harbor Grill'],
  ['Fami1y Kitchen', 'Family Kitchen'],
  ['The Bott1e Shop', 'The Bottle Shop'],
  ['Noodle Bar1', 'Noodle Bar1'],
  ['Store 1171', 'Store 1171'],
  ['A1 GRILL 11', 'A1 GRILL 11'],
])('%s', (read, printed) => {
  expect(withLettersForOnes(read)).toBe(printed)
})
