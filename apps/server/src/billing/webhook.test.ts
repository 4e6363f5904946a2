import { eq } from 'drizzle-orm'
import { afterEach, expect, test } from 'vitest'
import { billingEvents } from '#db/schema.ts'
import { answerOf } from '#test/app.ts'
import {
  newPayer,
  newSubscriber,
  post,
  postEvents,
  startSubscription,
  tierOf,
  usePaidApp,
} from '#test/payments.ts'

const product = await usePaidApp()
afterEach(() => {
  product.stripe.events.splice(0)
})

/** The latest event of this type, as sent. */
function latest(type: string) {
  const event = product.stripe.events.findLast((found) => found.type === type)
  if (!event) throw new Error(`There was no ${type}.`)
  return event.signed
}

test('a failed renewal is waited for until the period ends; what is never paid ends', async () => {
  const { browser, subscription } = await newSubscriber(product)
  product.stripe.renew(subscription.id, { isPaid: false })
  await postEvents(product)
  expect(await tierOf(browser)).toBe('premium')
  const details = await browser.call('GET /api/subscription/details')
  expect(details.json().status).toBe('past_due')

  product.stripe.endSubscription(subscription.id)
  await postEvents(product)
  expect(await tierOf(browser)).toBe('free')
})

test('a renewal moves the next billing date', async () => {
  const { browser, subscription } = await newSubscriber(product)
  const dateOf = async () =>
    (await browser.call('GET /api/subscription/details')).json().currentPeriodEnd
  const before = await dateOf()
  product.stripe.renew(subscription.id, { isPaid: true })
  await postEvents(product)
  expect(await dateOf()).toBeGreaterThan(before)
})

test('a cancellation takes effect at the end of the period', async () => {
  const { browser, subscription } = await newSubscriber(product)
  product.stripe.cancelAtPeriodEnd(subscription.id)
  await postEvents(product)
  const details = (await browser.call('GET /api/subscription/details')).json()
  expect(details).toMatchObject({ status: 'active', isCancelled: true })
  product.stripe.endSubscription(subscription.id)
  await postEvents(product)
  expect(await tierOf(browser)).toBe('free')
})

test('a full refund of the latest invoice ends the subscription; a partial or an older one does not', async () => {
  const { browser, paymentId, subscription } = await newSubscriber(product)
  product.stripe.refund(paymentId, 100)
  await postEvents(product)
  expect(await tierOf(browser)).toBe('premium')

  product.stripe.renew(subscription.id, { isPaid: true })
  product.stripe.refund(paymentId)
  await postEvents(product)
  expect(await tierOf(browser)).toBe('premium')

  product.stripe.refund(product.stripe.account.intentOf(subscription.latest_invoice).id)
  await postEvents(product)
  expect(await tierOf(browser)).toBe('free')
  expect(subscription.status).toBe('canceled')
})

test('a customer deleted at Stripe leaves a free user who can subscribe again', async () => {
  const { browser, customerId, email } = await newSubscriber(product)
  product.stripe.removeCustomer(customerId)
  await postEvents(product)
  expect(await tierOf(browser)).toBe('free')
  // The idempotency key depends on user and minute, and this is the same minute.
  await product.db.execute(`update users set email = 'new-${email}' where email = '${email}'`)
  expect(await startSubscription(browser)).toMatch(/^pi_/)
})

test('events may come in any order', async () => {
  const { browser, subscription } = await newSubscriber(product)
  product.stripe.renew(subscription.id, { isPaid: false })
  const failed = latest('invoice.payment_failed')
  product.stripe.endSubscription(subscription.id)
  const ended = latest('customer.subscription.deleted')
  expect((await post(product, ended)).statusCode).toBe(200)
  expect((await post(product, failed)).statusCode).toBe(200)
  expect(await tierOf(browser)).toBe('free')
})

