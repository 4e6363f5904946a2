import { expect, test } from 'vitest'
import { subscription } from '#test/subscriptions.ts'
import { paymentMethodLabel, periodEnd, price, subscriptionNotice } from './subscription-words.ts'

test.each([
  [1000, 'gbp', '£10.00'],
  [1299, 'eur', '€12.99'],
  [0, 'gbp', '£0.00'],
  [123456, 'usd', 'US$1,234.56'],
])('%d %s is written %s', (amount, currency, text) => {
  expect(price(subscription({ amount, currency }))).toBe(text)
})

test.each([
  [{}, 'Next billing date'],
  [{ isManuallyGranted: true }, 'Access expires'],
  [{ isCancelled: true }, 'Access expires'],
])('what the end of the period is: %o', (over, label) => {
  expect(periodEnd(subscription(over))).toEqual({ label, date: '15 December 2026' })
})

test.each([
  [{}, 'Visa •••• 4242'],
  [{ paymentMethod: null }, 'No payment method'],
  [{ paymentMethod: null, isManuallyGranted: true }, 'No payment required'],
])('how it is paid: %o', (over, label) => {
  expect(paymentMethodLabel(subscription(over))).toBe(label)
})

test('a notice where there is something to know', () => {
  expect(subscriptionNotice(subscription())).toBeNull()
  expect(subscriptionNotice(subscription({ isManuallyGranted: true }))).toMatch(
    /^Admin-granted premium needs no payment\. After 15 December 2026 you may need a subscription/,
  )
  expect(subscriptionNotice(subscription({ isCancelled: true }))).toMatch(/until 15 December 2026/)
  expect(subscriptionNotice(subscription({ status: 'past_due' }))).toMatch(/update your payment/)
})
