import { expect, test } from 'vitest'
import { answerOf, createTestApp } from '#test/app.ts'
import {
  confirm,
  newPayer,
  newSubscriber,
  paymentOf,
  postEvents,
  recordsOf,
  startSubscription,
  tierOf,
  usePaidApp,
} from '#test/payments.ts'
import { newTraveller } from '#test/trips.ts'
import { findBillingAccount, insertBillingAccount } from './billing.queries.ts'

const endpoint = 'POST /api/create-subscription'
const unknown = { code: 'NOT_FOUND', message: 'Failed to confirm payment' }
const success = { success: true, message: 'Payment confirmed. Welcome to the Pro plan!' }

const product = await usePaidApp()

test.each(['basic', 'premium', 'pro'])(
  'the tier %s starts a subscription to the Pro plan that waits for its payment',
  async (tier) => {
    const { browser, userId, email } = await newTraveller(product)
    const { clientSecret } = await answerOf(browser.call(endpoint, { tier }))
    const { customerId, subscription } = recordsOf(product.stripe, paymentOf(clientSecret))
    expect(subscription).toMatchObject({ status: 'incomplete', customer: customerId })
    expect(subscription.items.data).toMatchObject([{ price: { id: product.stripe.priceId } }])
    const customer = product.stripe.account.customers.get(customerId)
    expect(customer).toMatchObject({ email, metadata: { userId: String(userId) } })
    expect(await tierOf(browser)).toBe('free')
  },
)

test('five concurrent calls create one customer, one subscription and one payment, as does a later one', async () => {
  const { browser } = await newTraveller(product)
  const before = product.stripe.account.customers.size
  const payments = await Promise.all([1, 2, 3, 4, 5].map(() => startSubscription(browser)))
  payments.push(await startSubscription(browser))
  expect(new Set(payments).size).toBe(1)
  expect(product.stripe.account.customers.size).toBe(before + 1)
  const { customerId } = recordsOf(product.stripe, payments[0] ?? '')
  const made = [...product.stripe.account.subscriptions.values()]
  expect(made.filter(({ customer }) => customer === customerId)).toHaveLength(1)
})

test('a payment that was given up is followed by another one, of the same customer', async () => {
  const { browser } = await newTraveller(product)
  const first = await startSubscription(browser)
  product.stripe.cancelPayment(first)
  const second = await startSubscription(browser)
  expect(second).not.toBe(first)
  expect(recordsOf(product.stripe, second).customerId).toBe(
    recordsOf(product.stripe, first).customerId,
  )
})

test('a user who has already paid gets an error and is not charged', async () => {
  const { browser } = await newSubscriber(product)
  const { size } = product.stripe.account.intents
  expect(await answerOf(browser.call(endpoint, { tier: 'pro' }), 409)).toEqual({
    code: 'WRONG_STATE',
    message: 'You already have the Pro plan.',
  })
  expect(product.stripe.account.intents.size).toBe(size)
})

test('a payment without an event is found, instead of starting another', async () => {
  const { browser } = await newTraveller(product)
  product.stripe.pay(await startSubscription(browser))
  expect(await tierOf(browser)).toBe('free')
  expect((await browser.call(endpoint, { tier: 'pro' })).statusCode).toBe(409)
  expect(await tierOf(browser)).toBe('premium')
})

test('someone whose renewal failed for good pays the open invoice, not a second subscription', async () => {
  const { browser, subscription } = await newSubscriber(product)
  product.stripe.renew(subscription.id, { isPaid: false })
  subscription.status = 'unpaid'
  await postEvents(product)
  expect(await tierOf(browser)).toBe('free')

  const payment = await startSubscription(browser)
  expect(product.stripe.account.intentOf(subscription.latest_invoice).id).toBe(payment)
  product.stripe.pay(payment)
  expect((await confirm(browser, payment)).statusCode).toBe(200)
  expect(await tierOf(browser)).toBe('premium')
})

test('a customer record that is gone at Stripe is replaced', async () => {
  const { browser, userId } = await newTraveller(product)
  await insertBillingAccount(product.db, userId, 'cus_gone')
  const payment = await startSubscription(browser)
  const { customerId } = recordsOf(product.stripe, payment)
  expect(await findBillingAccount(product.db, userId)).toMatchObject({ customerId })
})

test.each(['slow', 'down', 'broken'] as const)(
  'with Stripe %s it says what to do, and nothing of Stripe',
  async (mode) => {
    const { browser } = await newTraveller(product)
    product.stripe.behave(mode)
    expect(await answerOf(browser.call(endpoint, { tier: 'pro' }), 502)).toEqual({
      code: 'PAYMENT_FAILED',
      message:
        'Could not initialize subscription. The payment service is not responding; please try again in a minute.',
    })
    product.stripe.behave('well')
    expect(await startSubscription(browser)).toMatch(/^pi_/)
  },
)

test('refuses an unknown tier', async () => {
  const { browser } = await newTraveller(product)
  const refused = await answerOf(browser.call(endpoint, { tier: 'gold' }), 400)
  expect(refused.message).toBe('Invalid subscription tier selected')
})

test('without keys it says that payments are not set up', async () => {
  const bare = await createTestApp()
  const { browser } = await newTraveller(bare)
  const expected = {
    message: 'Payments are not set up on this installation.',
    code: 'UNAVAILABLE',
    development: true,
  }
  expect(await answerOf(browser.call(endpoint, { tier: 'pro' }), 503)).toEqual(expected)
  expect((await confirm(browser, 'pi_1')).json()).toEqual(expected)
  const portal = await browser.call('POST /api/subscription/manage')
  expect(portal.statusCode).toBe(503)
  expect(portal.json().message).toBe('Failed to create portal session')
  expect((await browser.call('POST /api/stripe/webhook', {})).statusCode).toBe(404)
})

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