test('many at once store what is true in the end', async () => {
  const { browser, subscription } = await newSubscriber(product)
  product.stripe.events.splice(0)
  for (let n = 0; n < 4; n += 1) product.stripe.renew(subscription.id, { isPaid: true })
  const events = product.stripe.events.splice(0).map(({ signed }) => post(product, signed))
  product.stripe.endSubscription(subscription.id)
  const responses = await Promise.all([
    ...events,
    post(product, latest('customer.subscription.deleted')),
  ])
  expect(responses.map(({ statusCode }) => statusCode)).toEqual(responses.map(() => 200))
  expect(await tierOf(browser)).toBe('free')
})

test('a payment makes its user premium without the browser; an event that comes again is not followed again', async () => {
  const { browser } = await newPayer(product)
  expect(await tierOf(browser)).toBe('free')
  const event = latest('invoice.paid')
  expect(await answerOf(post(product, event))).toEqual({ received: true })
  expect(await tierOf(browser)).toBe('premium')
  const requestsBefore = product.stripe.requests.length
  expect((await post(product, event)).statusCode).toBe(200)
  expect(product.stripe.requests.length).toBe(requestsBefore)
  expect(await tierOf(browser)).toBe('premium')
})

test.each([
  ['forged', { secret: 'whsec_of-somebody-else' }],
  ['older than five minutes', { timestamp: Math.floor(Date.now() / 1000) - 301 }],
])('an event that is %s is refused', async (_name, options) => {
  const { browser, customerId } = await newSubscriber(product)
  const requestsBefore = product.stripe.requests.length
  const event = product.stripe.signEvent(
    'customer.deleted',
    { id: customerId, object: 'customer' },
    options,
  )
  const response = await answerOf(post(product, event), 400)
  expect(response.message).toBe('The signature of this event is not valid.')
  expect(product.stripe.requests.length).toBe(requestsBefore)
  expect(await tierOf(browser)).toBe('premium')
})

test('an event that was changed or not signed is rejected', async () => {
  const { body, headers } = product.stripe.signEvent('customer.deleted', { id: 'cus_1' })
  const changed = await post(product, { body: body.replace('cus_1', 'cus_2'), headers })
  expect(changed.statusCode).toBe(400)
  const unsigned = await post(product, { body, headers: { 'content-type': 'application/json' } })
  expect(unsigned.statusCode).toBe(400)
  expect(
    (await product.app.inject({ method: 'POST', url: '/api/stripe/webhook' })).statusCode,
  ).toBe(400)
})

test('a body that is too large is refused before it is read', async () => {
  const event = product.stripe.signEvent('customer.updated', { text: 'x'.repeat(256 * 1024) })
  expect((await post(product, event)).statusCode).toBe(413)
})

test('an event about an unknown customer is accepted, and touches nothing at Stripe', async () => {
  const requestsBefore = product.stripe.requests.length
  const charge = { object: 'charge', customer: 'cus_other', payment_intent: 'pi_1', refunded: true }
  const response = await post(product, product.stripe.signEvent('charge.refunded', charge))
  expect(response.statusCode).toBe(200)
  expect(product.stripe.requests.length).toBe(requestsBefore)
  expect(product.logged.join('')).toContain('webhook event for an unknown customer')
})

test.each([
  ['of a kind we do not use', 'payout.paid', { id: 'po_1', object: 'payout', customer: 7 }],
  ['with nothing in it', 'customer.updated', {}],
])('an event %s is accepted and ignored', async (_name, type, object) => {
  expect((await post(product, product.stripe.signEvent(type, object))).statusCode).toBe(200)
})

test.each(['slow', 'down', 'broken'] as const)(
  'with Stripe %s an event is to be sent again, and then works',
  async (mode) => {
    const { browser } = await newPayer(product)
    const event = latest('invoice.paid')
    product.stripe.behave(mode)
    expect((await post(product, event)).statusCode).toBe(502)
    const { id } = JSON.parse(event.body)
    const kept = () => product.db.select().from(billingEvents).where(eq(billingEvents.id, id))
    expect(await kept()).toEqual([])
    product.stripe.behave('well')
    expect((await post(product, event)).statusCode).toBe(200)
    expect(await kept()).toHaveLength(1)
    expect(await tierOf(browser)).toBe('premium')
  },
)
