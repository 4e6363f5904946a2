import { expect, test } from 'vitest'
import { normaliseAmount } from './amount.ts'

test.each([
  ['12.50', '12.50'],
  ['12,50', '12.50'],
  ['12,5', '12.5'],
  [' 7 ', '7'],
  [',50', '0.50'],
  ['12.', '12'],
  ['1.234,56', '1234.56'],
  ['1,234.56', '1234.56'],
  ['1,234', '1234'],
  ['1.234.567', '1234567'],
  ['1,234,567.89', '1234567.89'],
  ['1 234,56', '1234.56'],
  ['1’234.50', '1234.50'],
  ['€ 12,50', '12.50'],
  ['$12.50', '12.50'],
  ['12.50 EUR', '12.50'],
  ['Rs. 500', '500'],
])('%j is %s', (typed, decimal) => {
  expect(normaliseAmount(typed)).toBe(decimal)
})

test.each(['', 'abc', '-5', '1.234', '12,34,5', '12.50.1', '3 + 4', '12€50'])(
  '%j stays, for the form to say what is wrong',
  (typed) => {
    expect(normaliseAmount(typed)).toBe(typed)
  },
)
