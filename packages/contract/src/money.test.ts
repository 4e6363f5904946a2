import { expect, test } from 'vitest'
import { describeTotals, fromMinor, toMinor } from './money.ts'

test.each([
  ['4.2', 420],
  ['4.20', 420],
  ['0.01', 1],
  ['1234567', 123456700],
  [' 9999999.99 ', 999999999],
  ['0', 0],
])('%s is %d hundredths', (text, minor) => {
  expect(toMinor(text)).toBe(minor)
})

test.each(['', 'abc', '4,20', '-1', '1.234', '1e3', '10000000', '.5', '1.', 'NaN', '0x10', '１'])(
  '"%s" is no amount',
  (text) => {
    expect(toMinor(text)).toBeUndefined()
  },
)

test('every amount of two decimals survives the way there and back', () => {
  const amounts = Array.from({ length: 100_001 }, (_, minor) => minor)
  expect(amounts.filter((minor) => toMinor(fromMinor(minor)) !== minor)).toEqual([])
})

test('totals are listed by currency, and nothing is $0.00', () => {
  expect(describeTotals({})).toBe('$0.00')
  expect(describeTotals({ GBP: '91.75', USD: '67.00' })).toBe('67.00 USD, 91.75 GBP')
})
