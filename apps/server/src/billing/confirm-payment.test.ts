import { expect, test } from 'vitest'
import { answerOf } from '#test/app.ts'
import {
  confirm,
  newPayer,
  newSubscriber,
  recordsOf,
  startSubscription,
  tierOf,
  usePaidApp,
} from '#test/payments.ts'
import { newTraveller } from '#test/trips.ts'

const product = await usePaidApp()

const success = { success: true, message: 'Payment confirmed. Welcome to the Pro plan!' }
const unknown = { code: 'NOT_FOUND', message: 'Failed to confirm payment' }

test('a payment that went through makes the user premium at once; asking twice is fine', async () => {
  const { browser, payment } = await newPayer(product)
  expect(await answerOf(confirm(browser, payment))).toEqual(success)
  expect(await tierOf(browser)).toBe('premium')
  expect((await confirm(browser, payment)).json()).toEqual(success)
})

test('a payment whose subscription looks unpaid for a moment is waited for', async () => {
  const { browser, payment } = await newPayer(product)
  product.stripe.showPaymentLate(2)
  expect((await confirm(browser, payment)).json()).toEqual(success)
  expect(await tierOf(browser)).toBe('premium')
})

test('one that looks unpaid for longer is received, and the plan follows', async () => {
  const { browser, payment } = await newPayer(product)
  product.stripe.showPaymentLate(5)
  const response = await confirm(browser, payment)
  expect(response.json().message).toBe('Payment received. Your plan starts within a minute.')
  expect(await tierOf(browser)).toBe('free')
  expect((await confirm(browser, payment)).json()).toEqual(success)
})

test("another user's payment is answered as one that does not exist, and grants nothing", async () => {
  const payer = await newSubscriber(product)
  const stranger = await newTraveller(product)
  for (const payment of [payer.paymentId, 'pi_nobodys']) {
    expect(await answerOf(confirm(stranger.browser, payment), 404)).toEqual(unknown)
  }
  await startSubscription(stranger.browser)
  const asCustomer = await confirm(stranger.browser, payer.paymentId)
  expect(asCustomer.json()).toEqual(unknown)
  expect(await tierOf(stranger.browser)).toBe('free')
})

test.each([
  ['unpaid', 'requires_payment_method', 'This payment has not gone through. Please try again.'],
  ['cancelled', 'canceled', 'This payment was cancelled. Please subscribe again.'],
  [
    'unfinished',
    'processing',
    'Your payment is still being processed. Your plan starts as soon as it is done.',
  ],
] as const)('refuses a payment that is %s', async (_name, status, message) => {
  const { browser } = await newTraveller(product)
  const payment = await startSubscription(browser)
  const intent = product.stripe.account.intents.get(payment)
  if (intent) intent.status = status
  expect(await answerOf(confirm(browser, payment), 409)).toEqual({ code: 'WRONG_STATE', message })
  expect(await tierOf(browser)).toBe('free')
})

test('refuses a payment of a subscription that has ended, also beside a new one', async () => {
  const { browser, paymentId, subscription } = await newSubscriber(product)
  product.stripe.endSubscription(subscription.id)
  expect((await answerOf(confirm(browser, paymentId), 409)).message).toBe(
    'This payment belongs to a subscription that has ended. Please subscribe again.',
  )
  expect(await tierOf(browser)).toBe('free')

  const next = await startSubscription(browser)
  expect(recordsOf(product.stripe, next).subscription.id).not.toBe(subscription.id)
  expect((await confirm(browser, paymentId)).statusCode).toBe(409)
  product.stripe.pay(next)
  expect((await confirm(browser, next)).json()).toEqual(success)
})

test.each(['slow', 'down', 'broken'] as const)(
  'with Stripe %s it says what to do, and works later',
  async (mode) => {
    const { browser, payment } = await newPayer(product)
    product.stripe.behave(mode)
    const response = await answerOf(confirm(browser, payment), 502)
    expect(response.code).toBe('PAYMENT_FAILED')
    expect(response.message).toMatch(/^Failed to confirm payment\. .* reload this page/)
    expect(await tierOf(browser)).toBe('free')
    product.stripe.behave('well')
    expect((await confirm(browser, payment)).json()).toEqual(success)
  },
)

test.each([undefined, '', 'pi_', 'sub_123', 'pi_../customers', 'pi_ä'])(
  'refuses %o as a payment',
  async (payment) => {
    const { browser } = await newTraveller(product)
    const requestsBefore = product.stripe.requests.length
    const response = await browser.call('POST /api/subscription/confirm-payment', {
      payment_intent_id: payment,
    })
    expect(response.statusCode).toBe(400)
    expect(response.json().message).toBe('Failed to confirm payment')
    expect(product.stripe.requests.length).toBe(requestsBefore)
  },
)
