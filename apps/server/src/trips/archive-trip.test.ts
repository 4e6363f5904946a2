import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { answerOf, useTestApp } from '#test/app.ts'
import { save } from '#test/receipts.ts'
import {
  addReceipt,
  addTrip,
  berlin,
  createTrip,
  newPremiumTraveller,
  newTraveller,
  newTrip,
  statusesOf,
} from '#test/trips.ts'

const product = await useTestApp()

test.each([
  ['active', 'inactive'],
  ['inactive', 'inactive'],
  ['finalized', 'finalized'],
] as const)(
  'a trip that is %s is archived with all it holds, and restored as %s',
  async (from, to) => {
    const { browser, userId } = await newPremiumTraveller(product)
    const endDate = from === 'finalized' ? '2026-03-09' : null
    const trip = await addTrip(product, userId, { status: from, endDate })
    await addReceipt(product, trip)

    expect(await answerOf(browser.call(`DELETE /api/trips/${trip.id}`))).toEqual({
      message: 'Trip has been moved to archive. It still counts towards your subscription limit.',
    })
    const read = await browser.call(`GET /api/trips/${trip.id}`)
    expect(read.json()).toMatchObject({ ...berlin, endDate, status: 'archived' })
    expect(read.json().summary.receiptCount).toBe(1)

    const restored = await answerOf(browser.call(`POST /api/trips/${trip.id}/restore`))
    expect(restored).toMatchObject({ ...berlin, id: trip.id, endDate, status: to })
  },
)

