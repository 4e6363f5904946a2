import type { Category } from '@quittance/contract/categories'
import { expect, test } from 'vitest'
import { sharesOf } from './spending-shares.ts'

function words(totals: Partial<Record<Category, string>>) {
  const categories = Object.entries(totals).map(([category, total]) => ({
    category: category as Category,
    total,
  }))
  return sharesOf(categories).map((share) => `${share.category} ${share.words}`)
}

test('the most comes first, in parts of a hundred', () => {
  expect(words({ coffee: '20.00', food: '62.40', transport: '17.60' })).toEqual([
    'food 62 %',
    'coffee 20 %',
    'transport 18 %',
  ])
})

test('a little is never nothing, and most is never all', () => {
  expect(words({ accommodation: '9999.00', coffee: '1.00' })).toEqual([
    'accommodation 99 %',
    'coffee <1 %',
  ])
  expect(words({ food: '4.20' })).toEqual(['food 100 %'])
})

test('what cost nothing has no part', () => {
  expect(words({ food: '4.20', office: '0.00' })).toEqual(['food 100 %'])
  expect(words({ office: '0.00' })).toEqual([])
  expect(words({})).toEqual([])
})
