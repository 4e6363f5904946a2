import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { Db } from '#db/connect.ts'
import { finalizations } from '#db/schema.ts'
import { answerOf, useTestApp } from '#test/app.ts'
import { finalize } from '#test/finalized-trips.ts'
import { addReceipt, addTrip, newTraveller, newTrip, statusesOf, todayOf } from '#test/trips.ts'
import { lockTrip, lockTripForReceipts } from './trips.queries.ts'

const body = { email: 'finance@example.com' }

const product = await useTestApp()

test.each(['active', 'inactive'] as const)('finalizes an %s trip today', async (status) => {
  const { browser, id } = await newTrip(product, { status })
  expect(await answerOf(browser.call(`POST /api/trips/${id}/finalize`, body))).toEqual({
    download: {
      excel: linkTo('Berlin-Q3-expense-report.xlsx'),
      zip: linkTo('Berlin-Q3-receipts.zip'),
      pdf: linkTo('Berlin-Q3-expense-report.pdf'),
      claim: expect.stringMatching(/^http:\/\/localhost:3000\/claims\/[\w-]{36}$/),
    },
    email: { success: true, message: 'Report sent to finance@example.com' },
    delivery: { state: 'delivered', to: 'finance@example.com', at: expect.any(String) },
  })
  expect((await browser.call(`GET /api/trips/${id}`)).json()).toMatchObject({
    status: 'finalized',
    endDate: await todayOf(product),
  })
  expect((await browser.call('GET /api/trips/active')).statusCode).toBe(404)
})

test('Truth 12: a trip ends on the day of its last receipt, whenever it is finalized', async () => {
  const { browser, trip } = await newTrip(product)
  await addReceipt(product, trip, { date: '2026-03-04' })
  await addReceipt(product, trip, { date: '2026-03-02' })
  await browser.call(`POST /api/trips/${trip.id}/finalize`, body)
  expect((await browser.call(`GET /api/trips/${trip.id}`)).json().endDate).toBe('2026-03-04')
  expect(await finalizationsOf(trip.id)).toMatchObject([{ endDate: '2026-03-04' }])
})

test('Truth 12: the end date that is chosen holds, but not one before the start', async () => {
  const { browser, trip } = await newTrip(product, { startDate: '2026-03-03' })
  // The receipt is before the trip: an end before the start would be worse.
  await addReceipt(product, trip, { date: '2026-02-20' })
  const send = (change = {}) =>
    browser.call(`POST /api/trips/${trip.id}/finalize`, { ...body, ...change })
  const endOf = async () => (await browser.call(`GET /api/trips/${trip.id}`)).json().endDate
  const refused = await answerOf(send({ endDate: '2026-03-02' }), 400)
  expect(refused.message).toBe('The end date cannot be before the start date.')
  expect((await send({ endDate: 'soon' })).statusCode).toBe(400)
  expect(await endOf()).toBeNull()
  expect((await send({ endDate: '2026-03-05' })).statusCode).toBe(200)
  expect(await endOf()).toBe('2026-03-05')
  await browser.call(`POST /api/trips/${trip.id}/unfinalize`)
  await send()
  expect(await endOf()).toBe('2026-03-03')
})

test.each([
  ['finalized', 'This trip is already finalized.'],
  ['archived', 'This trip is archived and cannot be finalized.'],
] as const)('a trip that is %s cannot be finalized', async (status, message) => {
  const { browser, id } = await newTrip(product, { status, endDate: '2026-03-09' })
  const response = await answerOf(browser.call(`POST /api/trips/${id}/finalize`, body), 409)
  expect(response).toEqual({ code: 'WRONG_STATE', message })
  const after = (await browser.call(`GET /api/trips/${id}`)).json()
  expect(after).toMatchObject({ status, endDate: '2026-03-09' })
})

test.each([
  ['no address', {}, 'Email is required'],
  ['a blank address', { email: '  ' }, 'Email is required'],
  ['a broken address', { email: 'finance' }, 'Invalid email address'],
  ['an endless address', { email: `${'x'.repeat(250)}@example.com` }, 'Email address is too long'],
  ['a copy that is neither yes nor no', { ...body, includeCopy: 'yes' }, 'expected boolean'],
  ['images that are neither yes nor no', { ...body, includeImages: 1 }, 'expected boolean'],
])('refuses %s', async (_name, bad, message) => {
  const { browser, id } = await newTrip(product)
  const response = await answerOf(browser.call(`POST /api/trips/${id}/finalize`, bad), 400)
  expect(response.message).toContain(message)
  expect((await browser.call(`GET /api/trips/${id}`)).json().status).toBe('inactive')
})

