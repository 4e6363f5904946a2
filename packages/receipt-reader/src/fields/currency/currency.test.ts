import type { Currency } from '@quittance/contract/money'
import { expect, test } from 'vitest'
import { rowsOf } from '#tags/rows.ts'
import { pageOf } from '#test/page.ts'
import { currencyOf } from './currency.ts'

function currencyOn(rows: string[], tripCurrency?: Currency) {
  return currencyOf(rowsOf(pageOf(...rows)), tripCurrency).currency
}

test.each<[Currency, string[]]>([
  ['USD', ['12 Main St', 'Springfield, OR 97477', '(555) 010-4477', 'Total|$12.00']],
  ['EUR', ['Summe EUR|12,00']],
  ['EUR', ['MwSt 19%|1,90', 'Summe|12,00']],
  ['EUR', ['KOPĀ|3.20', 'PVN 21%|0.56']],
  ['GBP', ['London W1A 1AA', 'VAT No 123 4567 89', 'Total|12.00']],
  ['CAD', ['Toronto ON M5V 2T6', 'HST 13%|1.30', 'Total|$11.30']],
  ['AUD', ['ABN 11 222 333 444', 'Sydney NSW 2000', 'Total|$12.00']],
  ['JPY', ['ありがとう', '合計|¥1,200']],
  ['CNY', ['发票', '合计|¥120.00']],
  ['INR', ['GSTIN 29AAAAA0000A1Z5', 'CGST 2.5%|5.00', 'Total|210.00']],
])('%s', (currency, rows) => {
  expect(currencyOn(rows)).toBe(currency)
})

test('a ZIP of nine digits tells the country, also where some are misread', () => {
  expect(currencyOn(['Springfield, OR 9E4E7-1053', 'Total|12.00'])).toBe('USD')
  expect(currencyOn(['Springfield, 0R 9D4E7-1053', 'Total|12.00'])).toBeNull()
  expect(currencyOn(['Springfield, QR 9D4E7-1053', 'Total|12.00'])).toBe('USD')
})

test('the number of a bill is no telephone number', () => {
  expect(currencyOn(['#001-001-0934-0001', 'Total|12.00'])).toBeNull()
})

test('a bare sign is settled by the trip', () => {
  expect(currencyOn(['Total|$12.00'])).toBe('USD')
  expect(currencyOn(['Total|$12.00'], 'AUD')).toBe('AUD')
  expect(currencyOn(['Total|¥120'], 'CNY')).toBe('CNY')
})

test('a printed code outdoes the trip', () => {
  expect(currencyOn(['Total EUR|12,00'], 'USD')).toBe('EUR')
})

test('a currency that the product does not know is left to the trip', () => {
  expect(currencyOn(['KIWI SDN BHD', 'Total|RM 12.00'])).toBeNull()
  expect(currencyOn(['KIWI SDN BHD', 'Total|RM 12.00'], 'USD')).toBe('USD')
  expect(currencyOn(['Total|12.00', 'RM CASH|20.00', '(555) 010-4477'])).toBeNull()
  expect(currencyOn(['Total CHF|12.00', 'MwSt 7.7%|0.86'])).toBeNull()
})

test('without any hint it stays open, or is that of the trip', () => {
  expect(currencyOn(['Total|12.00'])).toBeNull()
  expect(currencyOn(['Total|12.00'], 'GBP')).toBe('GBP')
})
