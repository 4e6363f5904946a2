import { afterAll, expect, test } from 'vitest'
import { createPaidApp, newSubscriber, tierOf } from '#test/payments.ts'
import type { Payments } from './payments.ts'
import { syncSubscription } from './sync-subscription.ts'

const product = await createPaidApp()
afterAll(() => product.close())

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
