import type { ExtractedReceipt } from '@quittance/contract/extracted-receipt'
import { expect, test } from 'vitest'
import { noFacts } from '#offline/entries/entry-form.ts'
import { extracted, sure } from '#test/entries.ts'
import { fieldWarning, unconfirmedFields } from './field-warnings.ts'

const reading = { ...extracted, vendor: 'Cafe', amount: '4.20', category: 'coffee' } as const
const values = { ...reading, ...noFacts, currency: 'EUR', notes: '' } as const

test('a sure value is not marked, a doubtful one until it is changed', () => {
  expect(fieldWarning('amount', reading, values)).toBeUndefined()
  const doubtful = { ...reading, confidence: { ...sure, amount: 0.4 } }
  expect(fieldWarning('amount', doubtful, values)).toContain('hard to read')
  expect(fieldWarning('amount', doubtful, { ...values, amount: '4.70' })).toBeUndefined()
})

test('a refund, and a bill that was paid off, are said as such however sure they are', () => {
  const refund = { ...reading, amount: '-4.20' }
  expect(fieldWarning('amount', refund, { ...values, amount: '-4.20' })).toContain('refund')
  expect(fieldWarning('amount', refund, { ...values, amount: '4.20' })).toBeUndefined()
  const free = { ...reading, amount: '0.00' }
  expect(fieldWarning('amount', free, { ...values, amount: '0.00' })).toContain('Nothing was paid')
  const unread = { ...reading, amount: '', confidence: { ...sure, amount: 0 } }
  expect(fieldWarning('amount', unread, { ...values, amount: '' })).toBeUndefined()
})

test('a date that was not found is marked, since it defaults to today', () => {
  const without = { ...reading, date: '', vendor: '', confidence: { ...sure, date: 0, vendor: 0 } }
  expect(fieldWarning('date', without, values)).toContain('No date was found')
  expect(fieldWarning('vendor', without, values)).toBeUndefined()
})

test('a receipt in a currency that cannot be chosen asks for another sum and its currency', () => {
  const foreign = { ...reading, amount: '0.00', currency: null, printedCurrency: 'CHF' } as const
  const unchosen = { ...values, amount: '0.00', currency: '' } as const
  expect(fieldWarning('currency', foreign, unchosen)).toContain('Choose CHF')
  expect(fieldWarning('amount', foreign, unchosen)).toContain('The receipt is in CHF')
  expect(unconfirmedFields(foreign, unchosen, new Set())).toEqual(['amount', 'currency'])
  const converted = { ...values, currency: 'EUR', amount: '4.35' } as const
  expect(unconfirmedFields(foreign, converted, new Set())).toEqual([])
})

test('a printed amount or currency that was hard to read is marked, whatever it was converted to', () => {
  const confidence = { ...sure, amount: 0.4, currency: 0.4 }
  const foreign = { ...reading, currency: null, printedCurrency: 'CHF', confidence } as const
  const printed = { currency: 'CHF', amount: '4.20' }
  const converted = { ...values, amount: '4.35', printed }
  expect(fieldWarning('amount', foreign, converted)).toBe('Please check: 4.20 was hard to read.')
  expect(fieldWarning('currency', foreign, converted)).toBe('Please check: CHF was hard to read.')
  const empty = { ...converted, amount: '' }
  expect(fieldWarning('amount', foreign, empty)).toBe('Printed 4.20 CHF, enter EUR')
  const corrected = { ...converted, printed: { currency: 'SEK', amount: '4.70' } }
  expect(unconfirmedFields(foreign, corrected, new Set())).toEqual([])
  expect(unconfirmedFields({ ...foreign, confidence: sure }, converted, new Set())).toEqual([])
})

test('a reading that was kept before other currencies were named is no foreign one', () => {
  const { printedCurrency: _, ...older } = reading
  expect(fieldWarning('amount', older as ExtractedReceipt, values)).toBeUndefined()
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
