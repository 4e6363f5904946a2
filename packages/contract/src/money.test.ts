import { expect, test } from 'vitest'
import { currencies, describeTotals, formatAmount, fromMinor, toMinor } from './money.ts'

test.each([
  ['4.2', 420],
  ['4.20', 420],
  ['0.01', 1],
  ['1234567', 123456700],
  [' 9999999.99 ', 999999999],
  ['0', 0],
])('%s is %d hundredths', (text, minor) => {
  expect(toMinor(text, 'EUR')).toBe(minor)
})

test.each(['', 'abc', '4,20', '1.234', '1e3', '10000000', '.5', '1.', 'NaN', '0x10', '１'])(
  '"%s" is no amount',
  (text) => {
    expect(toMinor(text, 'EUR')).toBeUndefined()
  },
)

test.each([
  ['-2.5', -250],
  ['2.50', 250],
  ['-0', 0],
  ['-999999999999.99', -99999999999999],
  ['5.00-', undefined],
  ['--5', undefined],
  ['5-0', undefined],
  ['-', undefined],
  ['', undefined],
  ['1000000000000', undefined],
])('the price %j is %s hundredths', (text, minor) => {
  expect(toMinor(text, 'EUR', { wholeDigits: 12 })).toBe(minor)
})

test.each(['EUR', 'JPY', 'KRW', 'KWD'])('every amount of %s survives a round trip', (currency) => {
  const amounts = Array.from({ length: 100_001 }, (_, at) => at - 50_000)
  const lost = amounts.filter((minor) => toMinor(fromMinor(minor, currency), currency) !== minor)
  expect(lost).toEqual([])
})

test.each([
  ['12.345', 'KWD', 12345, '12.345'],
  ['-1.5', 'TND', -1500, '-1.500'],
  ['12000', 'KRW', 1200000, '12000'],
  ['123456789', 'VND', 12345678900, '123456789'],
  ['1200', 'JPY', 120000, '1200.00'],
])('%s %s has the decimals of its currency', (text, currency, minor, written) => {
  expect(toMinor(text, currency)).toBe(minor)
  expect(fromMinor(minor, currency)).toBe(written)
})

test('every currency is listed once', () => {
  expect(new Set(currencies).size).toBe(currencies.length)
  const names = new Intl.DisplayNames('en', { type: 'currency', fallback: 'none' })
  // The newest ones have no name in every release of the data.
  expect(currencies.filter((code) => !names.of(code) && !['XCG', 'ZWG'].includes(code))).toEqual([])
})

test('totals are listed by currency, and nothing is $0.00', () => {
  expect(describeTotals({})).toBe('$0.00')
  expect(describeTotals({ GBP: '91.75', USD: '67.00' })).toBe('67.00 USD, 91.75 GBP')
  expect(describeTotals({ JPY: '1234567.00' })).toBe('1,234,567.00 JPY')
})

test.each([
  [-50, '-0.50'],
  [-123456, '-1234.56'],
  [0, '0.00'],
  [-0, '0.00'],
])('%d hundredths are %s', (minor, text) => {
  expect(fromMinor(minor, 'EUR')).toBe(text)
})

test.each([
  ['0', '0.00'],
  ['-0.00', '0.00'],
  ['4.2', '4.20'],
  ['999.99', '999.99'],
  ['1000', '1,000.00'],
  ['1234567.89', '1,234,567.89'],
  ['499999999.50', '499,999,999.50'],
  ['-0.5', '−0.50'],
  ['-1234.5', '−1,234.50'],
  ['0012', '12.00'],
])('%s is written %s', (amount, text) => {
  expect(formatAmount(amount, 'EUR')).toBe(text)
})

test.each(['', 'abc', '12,50', '1e3', '.5'])('"%s" is shown as it came', (text) => {
  expect(formatAmount(text, 'EUR')).toBe(text)
})
