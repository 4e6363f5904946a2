import type { Trip } from '@quittance/contract/trips'
import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { trips } from '#db/schema.ts'
import { signUp } from '#test/accounts.ts'
import { answerOf, useTestApp } from '#test/app.ts'
import { addReceipt, addTrip, berlin, createTrip, newTraveller, newTrip } from '#test/trips.ts'

const product = await useTestApp()

test('a new trip is the active one', async () => {
  const { browser } = await newTraveller(product)
  const response = await browser.call('POST /api/trips', { ...berlin, name: '  Berlin Q3 ' })
  expect(response.statusCode).toBe(201)
  const plain = { purpose: '', project: '', paidBy: 'traveller', claimState: null }
  const trip = { ...berlin, ...plain, id: expect.any(Number), endDate: null, status: 'active' }
  expect(response.json()).toEqual(trip)
  expect((await browser.call('GET /api/trips/active')).json()).toMatchObject(trip)
})

test('of a timestamp the day counts, a pasted name becomes one line, the currency is USD unless given', async () => {
  const { browser } = await newTraveller(product)
  const body = { name: '\u0000Berlin\r\n\tQ3\u0007', startDate: '2026-03-01T22:15:00.000Z' }
  const made = { name: 'Berlin Q3', startDate: '2026-03-01', currency: 'USD' }
  expect(await answerOf(browser.call('POST /api/trips', body), 201)).toMatchObject(made)
})

test.each([
  ['a short name', { name: ' ab ' }, 'Trip name must be at least 3 characters'],
  ['an empty name', { name: '\u0000\n\u0001\n' }, 'Trip name must be at least 3 characters'],
  ['no name', { name: undefined }, 'Trip name is required'],
  ['an endless name', { name: 'x'.repeat(121) }, 'Please use at most 120 characters'],
  ['no date', { startDate: undefined }, 'Please enter a valid date'],
  ['a broken date', { startDate: 'soon' }, 'Please enter a valid date'],
  ['a day that does not exist', { startDate: '2026-02-30' }, 'Please enter a valid date'],
  ['an empty currency', { currency: '' }, 'Please select a currency'],
  ['an unknown currency', { currency: 'XYZ' }, 'Please select a currency'],
])('refuses %s', async (_name, change, message) => {
  const { browser } = await newTraveller(product)
  const response = await answerOf(browser.call('POST /api/trips', { ...berlin, ...change }), 400)
  expect(response).toMatchObject({ code: 'VALIDATION', message })
})

test('needs a verified address', async () => {
  const { browser, token } = await signUp(product)
  expect(await answerOf(browser.call('POST /api/trips', berlin), 403)).toEqual({
    code: 'EMAIL_NOT_VERIFIED',
    message:
      'EMAIL_NOT_VERIFIED: You need to verify your email address before you can create trips.',
  })
  await browser.call('POST /api/auth/verify-email', { token })
  expect((await browser.call('POST /api/trips', berlin)).statusCode).toBe(201)
})

test('names the trip that prevents it: the active one, or else the newest inactive one', async () => {
  const { browser, userId } = await newTraveller(product)
  await addTrip(product, userId, { name: 'Older', startDate: '2026-01-01' })
  const newer = await addTrip(product, userId, { name: 'Newer', startDate: '2027-01-01' })
  const response = await browser.call('POST /api/trips', berlin)
  expect(response.json().message).toBe(`IN_PROGRESS_TRIP_EXISTS:${newer.id}:Newer`)
  const active = await addTrip(product, userId, { name: 'Rome: day 1', status: 'active' })
  expect(await answerOf(browser.call('POST /api/trips', berlin), 409)).toEqual({
    code: 'TRIP_IN_PROGRESS',
    message: `IN_PROGRESS_TRIP_EXISTS:${active.id}:Rome: day 1`,
    trip: { id: active.id, name: 'Rome: day 1' },
  })
})

test("finalized and archived trips, and other people's, do not stand in the way", async () => {
  const other = await newTraveller(product)
  await createTrip(other.browser)
  const { browser, userId } = await newTraveller(product)
  await addTrip(product, userId, { status: 'finalized', endDate: '2026-03-05' })
  await addTrip(product, userId, { status: 'archived', statusBeforeArchive: 'active' })
  expect((await browser.call('POST /api/trips', berlin)).statusCode).toBe(201)
})

test('twenty creations at once: one trip, and nineteen that name it', async () => {
  const { browser, userId } = await newTraveller(product)
  const names = Array.from({ length: 20 }, (_, index) => `Trip ${index}`)
  const responses = await Promise.all(
    names.map((name) => browser.call('POST /api/trips', { ...berlin, name })),
  )
  const created = responses.filter(({ statusCode }) => statusCode === 201)
  expect(created).toHaveLength(1)
  const [trip] = created.map((response) => response.json())

  const refused = responses.filter(({ statusCode }) => statusCode === 409)
  expect(refused).toHaveLength(19)
  for (const response of refused) {
    expect(response.json().message).toBe(`IN_PROGRESS_TRIP_EXISTS:${trip.id}:${trip.name}`)
  }
  expect(await product.db.select().from(trips).where(eq(trips.userId, userId))).toHaveLength(1)
})

test('the database itself holds a user to one active trip', async () => {
  const { userId } = await newTraveller(product)
  await addTrip(product, userId, { status: 'active' })
  await expect(addTrip(product, userId, { status: 'active' })).rejects.toMatchObject({
    cause: { constraint: 'trips_one_active_per_user' },
  })
})

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

  const empty = await newTrip(product)
  expect((await empty.browser.call(`GET /api/trips/${empty.id}`)).json().summary).toEqual({
    receiptCount: 0,
    totalAmount: '$0.00',
    currencies: {},
    converted: null,
    repay: null,
    categories: {},
    lastReceiptOn: null,
  })
})
