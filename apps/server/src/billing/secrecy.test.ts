import { expect, test } from 'vitest'
import { confirm, postEvents, tierOf, usePaidApp } from '#test/payments.ts'
import { newTraveller } from '#test/trips.ts'

const cardNumber = '4242424242424242'

const product = await usePaidApp()

/** As Stripe.js does it: the card number goes only to Stripe. */
async function payByCard(clientSecret: string, number: string) {
  const id = clientSecret.split('_secret_')[0]
  return fetch(`${product.stripe.url}/v1/payment_intents/${id}/confirm`, {
    method: 'POST',
    body: new URLSearchParams({
      key: product.stripe.publishableKey,
      client_secret: clientSecret,
      'payment_method_data[card][number]': number,
    }),
  })
}

test('no secret and no card number reaches the log, the database or a reply', async () => {
  const { browser } = await newTraveller(product)
  const started = await browser.call('POST /api/create-subscription', { tier: 'pro' })
  const { clientSecret } = started.json()
  expect((await payByCard(clientSecret, '4000000000000002')).status).toBe(402)
  expect((await payByCard(clientSecret, cardNumber)).status).toBe(200)
  const confirmed = await confirm(browser, clientSecret.split('_secret_')[0])
  await postEvents(product)
  expect(await tierOf(browser)).toBe('premium')
  const replies = [confirmed, await browser.call('GET /api/subscription/details')]
  replies.push(await browser.call('GET /api/config'), await browser.call('GET /api/auth/user'))
  // The failures with the most verbose errors.
  for (const mode of ['broken', 'down', 'well'] as const) {
    product.stripe.behave(mode)
    replies.push(await browser.call('POST /api/subscription/manage'))
  }
  const { secretKey, webhookSecret } = product.stripe
  const everywhere = {
    log: product.logged.join(''),
    database: await everythingStored(),
    replies: replies.map(({ body }) => body).join('\n'),
  }
  for (const [place, text] of Object.entries(everywhere)) {
    for (const secret of [secretKey, webhookSecret, clientSecret, cardNumber, '4000000000000002']) {
      expect(text.includes(secret), `${place} holds ${secret}`).toBe(false)
    }
  }
  expect(everywhere.log).toContain('Stripe request failed')
  expect(everywhere.database).toContain('"last4": "4242"')
})

async function everythingStored() {
  const { rows: tables } = await product.db.execute<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'public'`,
  )
  const contents = await Promise.all(
    tables.map(({ name }) =>
      product.db.execute<{ row: string }>(`select to_jsonb(t)::text as row from "${name}" t`),
    ),
  )
  return contents.flatMap(({ rows }) => rows.map(({ row }) => row)).join('\n')
}
