import { fixtureRows } from '@quittance/test-support/receipts/fixture-rows'
import { expect, test } from 'vitest'
import { monthNamed } from './months.ts'

test.each(fixtureRows<[string, number]>('printed/months'))('%s is month %i', (name, month) => {
  expect(monthNamed(name)).toBe(month)
})

test('a name that is cut off or has one letter misread', () => {
  expect(monthNamed('SEPTEM')).toBe(9)
  expect(monthNamed('0CTQBER')).toBe(10)
})

test.each(['', 'XYZ', 'MARGHERITA', 'PROSECCO', 'DECAF', 'MAYONNAISE'])(
  '%s is no month',
  (name) => {
    expect(monthNamed(name)).toBeUndefined()
  },
)
