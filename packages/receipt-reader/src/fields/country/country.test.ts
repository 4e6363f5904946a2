import { expect, test } from 'vitest'
import { rowsOf } from '#rows/rows.ts'
import { tagRows } from '#tags/tag-rows.ts'
import { pageOf } from '#test/page.ts'
import { countryOf } from './country.ts'

const rowsWith = (...rows: string[]) => tagRows(rowsOf(pageOf(...rows)))
const countryOn = (...rows: string[]) => countryOf(rowsWith(...rows)).country

test.each([
  ['CH', ['CHE-123.456.789 MWST']],
  ['CH', ['Tel. +41 44 123 45 67']],
  ['AT', ['ATU12345678']],
  ['AR', ['30-12345678-1']],
  ['BR', ['12.345.678/0001-95']],
  ['FI', ['Y-tunnus 1234567-1']],
  ['NO', ['Org.nr. 123 456 785 MVA']],
  ['AU', ['Surry Hills NSW 2010']],
  ['US', ['Springfield, OR 97477']],
  ['CA', ['Toronto ON M5V 2T6']],
  ['JP', ['〒100-0001', '東京都千代田区']],
])('%s by %j', (country, rows) => {
  expect(countryOn(...rows)).toBe(country)
})

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
