import { expect, test } from 'vitest'
import { minorOf, numberOf } from './values.ts'

test.each([
  ['119.00', 11900],
  ['119', 11900],
  ['119.', 11900],
  ['.5', 50],
  [' +0119.5 ', 11950],
  ['-2.50', -250],
  ['-0.00', 0],
  ['1.005', 101],
  ['1.0049', 100],
  ['-1.005', -101],
  ['0.999', 100],
  ['19.0000000000000000000001', 1900],
  ['000000000000000119.00', 11900],
  ['999999999999.99', 99_999_999_999_999],
])('"%s" is %d hundredths', (text, minor) => {
  expect(minorOf(text)).toBe(minor)
})

test.each(['1000000000000.00', '1e3', 'NaN', '-', '.', '', '1,5', '1 000', '0x10', '١٢', '--1'])(
  '"%s" is no amount',
  (text) => {
    expect(minorOf(text)).toBeUndefined()
  },
)

test('numbers, which may have more decimals', () => {
  expect(['27.5000', '-1', '0.0520', '7'].map(numberOf)).toEqual([27.5, -1, 0.052, 7])
  expect(['', '.', '1e3', 'NaN', '9'.repeat(30)].map(numberOf)).toEqual(Array(5).fill(undefined))
})
