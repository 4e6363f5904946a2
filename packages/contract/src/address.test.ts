import { expect, test } from 'vitest'
import { addressOf } from './address.ts'

test('fills in the parameters', () => {
  expect(addressOf('GET /api/trips/:id/receipts', { params: { id: 9 } })).toBe(
    '/api/trips/9/receipts',
  )
})

test('puts the query behind, in its order and spelled for an address', () => {
  const query = { search: 'Bar & Grill ü+', category: 'all', limit: 3 }
  const address = addressOf('GET /api/receipts', { query })
  expect(address).toBe('/api/receipts?search=Bar+%26+Grill+%C3%BC%2B&category=all&limit=3')
})
