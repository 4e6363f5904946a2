import { expect, test } from 'vitest'
import { describeBooked, describePrinted, impliedRate } from './printed-words.ts'

const printed = { currency: 'CHF', amount: '47.90' }

test('both amounts, and the rate that they make', () => {
  const booked = { printed, amount: '49.90', currency: 'EUR' }
  expect(describePrinted(booked)).toBe('Printed: 47.90 CHF · 1 CHF = 1.04175 EUR')
  expect(describeBooked(booked)).toBe('49.90 EUR · Printed: 47.90 CHF · 1 CHF = 1.04175 EUR')
})

test('a receipt in its own currency has nothing to say', () => {
  expect(describePrinted({ printed: null, amount: '49.90', currency: 'EUR' })).toBeUndefined()
  expect(describeBooked({ printed: null, amount: '49.90', currency: 'EUR' })).toBeUndefined()
})

test.each([
  ['no amount yet', { printed, amount: '', currency: 'EUR' }],
  ['no currency yet', { printed, amount: '49.90', currency: '' }],
  ['an amount of words', { printed, amount: 'many', currency: 'EUR' }],
  ['nothing', { printed, amount: '0', currency: 'EUR' }],
  [
    'a print of nothing',
    { printed: { currency: 'CHF', amount: '0' }, amount: '1', currency: 'EUR' },
  ],
  ['half a print', { printed: { currency: 'CHF', amount: '4,' }, amount: '1', currency: 'EUR' }],
  [
    'a rate too small to write',
    { printed: { currency: 'IRR', amount: '999999999999' }, amount: '0.01', currency: 'EUR' },
  ],
])('%s makes no rate', (_name, booked) => {
  expect(impliedRate(booked)).toBeUndefined()
})
