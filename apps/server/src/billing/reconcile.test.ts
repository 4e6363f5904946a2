import { sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import {
  createPaidApp,
  newSubscriber,
  type PaidApp,
  startSubscription,
  tierOf,
} from '#test/payments.ts'
import { newTraveller } from '#test/trips.ts'
import { followSubscriptions } from './follow-subscriptions.ts'
import { reconcile } from './reconcile.ts'

let product: PaidApp
beforeEach(async () => {
  product = await createPaidApp()
})

async function run() {
  const lines: string[] = []
  const summary = await reconcile({ ...product, say: (line) => lines.push(line) })
  return { lines, summary }
}

test('what no event reported is corrected, with a line for each change; the second run finds nothing', async () => {
  const same = await newSubscriber(product)
  const ended = await newSubscriber(product)
  product.stripe.endSubscription(ended.subscription.id)
  const paid = await newTraveller(product)
  product.stripe.pay(await startSubscription(paid.browser))

  const { lines, summary } = await run()
  expect(summary).toBe('3 customers compared with Stripe: 2 corrected, 0 failed.')
  expect(lines).toEqual([
    expect.stringMatching(/^User \d+ \(cus_\w+\): active, period to \S+ -> canceled, period to/),
    expect.stringMatching(/^User \d+ \(cus_\w+\): no subscription -> active, period to/),
  ])
  expect(await tierOf(same.browser)).toBe('premium')
  expect(await tierOf(ended.browser)).toBe('free')
  expect(await tierOf(paid.browser)).toBe('premium')
  expect(await run()).toEqual({
    lines: [],
    summary: '3 customers compared with Stripe: 0 corrected, 0 failed.',
  })
})

test('with Stripe down it stops with a message, and no user loses a plan', async () => {
  const payers = await Promise.all([1, 2, 3, 4].map(() => newSubscriber(product)))
  product.stripe.behave('down')
  await expect(run()).rejects.toThrow(/^Stripe is unreachable\. .* Run it again later\.$/)
  for (const { browser } of payers) expect(await tierOf(browser)).toBe('premium')
})

test('the server checks subscriptions whose paid period ends', async () => {
  const due = await newSubscriber(product)
  product.stripe.renew(due.subscription.id, { isPaid: true })
  const later = await newSubscriber(product)
  await product.db.execute(
    sql`update users set paid_until = now() + interval '1 hour' where id = ${due.userId}`,
  )
  const requestsBefore = product.stripe.requests.length
  await followSubscriptions(product)
  expect(product.stripe.requests.length).toBe(requestsBefore + 1)
  const { rows } = await product.db.execute<{ id: number }>(
    sql`select id from users where paid_until > now() + interval '40 days'`,
  )
  expect(rows).toEqual([{ id: due.userId }])
  expect(await tierOf(later.browser)).toBe('premium')
})
