import { expect, test } from 'vitest'
import { categoryOf } from './category.ts'

function items(...names: string[]) {
  return names.map((name) => ({ name, quantity: 1, price: '1.00' }))
}

test.each([
  ['food', 'Blue Heron Restaurant'],
  ['coffee', 'Kaffeehaus Linde'],
  ['transport', 'City Taxi 4711'],
  ['accommodation', 'Grand Hotel Adria'],
  ['entertainment', 'Kino am Markt 3'],
  ['entertainment', 'Harbour Cineplex'],
  ['food', 'Boulangerie Martin'],
  ['office', 'Paper & Pens Stationery'],
  ['food', 'レストラン青葉'],
  ['coffee', '时光咖啡馆'],
  ['transport', '港タクシー株式会社'],
  ['accommodation', '西湖大酒店'],
  ['office', '星野文具店'],
  ['other', 'Meyer & Sons'],
])('%s by the vendor', (category, vendor) => {
  expect(categoryOf(vendor, []).category).toBe(category)
})

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
