import { afterAll, afterEach, expect, test } from 'vitest'
import { closedCustomers } from '#db/schema.ts'
import { password } from '#test/accounts.ts'
import { createPaidApp, newSubscriber, postEvents } from '#test/payments.ts'
import { followSubscriptions } from './follow-subscriptions.ts'

const product = await createPaidApp()
afterEach(() => product.stripe.behave('well'))
afterAll(() => product.close())

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
