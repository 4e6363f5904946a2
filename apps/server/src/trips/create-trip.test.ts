import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { trips } from '#db/schema.ts'
import { signUp, signUpVerified } from '#test/accounts.ts'
import { answerOf, useTestApp } from '#test/app.ts'
import { addTrip, berlin, createTrip, newTraveller } from '#test/trips.ts'

const product = await useTestApp()

test('a new trip is the active one', async () => {
  const { browser } = await signUpVerified(product)
  const response = await browser.call('POST /api/trips', { ...berlin, name: '  Berlin Q3 ' })
  expect(response.statusCode).toBe(201)
  const plain = { purpose: '', project: '', paidBy: 'traveller', claimState: null }
  const trip = { ...berlin, ...plain, id: expect.any(Number), endDate: null, status: 'active' }
  expect(response.json()).toEqual(trip)
  expect((await browser.call('GET /api/trips/active')).json()).toMatchObject(trip)
})

test('the start date may be a timestamp, whose day counts; the currency is USD unless given', async () => {
  const { browser } = await signUpVerified(product)
  const body = { name: 'Oslo', startDate: '2026-03-01T22:15:00.000Z' }
  const response = await browser.call('POST /api/trips', body)
  expect(response.json()).toMatchObject({ startDate: '2026-03-01', currency: 'USD' })
})

test('a pasted name becomes one line', async () => {
  const { browser } = await signUpVerified(product)
  const name = '\u0000Berlin\r\n\tQ3\u0007'
  expect(await createTrip(browser, { name })).toMatchObject({ name: 'Berlin Q3' })
})

test.each([
  ['a short name', { name: ' ab ' }, 'Trip name must be at least 3 characters'],
  [
    'a name of nothing visible',
    { name: '\u0000\n\u0001\n' },
    'Trip name must be at least 3 characters',
  ],
  ['no name', { name: undefined }, 'Trip name is required'],
  ['an endless name', { name: 'x'.repeat(121) }, 'Please use at most 120 characters'],
  ['no date', { startDate: undefined }, 'Please enter a valid date'],
  ['a broken date', { startDate: 'soon' }, 'Please enter a valid date'],
  ['a day that does not exist', { startDate: '2026-02-30' }, 'Please enter a valid date'],
  ['an empty currency', { currency: '' }, 'Please select a currency'],
  ['an unknown currency', { currency: 'XYZ' }, 'Please select a currency'],
])('refuses %s', async (_name, change, message) => {
  const { browser } = await signUpVerified(product)
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

test('names the active trip that prevents it', async () => {
  const { browser, userId } = await newTraveller(product)
  await addTrip(product, userId, { name: 'Paused', startDate: '2027-01-01' })
  const active = await addTrip(product, userId, { name: 'Rome: day 1', status: 'active' })
  expect(await answerOf(browser.call('POST /api/trips', berlin), 409)).toEqual({
    code: 'TRIP_IN_PROGRESS',
    message: `IN_PROGRESS_TRIP_EXISTS:${active.id}:Rome: day 1`,
    trip: { id: active.id, name: 'Rome: day 1' },
  })
})

test('an inactive trip prevents it too, the newest first', async () => {
  const { browser, userId } = await newTraveller(product)
  await addTrip(product, userId, { name: 'Older', startDate: '2026-01-01' })
  const newer = await addTrip(product, userId, { name: 'Newer', startDate: '2026-02-01' })
  const response = await browser.call('POST /api/trips', berlin)
  expect(response.json().message).toBe(`IN_PROGRESS_TRIP_EXISTS:${newer.id}:Newer`)
})

test("finalized and archived trips, and other people's, do not stand in the way", async () => {
  const other = await signUpVerified(product)
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
