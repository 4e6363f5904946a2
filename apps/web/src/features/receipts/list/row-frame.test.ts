import { expect, test } from 'vitest'
import { receiptRowHeights } from './row-frame.tsx'

const phone = 390

test.each([
  ['as it is', 16, 6],
  ['a quarter larger', 20, 6],
  ['twice as large', 32, 9.5],
])('on a phone with text %s every row has room for what it says', (_name, rem, height) => {
  expect(receiptRowHeights(phone / rem).row).toBe(height)
})
