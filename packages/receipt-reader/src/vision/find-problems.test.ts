import { expect, test } from 'vitest'
import { findProblems } from './find-problems.ts'
import { parseAnswer } from './parse-answer.ts'

const today = '2025-06-15'
const trip = { tripStart: '2025-06-01', tripEnd: '2025-06-10' }

function doubted(json: object, context = {}) {
  return findProblems(parseAnswer(json), context, today).flatMap(({ fields }) => fields)
}

test('a day is not in the future, but may be tomorrow on the other side of the world', () => {
  expect(doubted({ date: '2025-06-16' })).toEqual([])
  expect(doubted({ date: '2025-06-17' })).toEqual(['date'])
})

test('a day lies within two years of the trip; without a trip any past day may be', () => {
  expect(doubted({ date: '2023-06-15' }, trip)).toEqual([])
  expect(doubted({ date: '2022-06-05' }, trip)).toEqual(['date'])
  expect(
    doubted({ date: '2022-06-05' }, { tripStart: '2019-01-01', tripEnd: '2019-01-09' }),
  ).toEqual(['date'])
  expect(doubted({ date: '2017-06-05' })).toEqual([])
})

test('an amount to pay is not nothing, and negative if it is a refund', () => {
  expect(doubted({ total: 0 })).toEqual(['total'])
  expect(doubted({ total: -5 })).toEqual([])
  expect(doubted({ total: 0.01 })).toEqual([])
})

test('figures that do not add up are doubted together, lines alone when the rest agrees', () => {
  expect(doubted({ subtotal: 10, tax: 1, total: 12 })).toContain('total')
  expect(doubted({ items: [{ name: 'Tea', price: 4 }], subtotal: 10, tax: 1, total: 11 })).toEqual([
    'items',
  ])
})
