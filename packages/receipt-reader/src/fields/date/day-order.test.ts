import { expect, test } from 'vitest'
import { countryOf } from '#fields/country/country.ts'
import { rowsOf } from '#rows/rows.ts'
import { tagRows } from '#tags/tag-rows.ts'
import { pageOf } from '#test/page.ts'
import { dayOrderOf } from './day-order.ts'

type Trip = Parameters<typeof dayOrderOf>[2]

function orderOn(trip: Trip, ...printed: string[]) {
  const rows = tagRows(rowsOf(pageOf(...printed)))
  return dayOrderOf(rows, countryOf(rows), trip)
}

test('an American address or telephone begins with the month', () => {
  const address = orderOn(undefined, 'Portland, OR 97201', '03/04/2025')
  const telephone = orderOn('USD', '(555) 010-4477', '03/04/2025 2:15 PM')
  expect(address.isMonthFirst && telephone.isMonthFirst).toBe(true)
  expect(Math.min(address.sureness, telephone.sureness)).toBeGreaterThanOrEqual(1)
})

test('euros, taxes of Europe and a clock of 24 hours begin with the day', () => {
  const euros = orderOn(undefined, 'Total EUR|12,00', '03/04/2025 15:31')
  expect(euros.isMonthFirst).toBe(false)
  expect(euros.sureness).toBeGreaterThan(1)
  expect(orderOn('USD', 'VAT|3.00', '05-02-2026 15:31').isMonthFirst).toBe(false)
})

test('without any sign nothing is sure', () => {
  const plain = orderOn(undefined, '03/04/2025')
  const sign = orderOn('USD', '03/04/2025', 'Total|$8.00')
  expect([plain.isMonthFirst, sign.isMonthFirst]).toEqual([false, true])
  expect(Math.max(plain.sureness, sign.sureness)).toBeLessThan(0.6)
})

test.each<[what: string, isMonthFirst: boolean, trip: Trip, rows: string[]]>([
  ['a day above twelve', true, undefined, ['03/04/2025', 'Printed 03/25/2025']],
  ['a day above twelve', false, 'USD', ['03/04/2025', 'Printed 25/03/2025']],
  ['its own country', false, 'USD', ['London WC2H 9FB', 'Total|12.00']],
  ['the trip', true, 'USD', ['Total|12.00']],
  ['the trip', false, 'EUR', ['Total|12.00']],
  ['a Canadian clock of 12', true, undefined, ['Toronto ON M5V 2T6', '05/06/2025 1:15 PM']],
  ['a Canadian clock of 24', false, undefined, ['Toronto ON M5V 2T6', '05/06/2025 13:15']],
  ['dollars of others', false, undefined, ['IVA|$ 190', 'Total|$ 1190', '03/04/2025']],
  ['dollars of others', false, undefined, ['Harbour Pty Ltd', 'Total|$8.00', '03/04/2025']],
])('%s tells whether the month is first: %s', (_, isMonthFirst, trip, rows) => {
  expect(orderOn(trip, ...rows).isMonthFirst).toBe(isMonthFirst)
})
