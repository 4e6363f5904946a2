import { fixtureRows } from '@quittance/test-support/receipts/fixture-rows'
import { expect, test } from 'vitest'
import { rowsOf } from '#rows/rows.ts'
import { tagRows } from '#tags/tag-rows.ts'
import { pageOf } from '#test/page.ts'
import { countryOf } from './country.ts'

const rowsWith = (...rows: string[]) => tagRows(rowsOf(pageOf(...rows)))
const countryOn = (...rows: string[]) => countryOf(rowsWith(...rows)).country

test.each(fixtureRows<[country: string, rows: string[]]>('printed/countries'))(
  '%s by %j',
  (country, rows) => {
    expect(countryOn(...rows)).toBe(country)
  },
)

test.each([
  ['US', ['Paris Baguette', 'New York NY 10018']],
  ['GB', ['Tokyo Sushi', 'London WC2H 9FB']],
  ['DE', ['Cafe Wien', 'Marktplatz 1', '28195 Bremen', 'MwSt 19%|0,51']],
])('the town in a name is not that of the shop: %s', (country, rows) => {
  expect(countryOn(...rows)).toBe(country)
})

test('a town among the goods tells nothing', () => {
  expect(countryOn('Paris-Brest|4.50', 'Roma Tomato|1.99', 'Total|6.49')).toBeNull()
})

test('little or nothing names no country', () => {
  expect(countryOn()).toBeNull()
  expect(countryOn('Total|12.00')).toBeNull()
  expect(countryOn('MwSt|1,20', 'Summe|12,00')).toBeNull()
})

test('a number whose check digit is wrong is none', () => {
  expect(countryOn('30-12345678-2')).toBeNull()
})
