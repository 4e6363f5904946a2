import type { ExtractedReceipt } from '@quittance/contract/receipts'
import { expect, test } from 'vitest'
import { formOf } from './entry-form.ts'

const blank = {
  vendor: '',
  date: '2026-11-16',
  amount: '',
  currency: 'USD',
  category: 'other',
  notes: '',
} as const
const reading = {
  vendor: 'Kiosk',
  date: '2026-03-12',
  amount: '3.20',
  currency: null,
  category: 'food',
  notes: '',
} as unknown as ExtractedReceipt

test('what was typed, else what was read, else what a blank one has', () => {
  const form = { ...blank, vendor: 'My kiosk', amount: '' }
  expect(formOf({ form, edited: ['vendor'], reading }, blank)).toEqual({
    vendor: 'My kiosk',
    date: '2026-03-12',
    amount: '3.20',
    currency: 'USD',
    category: 'food',
    notes: '',
  })
})

test('the trip’s currency is not put in for one that cannot be chosen, until the user chooses', () => {
  const swiss = { ...reading, printedCurrency: 'CHF' }
  const begun = { form: blank, edited: [], reading: swiss }
  expect(formOf(begun, blank)).toMatchObject({ amount: '3.20', currency: '' })
  const chosen = { ...begun, form: { ...blank, currency: 'EUR' }, edited: ['currency'] } as const
  expect(formOf(chosen, blank).currency).toBe('EUR')
})

test('what was emptied stays empty', () => {
  const form = { ...blank, amount: '' }
  expect(formOf({ form, edited: ['amount'], reading }, blank).amount).toBe('')
})
