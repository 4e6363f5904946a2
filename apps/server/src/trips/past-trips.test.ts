import type { PastTrip } from '@quittance/contract/trips'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { storeRates } from '#rates/exchange-rates.queries.ts'
import { type TestClient, useTestApp } from '#test/app.ts'
import { finalize } from '#test/finalized-trips.ts'
import { addReceipt, addTrip, newTraveller, newTrip } from '#test/trips.ts'

const product = await useTestApp()
await storeRates(product.db, [{ day: '2026-03-02', rates: { USD: '1.25', GBP: '0.8' } }])

test('a finalized trip comes with its sums, its receipts and what became of its claim', async () => {
  const { browser, trip } = await newTrip(product)
  await addReceipt(product, trip, { amountMinor: 1000, date: '2026-03-02' })
  await addReceipt(product, trip, { amountMinor: 500, currency: 'USD', date: '2026-03-02' })
  await addReceipt(product, trip, { amountMinor: 700, currency: 'CAD', date: '2026-03-02' })
  await finalize(browser, trip.id)

  const [listed] = await history(browser)
  expect(listed).toMatchObject({
    id: trip.id,
    receiptCount: 3,
    currencies: { EUR: '10.00', USD: '5.00', CAD: '7.00' },
    converted: { currency: 'EUR', total: '14.00', missing: 1, isFrozen: true },
    claim: { version: 1, sentTo: 'finance@example.com', openings: 0, lastOpenedAt: null },
  })
  expect(new Date(listed?.claim?.sentAt ?? '').getTime()).toBeGreaterThan(Date.now() - 60_000)
})

test('sent again it is the next version, and to whom it went last', async () => {
  const { browser, trip } = await newTrip(product)
  await finalize(browser, trip.id, { email: 'first@example.com' })
  await browser.call(`POST /api/trips/${trip.id}/unfinalize`)
  expect(await history(browser)).toEqual([])
  await finalize(browser, trip.id, { email: 'second@example.com' })
  expect((await history(browser))[0]?.claim).toMatchObject({
    version: 2,
    sentTo: 'second@example.com',
  })
})

test('a trip in one currency has nothing to convert, an empty one no sums, an old one no claim', async () => {
  const { browser, userId, trip: plain } = await newTrip(product, { startDate: '2026-03-03' })
  await addReceipt(product, plain, { amountMinor: 1000 })
  await finalize(browser, plain.id)
  const empty = await addTrip(product, userId, { startDate: '2026-03-02' })
  await finalize(browser, empty.id)
  await addTrip(product, userId, { startDate: '2026-03-01', status: 'finalized' })

  const sums = (await history(browser)).map(({ receiptCount, currencies, converted, claim }) => [
    receiptCount,
    currencies,
    converted,
    claim?.version,
  ])
  expect(sums).toEqual([
    [1, { EUR: '10.00' }, null, 1],
    [0, {}, null, 1],
    [0, {}, null, undefined],
  ])
})

test('an archived trip keeps its sums and its claim', async () => {
  const { browser, trip } = await newTrip(product)
  await addReceipt(product, trip, { amountMinor: 1000 })
  await finalize(browser, trip.id)
  await browser.call(`DELETE /api/trips/${trip.id}`)
  expect((await browser.call('GET /api/trips/archived')).json()).toMatchObject([
    { receiptCount: 1, currencies: { EUR: '10.00' }, claim: { sentTo: 'finance@example.com' } },
  ])
})

test('recipients: most recent first, without duplicates, at most ten, and only the user’s own', async () => {
  const [ada, grace] = [await newTraveller(product), await newTraveller(product)]
  expect((await ada.browser.call('GET /api/trips/recipients')).json()).toEqual([])
  const trip = await addTrip(product, ada.userId)
  await product.db.execute(sql`
    insert into finalizations (trip_id, sent_to, revoked_at)
    select ${trip.id}, 'person' || n || '@example.com', now() from generate_series(1, 12) n`)
  await product.db.execute(sql`
    insert into finalizations (trip_id, sent_to, revoked_at)
    values (${trip.id}, 'Person3@Example.com', now()), (${trip.id}, null, now())`)
  const listed = (await ada.browser.call('GET /api/trips/recipients')).json()
  expect(listed).toHaveLength(10)
  expect(listed.slice(0, 3)).toEqual([
    'Person3@Example.com',
    'person12@example.com',
    'person11@example.com',
  ])
  expect((await grace.browser.call('GET /api/trips/recipients')).json()).toEqual([])
})

async function history(browser: TestClient): Promise<PastTrip[]> {
  return (await browser.call('GET /api/trips/history')).json()
}
