import { fixtureRows } from '@quittance/test-support/receipts/fixture-rows'
import { expect, test } from 'vitest'
import { rowsOf } from '#rows/rows.ts'
import { pageOf } from '#test/page.ts'
import { countryOfVatNumber, vatNumberOn } from './vat-numbers.ts'

function numberOn(...rows: string[]) {
  return vatNumberOn(rowsOf(pageOf(...rows)))
}

test.each(fixtureRows<[string, string]>('printed/vat-numbers'))('%s', (text, number) => {
  expect(numberOn('# Corner Cafe', text)).toBe(number)
})

test('a number with a digit misread is none', () => {
  expect(numberOn('USt-IdNr. DE 136 695 975')).toBeNull()
  expect(numberOn('ABN 83 914 571 674')).toBeNull()
})

test('other numbers are none: a telephone, a terminal, a date', () => {
  expect(numberOn('Tel 0800 5550 99', 'Terminal 136695976', '12.03.2020 14:22')).toBeNull()
  expect(numberOn('Invoice No 995525828')).toBeNull()
  expect(numberOn()).toBeNull()
})

test.each(fixtureRows<[text: string, country: object | null]>('printed/vat-countries'))(
  '%s speaks for a country, also misread where letters stand before it',
  (text, country) => {
    expect(countryOfVatNumber(text) ?? null).toEqual(country)
  },
)
