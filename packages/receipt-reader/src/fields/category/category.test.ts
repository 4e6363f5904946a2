import { fixtureRows } from '@quittance/test-support/receipts/fixture-rows'
import { expect, test } from 'vitest'
import { categoryOf } from './category.ts'

function items(...names: string[]) {
  return names.map((name) => ({ name, quantity: 1, price: '1.00' }))
}

test.each(fixtureRows<[string, string]>('printed/vendor-categories'))(
  '%s by the vendor',
  (category, vendor) => {
    expect(categoryOf(vendor, []).category).toBe(category)
  },
)

test('what was bought speaks where the vendor does not', () => {
  expect(categoryOf('Meyer & Sons', items('Burger', 'French fries', 'Cola')).category).toBe('food')
  expect(categoryOf('Meyer & Sons', items('Oat milk', 'Vollkornbrot')).category).toBe('food')
  expect(categoryOf('Meyer & Sons', items('Screw', 'Nail')).category).toBe('other')
})

test('table service speaks for a restaurant', () => {
  expect(categoryOf('Meyer & Sons', [], ['Server: Anna', 'Table 7']).category).toBe('food')
  expect(categoryOf('Grand Hotel Adria', [], ['Table 7']).category).toBe('accommodation')
})

test('what is not sure says so', () => {
  expect(categoryOf('Meyer & Sons', []).confidence).toBeLessThan(0.5)
  expect(categoryOf('Blue Heron Restaurant', items('Soup')).confidence).toBeGreaterThan(0.6)
})
