import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { password } from '#test/accounts.ts'
import { useTestApp } from '#test/app.ts'
import { photo } from '#test/images.ts'
import { save } from '#test/receipts.ts'
import { berlin, newTrip } from '#test/trips.ts'

const half = '\ud800'
const lovelace = { password, firstName: 'Ada', lastName: 'Lovelace' }
const secrets = ['example.com', 'Lovelace', 'Byron', 'Analytical', '$argon2', password]

const product = await useTestApp({ env: { SALES_EMAIL: 'sales@example.com' } })
beforeEach(() => void product.logged.splice(0))
afterEach(() => {
  const log = product.logged.join('')
  for (const secret of secrets) expect(log, `the log holds ${secret}`).not.toContain(secret)
})

test('Hole 4: half a character in a text is mended at the door of every call', async () => {
  const { browser, id: tripId } = await newTrip(product)
  const image = await photo().jpeg().toBuffer()
  const wanted = {
    name: `Lovelace ${half}`,
    email: 'ada@example.com',
    phone: '+44 20 7946 0000',
    businessDescription: `Analytical ${half} engines`,
  }
  const answers = [
    await product.client().call('POST /api/demo-requests', wanted),
    await browser.call('POST /api/trips', { ...berlin, name: `Analytical ${half}` }),
    await browser.call('PUT /api/auth/preferences', { defaultCurrency: `EU${half}` }),
    await browser.call('PUT /api/auth/profile', { firstName: `Ada ${half}`, lastName: 'Byron' }),
    await browser.call('POST /api/auth/login', { email: `${half}@example.com`, password }),
    await browser.call('POST /api/auth/verify-email', { token: `token ${half}` }),
    await browser.call(`GET /api/trips/${tripId}/receipts?search=%ED%A0%80`),
    await save(browser, tripId, { image, vendor: `Analytical ${half}`, notes: half }),
  ]
  expect(answers.filter(({ statusCode }) => statusCode >= 500)).toEqual([])
  expect(answers[0]?.statusCode).toBe(201)
  const { rows } = await product.db.execute(sql`select name from demo_requests`)
  expect(rows).toEqual([{ name: 'Lovelace \ufffd' }])
  const mail = await product.smtp.take('sales@example.com', 'Demo request')
  expect(mail.text).toContain('Analytical \ufffd engines')
})

test('Hole 4: a body of nothing but brackets is refused like any other', async () => {
  const answer = await product.client().call('POST /api/demo-requests', undefined, {
    payload: `${'['.repeat(30_000)}${']'.repeat(30_000)}`,
    headers: { 'content-type': 'application/json' },
  })
  expect(answer.statusCode).toBe(400)
})

test('Hole 4: a query that fails leaves its statement in the log, and none of its values', async () => {
  const { browser, email, id: tripId } = await newTrip(product)
  const image = await photo().jpeg().toBuffer()
  const visitor = product.client()
  async function callAll() {
    return [
      await visitor.call('POST /api/auth/register', { ...lovelace, email: 'new@example.com' }),
      await visitor.call('POST /api/auth/forgot-password', { email }),
      await browser.call('PUT /api/auth/profile', { firstName: 'Ada', lastName: 'Lovelace' }),
      await browser.call('PUT /api/auth/password', {
        currentPassword: password,
        newPassword: 'another horse',
      }),
      await save(browser, tripId, { image, vendor: 'Analytical Engines' }),
    ]
  }
  for (const table of ['outbox', 'one_time_tokens', 'receipts', 'users']) {
    await product.db.execute(sql.raw(`alter table ${table} rename to ${table}_away`))
    const statuses = (await callAll()).map(({ statusCode }) => statusCode)
    expect(statuses).toContain(500)
    await product.mailer.flush()
    await product.db.execute(sql.raw(`alter table ${table}_away rename to ${table}`))
  }
  const log = product.logged.join('')
  expect(log).toContain('42P01')
  expect(log).toContain('insert into')
})

test('Hole 4: a mail server that names whom it refuses is quoted without the address', async () => {
  const email = 'refused@example.com'
  product.smtp.refuse(`550 5.1.1 <${email}> Recipient address rejected: ${email} unknown`)
  const response = await product.client().call('POST /api/auth/register', { ...lovelace, email })
  expect(response.statusCode).toBe(201)
  await product.mailer.flush()
  product.smtp.refuse(null)
  const { rows } = await product.db.execute<{ told: string }>(
    sql`select last_error as told from outbox where message->>'to' = ${email}`,
  )
  expect(rows[0]?.told).toContain('550 5.1.1')
  expect(rows[0]?.told).not.toContain(email)
  await product.db.execute(sql`delete from outbox`)
  expect(product.logged.join('')).toContain('sending a mail failed')
})
