import { expect, test } from 'vitest'
import { describeRepay } from './repay-lines.tsx'

test('to repay is what the traveller paid, and the company paid the rest; nothing is said where there is none', () => {
  expect(describeRepay({ currencies: { EUR: '412.30' }, repay: null })).toBeUndefined()
  expect(describeRepay({ currencies: { EUR: '412.30' } })).toBeUndefined()
  const repay = { totalAmount: '412.30 EUR', currencies: { EUR: '412.30' }, converted: null }
  expect(describeRepay({ currencies: { EUR: '512.30' }, repay })).toEqual({
    repay: 'To repay 412.30 EUR',
    others: '100.00 EUR already paid by the company',
  })
})

test('of several currencies it is the sum in the trip’s own, and what the company paid in each', () => {
  const converted = { currency: 'EUR', total: '412.30', missing: 1, isFrozen: false } as const
  const currencies = { EUR: '400.00', USD: '13.00' }
  const repay = { totalAmount: '13.00 USD, 400.00 EUR', currencies, converted }
  expect(describeRepay({ currencies: { ...currencies, KWD: '1.250' }, repay })).toEqual({
    repay: 'To repay about 412.30 EUR · 1 without a rate',
    others: '1.250 KWD already paid by the company',
  })
})

test('where refunds outweigh what was paid, the traveller owes it, also if nobody else paid', () => {
  const converted = { currency: 'EUR', total: '-3.50', missing: 0, isFrozen: true } as const
  expect([
    describeRepay({ currencies: { EUR: '-3.50' }, repay: null }),
    describeRepay({ currencies: { EUR: '4.00', USD: '-8.00' }, converted, repay: null }),
  ]).toEqual([
    { repay: 'You owe 3.50 EUR', others: '' },
    { repay: 'You owe 3.50 EUR', others: '' },
  ])
  const repay = { totalAmount: '−12.00 EUR', currencies: { EUR: '-12.00' }, converted: null }
  expect(describeRepay({ currencies: { EUR: '88.00' }, repay })?.repay).toBe('You owe 12.00 EUR')
})
