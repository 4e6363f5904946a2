import type { ExtractedReceipt } from '@quittance/contract/receipts'
import { expect, test } from 'vitest'
import { doubtAbout, unconfirmedFields } from './doubts.ts'

const sure = { vendor: 1, date: 1, amount: 1, currency: 1, category: 1, notes: 1, items: 1 }
const reading: ExtractedReceipt = {
  vendor: 'Cafe',
  date: '2026-03-12',
  amount: '4.20',
  currency: 'EUR',
  category: 'coffee',
  notes: '',
  items: [],
  confidence: sure,
  evidence: {},
  image: null,
}
const values = { ...reading, currency: 'EUR', notes: '' } as const

test('a sure value is not marked', () => {
  expect(doubtAbout('amount', reading, values)).toBeUndefined()
})

test('a doubtful value is marked until it is changed', () => {
  const doubtful = { ...reading, confidence: { ...sure, amount: 0.4 } }
  expect(doubtAbout('amount', doubtful, values)).toContain('hard to read')
  expect(doubtAbout('amount', doubtful, { ...values, amount: '4.70' })).toBeUndefined()
})

test('a date that was not found is marked, since today stands in its place', () => {
  const without = { ...reading, date: '', vendor: '', confidence: { ...sure, date: 0, vendor: 0 } }
  expect(doubtAbout('date', without, values)).toContain('Not found')
  expect(doubtAbout('vendor', without, values)).toBeUndefined()
})

const unsure = { ...reading, confidence: { ...sure, amount: 0.4, vendor: 0.5 } }
const nothing = new Set<never>()

test('what is in doubt and was neither changed nor looked at is unconfirmed', () => {
  expect(unconfirmedFields(unsure, values, nothing)).toEqual(['vendor', 'amount'])
  expect(unconfirmedFields(unsure, { ...values, amount: '4.70' }, nothing)).toEqual(['vendor'])
  expect(unconfirmedFields(unsure, values, new Set(['vendor', 'amount'] as const))).toEqual([])
})

test('a day that was only guessed is unconfirmed until it is looked at', () => {
  const without = { ...reading, date: '', confidence: { ...sure, date: 0 } }
  expect(unconfirmedFields(without, values, nothing)).toEqual(['date'])
  expect(unconfirmedFields(without, values, new Set(['date'] as const))).toEqual([])
})

test('without a reading, or with a sure one, there is nothing to confirm', () => {
  expect(unconfirmedFields(null, values, nothing)).toEqual([])
  expect(unconfirmedFields(reading, values, nothing)).toEqual([])
})
