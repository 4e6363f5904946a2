import { fixtureRows } from '@quittance/test-support/receipts/fixture-rows'
import { expect, test } from 'vitest'
import { minorOf, numberOf } from './values.ts'

test.each(fixtureRows<[string, number]>('printed/hundredths'))(
  '"%s" is %d hundredths',
  (text, minor) => {
    expect(minorOf(text)).toBe(minor)
  },
)

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
