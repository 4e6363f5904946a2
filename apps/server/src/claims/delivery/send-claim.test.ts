import type { Delivery } from '@quittance/contract/deliveries'
import { sql } from 'drizzle-orm'
import { afterEach, describe, expect, test } from 'vitest'
import { createTestApp, type TestApp, type TestClient, useTestApp } from '#test/app.ts'
import {
  claimsOf,
  finalize,
  newSentTrip,
  newTripWithReceipts,
  openLink,
} from '#test/finalized-trips.ts'
import { addTrip, newTraveller } from '#test/trips.ts'

const finance = 'finance@example.com'

const product = await useTestApp()
afterEach(async () => {
  product.smtp.refuse(null)
  product.smtp.refuseRecipient(finance, null)
  await product.db.execute(sql`delete from rate_limits`)
})

describe('what is said of the mail', () => {
  test('Truth 5: a mail that is not accepted yet waits, with its next try, and is sent only when it went', async () => {
    const { browser, email: own, trip } = await newTripWithReceipts(product, { name: 'Greylisted' })
    product.smtp.refuse('try again later')
    const { delivery, email, download } = await finalize(browser, trip.id, { includeCopy: true })
    expect(email).toEqual({
      success: false,
      message: `The report could not be sent to ${finance} right now. We will try again.`,
    })
    expect((await openLink(product, download.claim)).statusCode).toBe(200)
    expect(delivery).toEqual({ state: 'waiting', to: finance, nextTryAt: expect.any(String) })
    expect(Date.parse(nextTryOf(delivery))).toBeGreaterThan(Date.now())
    await expectSaid(browser, trip.id, delivery)

    product.smtp.refuse(null)
    await product.db.execute(sql`update outbox set next_attempt_at = now()`)
    await product.mailer.flush()
    const delivered = { state: 'delivered', to: finance, at: expect.any(String) }
    await expectSaid(browser, trip.id, delivered)
    for (const to of [finance, own]) {
      expect((await product.smtp.take(to, 'Greylisted')).parsed.attachments).toHaveLength(3)
    }
  })

  test('Truth 5: a refused address is a failure at once, with the words of the mail server', async () => {
    const { browser, email, trip } = await newTripWithReceipts(product, { name: 'Mistyped' })
    product.smtp.refuseRecipient(finance, `<${finance}> User unknown`)
    const answer = await finalize(browser, trip.id)
    const failed = {
      state: 'failed',
      to: finance,
      at: expect.any(String),
      words: '550 User unknown',
    }
    expect(answer).toMatchObject({
      email: {
        success: false,
        message: `The report could not be delivered to ${finance}: 550 User unknown`,
      },
      delivery: failed,
    })
    await expectSaid(browser, trip.id, failed)

    await product.mailer.flush()
    const { text, html } = await product.smtp.take(email, 'Not delivered: Expense report: Mistyped')
    expect(text).toContain(`could not be delivered to ${finance}`)
    expect(text).toContain('The reason: 550 User unknown')
    expect(text).toContain(`Send again: http://localhost:3000/history/${trip.id}\n`)
    expect(text).toContain(
      `Change address: http://localhost:3000/history/${trip.id}?change-address\n`,
    )
    expect(html).not.toContain(`<${finance}>`)
  })

  test("Truth 5: a report beyond the recipient's limit is reported as not sent", async () => {
    const { browser, trip } = await newTripWithReceipts(product, { name: 'Limited' })
    await product.db.execute(
      sql`insert into rate_limits values ('report-mail:books@example.com:hour', 60, now() + interval '1 hour')`,
    )
    const { delivery } = await finalize(browser, trip.id, { email: 'books@example.com' })
    const notSent = {
      state: 'not-sent',
      to: 'books@example.com',
      at: expect.any(String),
      words: 'That address has been sent many reports today.',
    }
    expect(delivery).toEqual(notSent)
    await expectSaid(browser, trip.id, notSent)
  })

  test('Truth 5: a mail that waited when the trip was re-opened was not sent', async () => {
    const { browser, trip } = await newTripWithReceipts(product, { name: 'Reopened' })
    product.smtp.refuse('try again later')
    await finalize(browser, trip.id)
    await browser.call(`POST /api/trips/${trip.id}/unfinalize`)
    product.smtp.refuse(null)
    await product.db.execute(sql`update outbox set next_attempt_at = now()`)
    await product.mailer.flush()
    const [claim] = await claimsOf(browser, trip.id)
    expect(claim?.delivery).toMatchObject({
      state: 'not-sent',
      words: 'The trip was re-opened before the email was sent.',
    })
    expect(product.smtp.received.filter(({ subject }) => subject.includes('Reopened'))).toEqual([])
  })

  test('nothing is said of a claim whose mail was sent before that was kept', async () => {
    const { browser, trip } = await newSentTrip(product, { name: 'Old' })
    await product.db.execute(sql`delete from deliveries`)
    expect(await claimsOf(browser, trip.id)).toMatchObject([{ delivery: null }])
  })
})

