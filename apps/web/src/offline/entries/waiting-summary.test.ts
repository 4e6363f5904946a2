import { expect, test } from 'vitest'
import { newEntry } from '#offline/store/entry.ts'
import { addWaiting } from './waiting-summary.ts'

const form = {
  vendor: 'Kiosk',
  date: '2026-03-12',
  amount: '3.20',
  currency: 'EUR',
  category: 'food',
  notes: '',
} as const
const typed = (over: object) =>
  newEntry({
    userId: 1,
    tripId: 9,
    source: 'manual',
    photo: null,
    form: { ...form, ...over },
    edited: ['amount', 'currency'],
  })

test('what waits is counted, and added in whole hundredths', () => {
  const counted = { receiptCount: 2, currencies: { EUR: '0.10', GBP: '7.00' } }
  const waiting = [typed({ amount: '0.20' }), typed({ amount: '4', currency: 'USD' })]
  expect(addWaiting(counted, waiting)).toEqual({
    receiptCount: 4,
    currencies: { EUR: '0.30', GBP: '7.00', USD: '4.00' },
  })
})

test('one without an amount, or with one that is none, counts and adds nothing', () => {
  const counted = { receiptCount: 0, currencies: {} }
  const waiting = [typed({ amount: '' }), typed({ amount: 'free' })]
  expect(addWaiting(counted, waiting)).toEqual({ receiptCount: 2, currencies: {} })
})

test('an amount as people type it is added as it will be saved', () => {
  const counted = { receiptCount: 0, currencies: {} }
  expect(addWaiting(counted, [typed({ amount: '1.234,50' })]).currencies).toEqual({
    EUR: '1234.50',
  })
})