test('archiving again changes nothing: the trip still returns to where it was', async () => {
  const { browser, userId } = await newPremiumTraveller(product)
  const { id } = await addTrip(product, userId, { status: 'finalized', endDate: '2026-03-09' })
  const both = await Promise.all([1, 2].map(() => browser.call(`DELETE /api/trips/${id}`)))
  both.push(await browser.call(`DELETE /api/trips/${id}`))
  expect(both.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
  const restored = await browser.call(`POST /api/trips/${id}/restore`)
  expect(restored.json()).toMatchObject({ status: 'finalized', endDate: '2026-03-09' })
})

test('a trip restored from active leaves the trip that took its place alone', async () => {
  const { browser, userId } = await newPremiumTraveller(product)
  const { id } = await addTrip(product, userId, { name: 'Rome', status: 'active' })
  await browser.call(`DELETE /api/trips/${id}`)
  await browser.call('POST /api/trips', { ...berlin, name: 'Oslo' })
  await browser.call(`POST /api/trips/${id}/restore`)
  expect(await statusesOf(browser)).toEqual({ Rome: 'inactive', Oslo: 'active' })
})

test('only an archived trip can be restored', async () => {
  const { browser, userId } = await newPremiumTraveller(product)
  for (const status of ['active', 'inactive', 'finalized'] as const) {
    const { id } = await addTrip(product, userId, { status })
    expect(await answerOf(browser.call(`POST /api/trips/${id}/restore`), 409)).toEqual({
      code: 'WRONG_STATE',
      message: 'Only an archived trip can be restored.',
    })
    expect((await browser.call(`GET /api/trips/${id}`)).json().status).toBe(status)
  }
})

test('restoring is for premium users, until the day their grant ends', async () => {
  const { browser, userId, id } = await newTrip(product, { status: 'archived' })
  async function grantUntil(end: string) {
    await product.db.execute(
      sql`update users set premium_until = now() + ${end}::interval where id = ${userId}`,
    )
  }
  async function tier() {
    return (await browser.call('GET /api/auth/user')).json().subscriptionTier
  }

  const refusal = { code: 'PREMIUM_REQUIRED', message: 'Premium feature: Restore archived trips' }
  for (const end of [null, '-1 second']) {
    if (end) await grantUntil(end)
    expect(await tier()).toBe('free')
    expect(await answerOf(browser.call(`POST /api/trips/${id}/restore`), 403)).toEqual(refusal)
  }
  expect(await statusesOf(browser)).toEqual({ [berlin.name]: 'archived' })

  await grantUntil('1 day')
  expect(await tier()).toBe('premium')
  expect((await browser.call(`POST /api/trips/${id}/restore`)).statusCode).toBe(200)
})

const refusal = {
  code: 'WRONG_STATE',
  message: 'This trip has receipts or was sent, so it can only be archived.',
}

test.each(['active', 'inactive', 'archived'] as const)(
  'an empty trip that is %s is deleted',
  async (status) => {
    const { browser, id } = await newTrip(product, { status })
    const deleted = await browser.call(`DELETE /api/trips/${id}/empty`)
    expect(deleted.statusCode).toBe(200)
    expect(deleted.json()).toEqual({
      message: 'Trip deleted. It no longer counts towards your subscription limit.',
    })
    expect(await statusesOf(browser)).toEqual({})
    expect((await browser.call(`GET /api/trips/${id}`)).statusCode).toBe(404)
  },
)

test('a trip with a receipt stays, until the receipt is gone', async () => {
  const { browser, trip } = await newTrip(product, { status: 'active' })
  const receipt = await addReceipt(product, trip)
  expect(await answerOf(browser.call(`DELETE /api/trips/${trip.id}/empty`), 409)).toEqual(refusal)
  expect(await statusesOf(browser)).toEqual({ [berlin.name]: 'active' })

  await browser.call(`DELETE /api/receipts/${receipt.id}`)
  expect((await browser.call(`DELETE /api/trips/${trip.id}/empty`)).statusCode).toBe(200)
})

test.each([
  ['finalized', { status: 'finalized', endDate: '2026-03-09' }],
  ['archived after that', { status: 'archived', statusBeforeArchive: 'finalized' }],
] as const)(
  'a trip that is %s stays, also where nothing is kept of its claim',
  async (_name, state) => {
    const { browser, id } = await newTrip(product, state)
    const refused = await browser.call(`DELETE /api/trips/${id}/empty`)
    expect(refused.json()).toEqual(refusal)
    expect(await statusesOf(browser)).toEqual({ [berlin.name]: state.status })
  },
)

test('a trip that was sent and re-opened cannot be deleted: its recipient may still ask for it', async () => {
  const { browser } = await newTraveller(product)
  const { id } = await createTrip(browser)
  await browser.call(`POST /api/trips/${id}/finalize`, { email: 'finance@example.com' })
  await browser.call(`POST /api/trips/${id}/unfinalize`)
  expect(await answerOf(browser.call(`DELETE /api/trips/${id}/empty`), 409)).toEqual(refusal)
  expect(await statusesOf(browser)).toEqual({ [berlin.name]: 'active' })
})

test.each([
  ['restorations', 'POST', 'restore', 409],
  ['deletions', 'DELETE', 'empty', 404],
])('of two %s at once one succeeds', async (_what, method, end, refusedWith) => {
  const { browser, userId } = await newPremiumTraveller(product)
  const { id } = await addTrip(product, userId, { status: 'archived' })
  const both = await Promise.all(
    [1, 2].map(() => browser.call(`${method} /api/trips/${id}/${end}`)),
  )
  expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, refusedWith])
})

test('a receipt saved at the same moment is never lost without a word', async () => {
  const { browser, userId } = await newTraveller(product)
  for (let round = 0; round < 8; round += 1) {
    const { id } = await addTrip(product, userId)
    const [saved, deleted] = await Promise.all([
      save(browser, id),
      browser.call(`DELETE /api/trips/${id}/empty`),
    ])
    expect([
      [201, 409],
      [404, 200],
    ]).toContainEqual([saved.statusCode, deleted.statusCode])
  }
})

test('a deleted trip no longer counts: another can be created at the limit', async () => {
  const { browser, userId } = await newTraveller(product)
  await addTrip(product, userId, { status: 'finalized' })
  await addTrip(product, userId, { status: 'finalized' })
  const { id } = await createTrip(browser, { name: 'Wrong' })
  const tripsUsed = async () =>
    (await browser.call('GET /api/subscription/plan')).json().tripsUsed as number
  expect(await tripsUsed()).toBe(3)
  await browser.call(`DELETE /api/trips/${id}/empty`)
  expect(await tripsUsed()).toBe(2)
  expect((await createTrip(browser, { name: 'Right' })).name).toBe('Right')
})