test('Truth 5: without a mail server for three days the claim has failed, and nothing loops', async () => {
  const dead = await createTestApp()
  const { browser, userId } = await newTraveller(dead)
  const { id } = await addTrip(dead, userId)
  await dead.smtp.close()
  const { delivery } = await finalize(browser, id)
  expect(delivery).toMatchObject({ state: 'waiting', to: finance })
  await dead.db.execute(
    sql`update outbox set created_at = now() - interval '73 hours', next_attempt_at = now()`,
  )
  await dead.mailer.flush()
  const [claim] = (await browser.call(`GET /api/trips/${id}/claims`)).json().claims
  expect(claim.delivery).toMatchObject({
    state: 'failed',
    words: 'The mail server could not be reached for three days.',
  })
  // The failure notice is queued too; if it is given up as well, no further notice follows.
  expect(await waitingMails(dead)).toHaveLength(1)
  await dead.db.execute(
    sql`update outbox set created_at = now() - interval '73 hours', next_attempt_at = now()`,
  )
  await dead.mailer.flush()
  expect(await waitingMails(dead)).toEqual([])
})

describe('sending it again', () => {
  test('Truth 5: a claim that failed goes again, or to another address', async () => {
    const { browser, trip } = await newTripWithReceipts(product, { name: 'Again' })
    product.smtp.refuseRecipient(finance, 'User unknown')
    await finalize(browser, trip.id)
    expect((await send(browser, trip.id)).json()).toMatchObject({
      email: { success: false },
      delivery: { state: 'failed', to: finance },
    })
    const elsewhere = await send(browser, trip.id, 'accounts@example.com')
    expect(elsewhere.json()).toMatchObject({
      email: { success: true, message: 'Report sent to accounts@example.com' },
      delivery: { state: 'delivered', to: 'accounts@example.com' },
    })
    const { parsed } = await product.smtp.take('accounts@example.com', 'Again')
    expect(parsed.attachments).toHaveLength(3)
    const claims = await claimsOf(browser, trip.id)
    expect(claims).toMatchObject([{ version: 1, sentTo: 'accounts@example.com' }])
    const [first] = (await browser.call('GET /api/trips/recipients')).json()
    expect(first).toBe('accounts@example.com')
  })

  test('one that still waits goes once, to the new address only', async () => {
    const { browser, trip } = await newTripWithReceipts(product, { name: 'Once' })
    product.smtp.refuse('try again later')
    await finalize(browser, trip.id)
    product.smtp.refuse(null)
    await send(browser, trip.id, 'accounts@example.com')
    await product.db.execute(sql`update outbox set next_attempt_at = now()`)
    await product.mailer.flush()
    const mails = product.smtp.received.filter(({ subject }) => subject.includes('Once'))
    expect(mails.map(({ to }) => to)).toEqual(['accounts@example.com'])
  })

  test('without photos and the PDF that shows them where they were left out before', async () => {
    const { browser, trip } = await newTripWithReceipts(product, { name: 'Private' })
    await finalize(browser, trip.id, { includeImages: false })
    const first = await product.smtp.take(finance, 'Private')
    await send(browser, trip.id)
    for (const { parsed, text } of [first, await product.smtp.take(finance, 'Private')]) {
      const names = parsed.attachments.map(({ filename }) => filename)
      expect(names).toEqual(['Private-expense-report.xlsx'])
      expect(text).not.toMatch(/receipts\.zip|PDF Report|\/reports\//)
    }
  })

  test('not of an open trip, or without an address', async () => {
    const { browser, trip } = await newTripWithReceipts(product, { name: 'Mine' })
    expect((await send(browser, trip.id)).statusCode).toBe(409)
    await finalize(browser, trip.id)
    expect((await send(browser, trip.id, 'nobody')).statusCode).toBe(400)
  })

  test('within the limits of finalizing, which leave everything as it is', async () => {
    const { browser, trip, userId } = await newSentTrip(product, { name: 'Often' })
    await product.db.execute(
      sql`update rate_limits set count = 60 where key = 'report-mail:finance@example.com:hour'`,
    )
    expect((await send(browser, trip.id)).statusCode).toBe(429)
    await expectSaid(browser, trip.id, { state: 'delivered', to: finance, at: expect.any(String) })
    await product.db.execute(
      sql`update rate_limits set count = 30 where key = ${`finalize:user:${userId}`}`,
    )
    expect((await send(browser, trip.id, 'accounts@example.com')).statusCode).toBe(429)
  })
})

function send(browser: TestClient, tripId: number, email?: string) {
  return browser.call(`POST /api/trips/${tripId}/claims/send`, email ? { email } : {})
}

async function expectSaid(browser: TestClient, tripId: number, delivery: unknown) {
  const [claim] = await claimsOf(browser, tripId)
  expect(claim?.delivery).toEqual(delivery)
  const history: { id: number; claim: { delivery: unknown } }[] = (
    await browser.call('GET /api/trips/history')
  ).json()
  expect(history.find(({ id }) => id === tripId)?.claim.delivery).toEqual(delivery)
}

function nextTryOf(delivery: Delivery | null) {
  return delivery?.state === 'waiting' ? delivery.nextTryAt : ''
}

async function waitingMails({ db }: TestApp) {
  return (await db.execute(sql`select id from outbox`)).rows
}