test('twenty finalizations at once: one 200, nineteen 409, one mail to each', async () => {
  const name = 'Finalized by twenty'
  const { browser, email, id } = await newTrip(product, { name })
  const all = await Promise.all(
    Array.from({ length: 20 }, () => browser.call(`POST /api/trips/${id}/finalize`, body)),
  )
  const refused = all.filter(({ statusCode }) => statusCode === 409)
  expect(all.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
  expect(refused).toHaveLength(19)
  expect(new Set(refused.map((response) => response.json().message))).toEqual(
    new Set(['This trip is already finalized.']),
  )
  await product.mailer.flush()
  const mails = product.smtp.received.filter(({ subject }) => subject.includes(name))
  expect(mails.map(({ to }) => to).toSorted()).toEqual([body.email, email].toSorted())
  expect(await finalizationsOf(id)).toHaveLength(1)
})

test('thirty reports an hour from one user', async () => {
  const { browser, id } = await newTrip(product, { status: 'finalized' })
  const statuses = []
  for (let count = 0; count < 31; count += 1) {
    statuses.push((await browser.call(`POST /api/trips/${id}/finalize`, body)).statusCode)
  }
  expect(statuses.at(29)).toBe(409)
  expect(statuses.at(30)).toBe(429)
})

test('a receipt being saved is waited for, and counted', async () => {
  const { browser, email, userId, trip } = await newTrip(product, { name: 'Waits' })
  const finalizing = await product.db.transaction(async (tx) => {
    expect(await lockTripForReceipts(tx, userId, trip.id)).toMatchObject({ status: 'inactive' })
    const call = browser.call(`POST /api/trips/${trip.id}/finalize`, body)
    await expect.poll(() => countWaiting(tx)).toBe(1)
    await addReceipt({ db: tx }, trip)
    // In an array, so that the transaction does not await the call that waits for it.
    return [call]
  })
  expect((await finalizing[0])?.statusCode).toBe(200)
  expect((await product.smtp.take(email, 'Waits')).text).toContain('To repay: 4.20 EUR')
})

test('a receipt that comes during the finalization finds the trip finalized', async () => {
  const { userId, id } = await newTrip(product)
  const saving = await product.db.transaction(async (tx) => {
    await lockTrip(tx, userId, id)
    const lock = product.db.transaction((other) => lockTripForReceipts(other, userId, id))
    await expect.poll(() => countWaiting(tx)).toBe(1)
    await tx.execute(sql`update trips set status = 'finalized' where id = ${id}`)
    return [lock]
  })
  expect(await saving[0]).toMatchObject({ status: 'finalized' })
})

test("receipts lock their owner's trips alone", async () => {
  const [ada, grace] = [await newTraveller(product), await newTraveller(product)]
  const { id } = await addTrip(product, ada.userId)
  expect(await lockTripForReceipts(product.db, grace.userId, id)).toBeUndefined()
  expect(await lockTripForReceipts(product.db, ada.userId, id)).toMatchObject({ id })
})

test('re-opening makes the trip the active one, without an end date', async () => {
  const { browser, userId } = await newTraveller(product)
  await addTrip(product, userId, { name: 'Rome', status: 'active' })
  const { id } = await addTrip(product, userId, { name: 'Oslo' })
  await browser.call(`POST /api/trips/${id}/finalize`, body)
  const response = await answerOf(browser.call(`POST /api/trips/${id}/unfinalize`))
  expect(response).toMatchObject({ id, status: 'active', endDate: null })
  expect(await statusesOf(browser)).toEqual({ Rome: 'inactive', Oslo: 'active' })
})

test('only a finalized trip can be re-opened', async () => {
  const { browser, userId } = await newTraveller(product)
  for (const status of ['active', 'inactive', 'archived'] as const) {
    const { id } = await addTrip(product, userId, { status })
    expect(await answerOf(browser.call(`POST /api/trips/${id}/unfinalize`), 409)).toEqual({
      code: 'WRONG_STATE',
      message: 'Only a finalized trip can be re-opened.',
    })
    expect((await browser.call(`GET /api/trips/${id}`)).json().status).toBe(status)
  }
})

function linkTo(name: string) {
  return expect.stringMatching(new RegExp(`^http://localhost:3000/reports/[\\w-]{36}/${name}$`))
}

async function finalizationsOf(tripId: number) {
  return product.db
    .select()
    .from(finalizations)
    .where(eq(finalizations.tripId, tripId))
    .orderBy(finalizations.id)
}

async function countWaiting(db: Db) {
  const { rows } = await db.execute<{ count: number }>(sql`
    select count(*)::int as count from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`)
  return rows[0]?.count
}

test('Truth 13: every recipient of the claim is notified that it is being changed', async () => {
  const { browser, email, id } = await newTrip(product, { name: 'Told' })
  await finalize(browser, id, { email: 'books@example.com' })
  await browser.call(`POST /api/trips/${id}/unfinalize`)
  const mail = await product.smtp.take('books@example.com', 'Expense report is being changed: Told')
  expect(mail.text).toContain('Ada Byron has re-opened the trip Told.')
  expect(mail.text).toContain('is being changed, and its links no longer open.')
  expect(mail.parsed.replyTo?.text).toBe(email)

  await finalize(browser, id, { email: 'books@example.com' })
  await browser.call(`POST /api/trips/${id}/unfinalize`)
  const next = await product.smtp.take('books@example.com', 'Expense report is being changed: Told')
  expect(next.text).toContain('(Version 2 · issued ')
})

test('Truth 13: a recipient who never got the claim is not notified', async () => {
  const { browser, id } = await newTrip(product, { name: 'Untold' })
  product.smtp.refuse('mailbox full')
  const { email } = await finalize(browser, id)
  expect(email.success).toBe(false)
  await browser.call(`POST /api/trips/${id}/unfinalize`)
  product.smtp.refuse(null)
  expect(await noticesAbout('Untold')).toBe(0)
})

test('Truth 13: a recipient who has had too many mails is not sent another, and the trip opens', async () => {
  const { browser, id } = await newTrip(product, { name: 'Flood' })
  await finalize(browser, id, { email: 'flooded@example.com' })
  await product.db.execute(
    sql`update rate_limits set count = 300 where key = 'report-mail:flooded@example.com:day'`,
  )
  expect((await browser.call(`POST /api/trips/${id}/unfinalize`)).statusCode).toBe(200)
  expect(await noticesAbout('Flood')).toBe(0)
})

async function noticesAbout(name: string) {
  await product.mailer.flush()
  const subject = `Expense report is being changed: ${name}`
  const { rows } = await product.db.execute(
    sql`select 1 from outbox where message ->> 'subject' = ${subject}`,
  )
  return rows.length + product.smtp.received.filter((mail) => mail.subject === subject).length
}
