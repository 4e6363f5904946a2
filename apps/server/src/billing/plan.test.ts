import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { signUp } from '#test/accounts.ts'
import { answerOf, createTestApp, useTestApp } from '#test/app.ts'
import { tierOf } from '#test/payments.ts'
import { addTrip, berlin, newPremiumTraveller, newTraveller, newTrip } from '#test/trips.ts'

const limitReached =
  'Trip limit reached. The free plan holds 3 trips, archived ones counted. Upgrade to continue creating trips.'
const trialEnded =
  'Your free trial has ended. Please upgrade your subscription to create more trips.'

const product = await useTestApp()

/** Uses the database's clock, as the server does. */
async function startTrial(userId: number, ago: string) {
  await product.db.execute(
    sql`update users set trial_started_at = now() - ${ago}::interval where id = ${userId}`,
  )
}

async function addTrips(userId: number, count: number) {
  for (let n = 0; n < count; n += 1) {
    const archived = { status: 'archived', statusBeforeArchive: 'finalized' } as const
    await addTrip(product, userId, n % 2 ? archived : { status: 'finalized' })
  }
}

describe('the plan of', () => {
  const free = { tier: 'free', tripLimit: 3, tripsUsed: 0 }
  const noTrial = { ...free, trialEndsAt: null, isTrialOver: false }

  test('someone in the trial: when it ends, and how many trips are left', async () => {
    const { browser, userId } = await newTraveller(product)
    await addTrips(userId, 2)
    const plan = (await browser.call('GET /api/subscription/plan')).json()
    expect(plan).toEqual({ ...noTrial, trialEndsAt: expect.any(String), tripsUsed: 2 })
    const { rows } = await product.db.execute<{ is_right: boolean }>(
      sql`select trial_started_at + interval '7 days' - ${plan.trialEndsAt}::timestamptz < interval '1 ms' as is_right from users where id = ${userId}`,
    )
    expect(rows).toEqual([{ is_right: true }])
  })

  test('someone who has not verified the address: no trial yet', async () => {
    const { browser } = await signUp(product)
    expect((await browser.call('GET /api/subscription/plan')).json()).toEqual(noTrial)
  })

  test('a premium user: no trial and no limit', async () => {
    const { browser, userId } = await newPremiumTraveller(product)
    await startTrial(userId, '30 days')
    const plan = (await browser.call('GET /api/subscription/plan')).json()
    expect(plan).toEqual({ ...noTrial, tier: 'premium', tripLimit: null })
  })
})

test.each([
  ['in the last seconds', '6 days 23:59:30', 201],
  ['in the first second after the end', '7 days', 403],
])('a trip created %s of the trial', async (_name, ago, status) => {
  const { browser, userId } = await newTraveller(product)
  await startTrial(userId, ago)
  const response = await browser.call('POST /api/trips', berlin)
  expect(response.statusCode).toBe(status)
  const plan = (await browser.call('GET /api/subscription/plan')).json()
  expect(plan.isTrialOver).toBe(status === 403)
  if (status === 403) expect(response.json()).toEqual({ code: 'TRIP_LIMIT', message: trialEnded })
})

test('archived trips count toward the limit', async () => {
  const { browser, userId } = await newTraveller(product)
  await addTrips(userId, 3)
  const response = await answerOf(browser.call('POST /api/trips', berlin), 403)
  expect(response).toEqual({ code: 'TRIP_LIMIT', message: limitReached })
})

test('obstacles are reported in order: address, trip in progress, limit', async () => {
  const { browser, userId } = await newTraveller(product)
  await addTrips(userId, 2)
  await addTrip(product, userId)
  await product.db.execute(sql`update users set email_verified_at = null where id = ${userId}`)
  const codeOf = async () => (await browser.call('POST /api/trips', berlin)).json().code
  expect(await codeOf()).toBe('EMAIL_NOT_VERIFIED')
  await product.db.execute(sql`update users set email_verified_at = now() where id = ${userId}`)
  expect(await codeOf()).toBe('TRIP_IN_PROGRESS')
  await product.db.execute(sql`update trips set status = 'finalized' where user_id = ${userId}`)
  expect(await codeOf()).toBe('TRIP_LIMIT')
})

test('twenty creations at once do not pass the limit', async () => {
  const { browser, userId } = await newTraveller(product)
  await addTrips(userId, 2)
  // Finalize each trip at once, so that only the limit can refuse.
  await product.db.execute(
    sql.raw(`create function finish_${userId}() returns trigger language plpgsql as
      $$begin new.status := 'finalized'; return new; end$$;
      create trigger finish_${userId} before insert on trips for each row
      when (new.user_id = ${userId}) execute function finish_${userId}()`),
  )
  const responses = await Promise.all(
    Array.from({ length: 20 }, () => browser.call('POST /api/trips', berlin)),
  )
  const statuses = responses.map(({ statusCode }) => statusCode).toSorted()
  expect(statuses).toEqual([201, ...Array(19).fill(403)])
  const plan = (await browser.call('GET /api/subscription/plan')).json()
  expect(plan.tripsUsed).toBe(3)
})

test('after the trial everything but a new trip goes on', async () => {
  const { browser, userId, trip } = await newTrip(product, { status: 'active' })
  await startTrial(userId, '30 days')
  const edited = await browser.call(`PUT /api/trips/${trip.id}`, { ...berlin, name: 'Still mine' })
  expect(edited.statusCode).toBe(200)
  const finalized = await browser.call(`POST /api/trips/${trip.id}/finalize`, {
    email: 'finance@example.com',
  })
  expect(finalized.statusCode).toBe(200)
  expect((await browser.call(`POST /api/trips/${trip.id}/download`)).statusCode).toBe(200)
  expect((await browser.call('GET /api/trips/history')).json()).toHaveLength(1)
})

test('a grant lifts the limit until it expires', async () => {
  const { browser, userId } = await newTraveller(product)
  await addTrips(userId, 3)
  await startTrial(userId, '30 days')
  const grant = (until: string) =>
    product.db.execute(
      sql`update users set premium_until = now() + ${until}::interval where id = ${userId}`,
    )
  await grant('1 minute')
  expect(await tierOf(browser)).toBe('premium')
  const { id } = (await browser.call('POST /api/trips', berlin)).json()
  expect(id).toEqual(expect.any(Number))
  await product.db.execute(sql`update trips set status = 'finalized' where id = ${id}`)

  await grant('-1 second')
  expect(await tierOf(browser)).toBe('free')
  expect((await browser.call('POST /api/trips', berlin)).json().message).toBe(trialEnded)
  expect((await browser.call('GET /api/subscription/details')).statusCode).toBe(403)
})

test('limit and trial are settings', async () => {
  const strict = await createTestApp({ env: { FREE_TRIP_LIMIT: '1', TRIAL_DAYS: '2' } })
  const { browser, userId } = await newTraveller(strict)
  await addTrip(strict, userId, { status: 'finalized' })
  const refused = await browser.call('POST /api/trips', berlin)
  expect(refused.json().message).toContain('The free plan holds 1 trip, archived')
  await strict.db.execute(sql`update users set trial_started_at = now() - interval '2 days'`)
  expect((await browser.call('POST /api/trips', berlin)).json().message).toBe(trialEnded)
})
