import type { Trip } from '@quittance/contract/trips'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { answerOf, useTestApp } from '#test/app.ts'
import { addReceipt, addTrip, newTraveller, newTrip } from '#test/trips.ts'

const product = await useTestApp()

test('without trips: no active one, and empty lists', async () => {
  const { browser } = await newTraveller(product)
  const active = await browser.call('GET /api/trips/active')
  expect(active.statusCode).toBe(404)
  expect(active.json()).toEqual({ code: 'NOT_FOUND', message: 'No active trip found' })
  for (const list of ['all', 'history', 'archived']) {
    expect(await answerOf(browser.call(`GET /api/trips/${list}`))).toEqual([])
  }
})

test('each list has its trips, newest start first, then the newest entry', async () => {
  const { browser, userId } = await newTraveller(product)
  const finalized = { status: 'finalized', endDate: '2026-12-31' } as const
  await addTrip(product, userId, { name: 'May', startDate: '2026-05-01', ...finalized })
  await addTrip(product, userId, { name: 'July', startDate: '2026-07-01', ...finalized })
  await addTrip(product, userId, { name: 'July again', startDate: '2026-07-01', ...finalized })
  await addTrip(product, userId, { name: 'June', startDate: '2026-06-01', status: 'active' })
  await addTrip(product, userId, { name: 'April', startDate: '2026-04-01' })
  const archived = { status: 'archived', statusBeforeArchive: 'finalized' } as const
  await addTrip(product, userId, { name: 'Old', startDate: '2024-01-01', ...archived })
  await addTrip(product, userId, { name: 'Less old', startDate: '2025-01-01', ...archived })

  const names = async (list: string) =>
    (await browser.call(`GET /api/trips/${list}`)).json().map(({ name }: Trip) => name)
  expect(await names('all')).toEqual(['July again', 'July', 'June', 'May', 'April'])
  expect(await names('history')).toEqual(['July again', 'July', 'May'])
  expect(await names('archived')).toEqual(['Less old', 'Old'])
})

test('a list ends after 500 trips', async () => {
  const { browser, userId } = await newTraveller(product)
  await product.db.execute(sql`
    insert into trips (user_id, name, start_date, end_date, currency, status)
    select ${userId}, 'Trip ' || n, date '2020-01-01' + n, '2026-01-01', 'EUR', 'finalized'
    from generate_series(1, 501) n`)
  for (const list of ['all', 'history']) {
    const listed = (await browser.call(`GET /api/trips/${list}`)).json()
    expect(listed).toHaveLength(500)
    expect(listed[0].name).toBe('Trip 501')
  }
})

test("two users see nothing of each other's trips", async () => {
  const [ada, grace] = [await newTraveller(product), await newTraveller(product)]
  for (const { userId } of [ada, grace]) {
    for (const status of ['active', 'inactive', 'finalized', 'archived'] as const) {
      await addTrip(product, userId, { name: `${status} of ${userId}`, status })
    }
  }
  for (const { browser, userId } of [ada, grace]) {
    const lists = ['all', 'history', 'archived'].map((list) =>
      browser.call(`GET /api/trips/${list}`),
    )
    const listed: Trip[] = (await Promise.all(lists)).flatMap((response) => response.json())
    expect(listed).toHaveLength(5)
    expect(listed.every(({ name }) => name.endsWith(` of ${userId}`))).toBe(true)
    expect((await browser.call('GET /api/trips/active')).json().name).toBe(`active of ${userId}`)
  }
})

test('one trip comes with what its receipts add up to', async () => {
  const { browser, userId, trip } = await newTrip(product, { status: 'active' })
  const other = await addTrip(product, userId, { name: 'Other' })
  await addReceipt(product, other, { amountMinor: 99_999, currency: 'JPY', category: 'food' })
  await addReceipt(product, trip, { amountMinor: 10, category: 'coffee' })
  await addReceipt(product, trip, { amountMinor: 20, category: 'transport' })
  await addReceipt(product, trip, { amountMinor: 6700, currency: 'USD', category: 'coffee' })

  const summary = {
    receiptCount: 3,
    totalAmount: '67.00 USD, 0.30 EUR',
    currencies: { EUR: '0.30', USD: '67.00' },
    converted: { currency: 'EUR', total: '0.30', missing: 1, isFrozen: false },
    repay: null,
    categories: { coffee: 2, transport: 1 },
    lastReceiptOn: '2026-03-02',
  }
  const { id, name, startDate, endDate, currency, status } = trip
  const plain = { purpose: '', project: '', paidBy: 'traveller', claimState: null }
  const expected = { id, name, startDate, endDate, currency, status, ...plain, summary }
  expect((await browser.call(`GET /api/trips/${id}`)).json()).toEqual(expected)
  expect((await browser.call('GET /api/trips/active')).json()).toEqual(expected)
})

test('a trip without receipts has an empty summary', async () => {
  const { browser, id } = await newTrip(product)
  expect((await browser.call(`GET /api/trips/${id}`)).json().summary).toEqual({
    receiptCount: 0,
    totalAmount: '$0.00',
    currencies: {},
    converted: null,
    repay: null,
    categories: {},
    lastReceiptOn: null,
  })
})
