import { expect, test } from 'vitest'
import { fromHundredths, toHundredths } from './hundredths.ts'

test.each([
  ['-2.5', -250],
  [' 12 ', 1200],
  ['999999999999.99', 99_999_999_999_999],
])('%j is %i hundredths', (text, hundredths) => {
  expect(toHundredths(text)).toBe(hundredths)
})

test.each(['', '-', '1.234', '1,50', '1234567890123'])('%j is no amount', (text) => {
  expect(toHundredths(text)).toBeUndefined()
})

test('has two decimals again, whatever the currency', () => {
  expect([0, 5, -250, 120_000].map(fromHundredths)).toEqual(['0.00', '0.05', '-2.50', '1200.00'])
})
