import { fixtureRows } from '@quittance/test-support/receipts/fixture-rows'
import { expect, test } from 'vitest'
import { isStrongTotal, kindOf } from './row-kind.ts'

test.each(fixtureRows<[string, string]>('printed/row-kinds'))('%s is %s', (text, kind) => {
  expect(kindOf(text)).toBe(kind)
})

test('some totals are the last word', () => {
  expect(isStrongTotal('GRAND TOTAL')).toBe(true)
  expect(isStrongTotal('Total')).toBe(false)
})
