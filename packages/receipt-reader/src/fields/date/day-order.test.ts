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

test('a day above twelve on the same page settles it', () => {
  expect(orderOn(undefined, '03/04/2025', 'Printed 03/25/2025').isMonthFirst).toBe(true)
  expect(orderOn('USD', '03/04/2025', 'Printed 25/03/2025').isMonthFirst).toBe(false)
})

test('without any sign nothing is sure', () => {
  const plain = orderOn(undefined, '03/04/2025')
  const sign = orderOn('USD', '03/04/2025', 'Total|$8.00')
  expect([plain.isMonthFirst, sign.isMonthFirst]).toEqual([false, true])
  expect(Math.max(plain.sureness, sign.sureness)).toBeLessThan(0.6)
})

test('the page tells its country; where it does not, the trip does', () => {
  expect(orderOn('USD', 'London WC2H 9FB', 'Total|12.00').isMonthFirst).toBe(false)
  expect(orderOn('USD', 'Total|12.00').isMonthFirst).toBe(true)
  expect(orderOn('EUR', 'Total|12.00').isMonthFirst).toBe(false)
})

test('Canada writes month first where its clock has twelve hours', () => {
  const canada = 'Toronto ON M5V 2T6'
  expect(orderOn(undefined, canada, '05/06/2025 1:15 PM').isMonthFirst).toBe(true)
  expect(orderOn(undefined, canada, '05/06/2025 13:15').isMonthFirst).toBe(false)
})

test('dollars of other countries begin with the day', () => {
  expect(orderOn(undefined, 'IVA|$ 190', 'Total|$ 1190', '03/04/2025').isMonthFirst).toBe(false)
  expect(orderOn(undefined, 'Harbour Pty Ltd', 'Total|$8.00', '03/04/2025').isMonthFirst).toBe(
    false,
  )
})
