import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { closedCustomers } from '#db/schema.ts'
import { password } from '#test/accounts.ts'
import { answerOf } from '#test/app.ts'
import { newSubscriber, postEvents, startSubscription, tierOf, usePaidApp } from '#test/payments.ts'
import { newPremiumTraveller, newTraveller } from '#test/trips.ts'
import { followSubscriptions } from './follow-subscriptions.ts'
import type { Payments } from './payments.ts'
import { syncSubscription } from './sync-subscription.ts'

const product = await usePaidApp()

describe('the details', () => {
  const details = 'GET /api/subscription/details'
  const monthly = { planName: 'Pro Plan', currency: 'gbp', interval: 'month' }
  const plan = { ...monthly, status: 'active', isCancelled: false }

  test('of a paid subscription, also while Stripe is down', async () => {
    const { browser, subscription } = await newSubscriber(product)
    product.stripe.behave('down')
    expect(await answerOf(browser.call(details))).toEqual({
      ...plan,
      amount: 1000,
      currentPeriodEnd: subscription.items.data[0]?.current_period_end,
      isManuallyGranted: false,
      paymentMethod: { card: { brand: 'visa', last4: '4242' } },
    })
  })

  test("show the customer's card where the subscription has none of its own", async () => {
    const { browser, subscription, customerId } = await newSubscriber(product)
    const { account } = product.stripe
    const { id } = account.addPaymentMethod(customerId, 'mastercard', '4444')
    const customer = account.customers.get(customerId)
    if (customer) customer.invoice_settings.default_payment_method = id
    subscription.default_payment_method = null
    product.stripe.renew(subscription.id, { isPaid: false })
    await postEvents(product)
    expect((await browser.call(details)).json().paymentMethod).toEqual({
      card: { brand: 'mastercard', last4: '4444' },
    })
  })

  test('of granted access: nothing to pay, and when it ends', async () => {
    const { browser, userId } = await newPremiumTraveller(product)
    const { rows } = await product.db.execute<{ end: string }>(
      sql`select floor(extract(epoch from premium_until)) as end from users where id = ${userId}`,
    )
    expect((await browser.call(details)).json()).toEqual({
      ...plan,
      amount: 0,
      currentPeriodEnd: Number(rows[0]?.end),
      isManuallyGranted: true,
      paymentMethod: null,
    })
  })

  test('are for premium users alone', async () => {
    const { browser } = await newTraveller(product)
    expect((await answerOf(browser.call(details), 403)).code).toBe('PREMIUM_REQUIRED')
  })
})

describe('the payment portal', () => {
  const manage = 'POST /api/subscription/manage'

  test('opens for someone who pays, and leads back to the profile', async () => {
    const { browser } = await newSubscriber(product)
    const response = await answerOf(browser.call(manage))
    const url = new URL(response.url)
    expect(url.origin).toBe(product.stripe.url)
    expect(url.searchParams.get('return')).toBe('http://localhost:3000/profile')
  })

  test('opens for someone who paid until recently, to settle what is open', async () => {
    const { browser, subscription } = await newSubscriber(product)
    product.stripe.endSubscription(subscription.id)
    await postEvents(product)
    expect((await browser.call(manage)).statusCode).toBe(200)
  })

  test('is refused where access was granted', async () => {
    const { browser } = await newPremiumTraveller(product)
    expect(await answerOf(browser.call(manage), 409)).toEqual({
      code: 'WRONG_STATE',
      message: 'Payment management is not available for manually granted subscriptions',
    })
  })

  test.each(['incomplete', 'incomplete_expired'])(
    'Hole 16: is refused where access was granted and a payment was begun and left (%s)',
    async (status) => {
      const { browser, userId } = await newPremiumTraveller(product)
      await startSubscription(browser)
      await postEvents(product)
      const stored = sql`update billing_accounts
        set subscription = jsonb_set(subscription, '{status}', to_jsonb(${status}::text))
        where user_id = ${userId} and subscription is not null`
      expect((await product.db.execute(stored)).rowCount).toBe(1)
      expect((await answerOf(browser.call(manage), 409)).message).toBe(
        'Payment management is not available for manually granted subscriptions',
      )
    },
  )

  test('is refused where there is nothing to manage', async () => {
    const { browser } = await newTraveller(product)
    expect((await browser.call(manage)).statusCode).toBe(409)
  })

  test.each(['slow', 'down', 'broken'] as const)('with Stripe %s', async (mode) => {
    const { browser } = await newSubscriber(product)
    product.stripe.behave(mode)
    expect(await answerOf(browser.call(manage), 502)).toEqual({
      code: 'PAYMENT_FAILED',
      message: 'Failed to create portal session. Please try again in a minute.',
    })
  })
})

test('calls to Stripe are limited to sixty per user and hour', async () => {
  const { browser, userId } = await newSubscriber(product)
  await product.db.execute(
    sql`update rate_limits set count = 60 where key = ${`payments:user:${userId}`}`,
  )
  expect((await browser.call('POST /api/subscription/manage')).statusCode).toBe(429)
})

const toClose = () => product.db.select().from(closedCustomers)

test('deleting the account ends the subscription and forgets the customer', async () => {
  const { browser, subscription, customerId } = await newSubscriber(product)
  expect((await browser.call('DELETE /api/auth/user', { password })).statusCode).toBe(200)
  await expect.poll(toClose).toEqual([])
  expect(subscription.status).toBe('canceled')
  expect(product.stripe.account.customers.has(customerId)).toBe(false)
  // The events Stripe sends afterwards belong to no account here.
  await postEvents(product)
})

test('with Stripe down the account is deleted all the same, and the subscription ends later', async () => {
  const { browser, subscription, customerId } = await newSubscriber(product)
  product.stripe.behave('down')
  expect((await browser.call('DELETE /api/auth/user', { password })).statusCode).toBe(200)
  expect((await browser.call('GET /api/auth/user')).statusCode).toBe(401)
  await expect
    .poll(() => product.logged.join(''))
    .toContain('cancelling the subscription of a deleted account failed')
  expect(await toClose()).toMatchObject([{ customerId }])
  expect(subscription.status).toBe('active')

  product.stripe.behave('well')
  await followSubscriptions(product)
  expect(subscription.status).toBe('canceled')
  expect(await toClose()).toEqual([])
})

test('a response that was overtaken is requested again', async () => {
  const { browser, customerId, subscription } = await newSubscriber(product)
  let calls = 0
  const slow: Payments = {
    ...product.payments,
    async findSubscription(id) {
      calls += 1
      const answer = await product.payments.findSubscription(id)
      if (calls === 1) {
        product.stripe.endSubscription(subscription.id)
        await syncSubscription(product, id)
      }
      return answer
    },
  }
  await syncSubscription({ db: product.db, payments: slow }, customerId)
  expect(calls).toBe(2)
  expect(await tierOf(browser)).toBe('free')
})

test('an unknown customer causes no request', async () => {
  const calls = product.stripe.requests.length
  expect(await syncSubscription(product, 'cus_nobody')).toBeUndefined()
  expect(product.stripe.requests.length).toBe(calls)
})
