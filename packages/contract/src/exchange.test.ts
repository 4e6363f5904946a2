import { expect, test } from 'vitest'
import { convertMinor, crossRate, shortRate } from './exchange.ts'

// By hand: 1 / 1.0712 = 0.93353248693…; 163.45 / 1.0712 = 152.58588498879…; 1.0712 / 163.45 = 0.00655368614…
test.each([
  ['1', '1.0712', '1.0712'],
  ['1.0712', '1', '0.9335324869'],
  ['1.0712', '163.45', '152.5858849888'],
  ['163.45', '1.0712', '0.0065536861'],
  ['17221.61', '1', '0.0000580666'],
  ['0.85345', '0.85345', '1'],
  // Exactly between two: 1 / 3200000000 has its last digit at the eleventh place.
  ['3.2', '0.0000000016', '0.0000000005'],
  ['3.2', '0.0000000048', '0.0000000015'],
])('at %s and %s for one euro, one is %s', (from, to, rate) => {
  expect(crossRate(from, to)).toBe(rate)
})

// By hand: 47.90 * 1.0432 = 49.96928; 12.50 * 163.45 = 2043.125; 0.01 * 0.0064 = 0.000064.
test.each([
  [-4790, '1.0432', 'EUR', -4997],
  [-100, '1.005', 'EUR', -101],
  [4790, '1.0432', 'EUR', 4997],
  [1250, '163.45', 'JPY', 204300],
  [1, '0.0064', 'USD', 0],
  [500, '1.001', 'USD', 501],
  [100, '1.005', 'EUR', 101],
  [999999999, '163.4512345678', 'INR', 163451234404],
] as const)('%d hundredths at %s are so many in %s', (minor, rate, into, converted) => {
  expect(convertMinor(minor, { from: 'CHF', into, rate })).toBe(converted)
})

// By hand: 12.345 * 2.8 = 34.566; 34.57 / 2.8 = 12.346.
test('dinars have thousandths on either side', () => {
  expect(convertMinor(12345, { from: 'KWD', into: 'EUR', rate: '2.8' })).toBe(3457)
  expect(convertMinor(3457, { from: 'EUR', into: 'KWD', rate: '0.3571428571' })).toBe(12346)
})

test.each(['', '1,05', '-1', '1e5', 'NaN', '1.12345678901', '1.'])('"%s" is no rate', (text) => {
  expect(() => convertMinor(100, { from: 'CHF', into: 'EUR', rate: text })).toThrow('no rate')
  expect(() => crossRate('1', text)).toThrow('no rate')
})

test.each([
  ['1.0712', '1.0712'],
  ['152.5858849888', '152.586'],
  ['0.0065536861', '0.00655369'],
  ['0.0000580666', '0.0000580666'],
  ['17221.61', '17221.61'],
  ['1', '1.00'],
])('%s is shown as %s', (rate, shown) => {
  expect(shortRate(rate)).toBe(shown)
})
