import { createHmac } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { sql } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { password } from '#test/accounts.ts'
import { post, sendToTwo } from '#test/answers.ts'
import { type TestApp, type TestClient, testSecret, useTestApp } from '#test/app.ts'
import { newTraveller } from '#test/trips.ts'
import { resealWebhooks } from './webhooks.queries.ts'

const inside = await useTestApp({ env: { WEBHOOK_ALLOW_PRIVATE: 'true' } })
const outside = await useTestApp()
const events = ['claim.sent', 'claim.answered', 'claim.paid']

const calls: { path?: string | undefined; headers: IncomingHttpHeaders; body: string }[] = []
/** The status to answer with; 0 answers nothing. */
let status = 204
const receiver = createServer(async (request, response) => {
  const body = (await request.toArray()).join('')
  calls.push({ path: request.url, headers: request.headers, body })
  if (status > 0) response.writeHead(status, { location: '/elsewhere' }).end('x'.repeat(100_000))
}).listen(0, '127.0.0.1')
await once(receiver, 'listening')
afterAll(() => {
  receiver.closeAllConnections()
  receiver.close()
})
const { port } = receiver.address() as AddressInfo

function addWebhook(browser: TestClient, over = {}) {
  const body = { url: `http://127.0.0.1:${port}/hook`, events, password, ...over }
  return browser.call('POST /api/webhooks', body)
}

/** What the user sees, and how many calls wait, after every due one. */
async function afterCalls({ mailer, db }: TestApp, browser: TestClient) {
  await mailer.flush()
  const [{ lastProblem }] = (await browser.call('GET /api/webhooks')).json()
  const { rows } = await db.execute(sql`select 1 from outbox where webhook_id is not null`)
  return { lastProblem, waiting: rows.length }
}

test('a claim that is sent, approved and paid calls the webhook, signed', async () => {
  const { browser, trip, links } = await sendToTwo(inside)
  const { id, secret } = (await addWebhook(browser)).json()
  const { rows } = await inside.db.execute(sql`select * from webhooks where id = ${id}`)
  const listed = await browser.call('GET /api/webhooks')
  for (const kept of [listed.body, JSON.stringify(rows)]) expect(kept).not.toContain(secret)
  await resealWebhooks(inside.db, { secret: 'another', previousSecret: testSecret })
  await resealWebhooks(inside.db, { secret: testSecret, previousSecret: 'another' })
  await browser.call(`POST /api/trips/${trip.id}/claims/send`, {})
  await post(inside, `${links.carol}/approve`)
  await post(inside, `${links.carol}/mark-paid`, { paidOn: '2026-11-02' })
  expect(await afterCalls(inside, browser)).toEqual({ lastProblem: null, waiting: 0 })
  const bodies = calls.map(({ body }) => JSON.parse(body))
  const about = { tripId: trip.id, tripName: trip.name, version: 1 }
  expect(bodies.toSorted((a, b) => a.at.localeCompare(b.at))).toMatchObject([
    { event: 'claim.sent', ...about },
    { event: 'claim.answered', answer: 'approved', ...about },
    { event: 'claim.paid', answer: 'paid', ...about },
  ])
  for (const { headers, body } of calls) {
    const [, time] = /^t=(\d+),/.exec(String(headers['x-quittance-signature'])) ?? []
    const hmac = createHmac('sha256', secret).update(`${time}.${body}`).digest('hex')
    expect(headers['x-quittance-signature']).toBe(`t=${time},v1=${hmac}`)
  }
})

test.each([
  [500, 'It answered with 500.'],
  [302, 'It answered with 302.'],
  [0, 'It did not answer in time.'],
])('after %d it is called again, with the same delivery', async (answer, lastProblem) => {
  const { browser, links } = await sendToTwo(inside)
  await addWebhook(browser, { events: ['claim.answered'] })
  calls.length = 0
  status = answer
  await post(inside, `${links.carol}/approve`)
  expect(await afterCalls(inside, browser)).toEqual({ lastProblem, waiting: 1 })
  status = 204
  await inside.db.execute(sql`update outbox set next_attempt_at = now()`)
  expect(await afterCalls(inside, browser)).toEqual({ lastProblem: null, waiting: 0 })
  const delivery = calls[0]?.headers['x-quittance-delivery']
  const seen = calls.map(({ path, headers }) => [path, headers['x-quittance-delivery']])
  expect(seen).toEqual([
    ['/hook', delivery],
    ['/hook', delivery],
  ])
})

test('private addresses are refused, by number when added, by name when called', async () => {
  const { browser, links } = await sendToTwo(outside)
  const hosts = '127.0.0.1 10.1.2.3 169.254.169.254 2130706433 0.0.0.0 100.64.0.1 [::1] [fd00::1]'
  const urls = `${hosts} [::ffff:192.168.0.1]`.split(' ').map((host) => `https://${host}/hook`)
  for (const url of [...urls, 'http://example.com/', 'ftp://example.com/', 'hook'])
    expect([url, (await addWebhook(browser, { url })).json().code]).toEqual([url, 'VALIDATION'])
  const named = await addWebhook(browser, { url: `https://localhost:${port}/hook` })
  expect(named.statusCode).toBe(201)
  calls.length = 0
  await post(outside, `${links.carol}/approve`)
  const lastProblem = 'The address is not on the public internet.'
  expect(await afterCalls(outside, browser)).toEqual({ lastProblem, waiting: 1 })
  expect(calls).toEqual([])
})

test('adding needs the password and fewer than five; removing is for the owner', async () => {
  const { browser } = await newTraveller(inside)
  expect((await addWebhook(browser, { password: 'wrong' })).json().code).toBe('WRONG_PASSWORD')
  const { id } = (await addWebhook(browser)).json()
  await inside.db.execute(sql`insert into webhooks (user_id, url, events, secret)
    select user_id, url, events, secret from webhooks, generate_series(1, 4) where id = ${id}`)
  expect((await addWebhook(browser)).json().code).toBe('WRONG_STATE')
  const other = await newTraveller(inside)
  expect((await other.browser.call(`DELETE /api/webhooks/${id}`)).statusCode).toBe(404)
  expect((await browser.call(`DELETE /api/webhooks/${id}`)).statusCode).toBe(200)
})
