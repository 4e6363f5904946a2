import { fixtureRows } from '@quittance/test-support/receipts/fixture-rows'
import { expect, test } from 'vitest'
import { answerFields } from './answer-schema.ts'
import {
  parseAnswer,
  parseMoney,
  parseQuantity,
  parseText,
  unusableFields,
} from './parse-answer.ts'

const empty = Object.fromEntries(
  answerFields.map((field) => [field, field === 'items' ? [] : null]),
)

test.each([
  undefined,
  null,
  'text',
  42,
  [],
  [{ total: 5 }],
  {},
  { vendor: [], date: {}, items: [null, 3, {}], total: Number.NaN, tax: Infinity },
  { vendor: {}, date: 20_250_304, items: 'two soups', currency: 'Taler', category: ['food'] },
  { subtotal: 'much', tip: true, notes: 7 },
])('%j is an empty answer, not an exception', (json) => {
  expect(parseAnswer(json)).toEqual(empty)
})

test('an honest null is usable, a wrong type or a missing key is not', () => {
  const json = { vendor: null, date: 'yesterday' }
  expect(unusableFields(json, parseAnswer(json))).toEqual(['date', 'total'])
  expect(unusableFields('junk', parseAnswer('junk'))).toEqual(answerFields)
})

test.each(fixtureRows<[value: unknown, minor: number | null]>('printed/model-money'))(
  '%j is %j in minor units',
  (value, minor) => {
    expect(parseMoney(value)).toBe(minor)
  },
)

test('dinars have thousandths', () => {
  const { total, items } = parseAnswer({
    currency: 'KWD',
    total: '1,250.505',
    items: [{ name: 'Taxi', price: '3.250' }],
  })
  expect([total, items[0]?.price]).toEqual([1_250_505, 3250])
})

test('a quantity is more than nothing', () => {
  expect([2, 0.45, '3'].map(parseQuantity)).toEqual([2, 0.45, 3])
  for (const none of [0, -1, 1e9, 'two', null]) expect(parseQuantity(none)).toBeNull()
})

test('text is one line of bounded length, and words for nothing are nothing', () => {
  expect(parseText('  Café\u0000\n Krone ', 300)).toBe('Café Krone')
  expect(parseText('x'.repeat(5000), 300)).toHaveLength(300)
  for (const none of ['N/A', 'null', 'Unknown', '--', ' ']) expect(parseText(none, 300)).toBeNull()
})

test('only currencies that exist, only the product’s categories, only days that exist', () => {
  expect(
    parseAnswer({ currency: 'eur', category: 'Food', date: '2025-02-28T10:00' }),
  ).toMatchObject({ currency: 'EUR', category: 'food', date: '2025-02-28' })
  expect(parseAnswer({ currency: 'chf' }).currency).toBe('CHF')
  expect(parseAnswer({ currency: 'ZZZ', category: 'bribe', date: '2025-02-30' })).toEqual(empty)
})

test('a list of items is bounded and lines without a name are dropped', () => {
  const items = Array.from({ length: 1000 }, () => ({ name: 'Tea', quantity: '1', price: '2,00' }))
  const answer = parseAnswer({ items: [{ price: 3 }, ...items] })
  expect(answer.items).toHaveLength(199)
  expect(answer.items[0]).toEqual({ name: 'Tea', quantity: 1, price: 200 })
})
