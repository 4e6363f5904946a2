import { hash } from '@node-rs/argon2'
import { linkIn } from '@quittance/test-support/smtp-sink'
import { sql } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import { password, signUp, tokenFromMail } from '#test/accounts.ts'
import { answerOf, useTestApp } from '#test/app.ts'
import { addPasskey, signInWithPasskey } from '#test/passkeys.ts'
import { hashPassword } from './passwords.ts'

const newPassword = 'battery staple'

const product = await useTestApp()

test('the mailed link sets a new password and ends every session', async () => {
  const { browser, email } = await signUp(product)
  expect((await reset(await requestReset(email))).statusCode).toBe(200)
  expect((await browser.call('GET /api/auth/user')).statusCode).toBe(401)
  expect((await login(email, password)).statusCode).toBe(401)
  expect((await login(email, newPassword)).statusCode).toBe(200)
  await product.smtp.take(email, 'Your password was changed')
})

test.each([
  ['reset-password', { token: 'made-up', newPassword }, 30],
  ['forgot-password', { email: 'nobody@example.com' }, 5],
  ['login', { email: 'nobody@example.com', password: 'wrong' }, 10],
])('Hole 29: refused calls of %s cost no query', async (path, body, max) => {
  const from = { remoteAddress: '10.9.0.1' }
  async function send(times: number) {
    const call = () => product.client().call(`POST /api/auth/${path}`, body, from)
    const responses = await Promise.all(Array.from({ length: times }, call))
    return responses.filter(({ statusCode }) => statusCode === 429)
  }
  vi.useFakeTimers({ toFake: ['Date'] })
  expect(await send(max + 1)).toHaveLength(1)
  const query = vi.fn()
  product.pool.on('acquire', query)
  expect(await send(100)).toHaveLength(100)
  // Background jobs may run a few; one query per call would be 100.
  expect(query.mock.calls.length).toBeLessThan(10)
  product.pool.off('acquire', query)
  vi.useRealTimers()
})

test('answers the same whether or not the address has an account, and mails only the one', async () => {
  const { email } = await signUp(product)
  const known = await forgot(email)
  const unknown = await forgot('nobody@example.com')
  expect(known.statusCode).toBe(200)
  expect(unknown.statusCode).toBe(200)
  expect(unknown.body).toBe(known.body)

  await product.smtp.take(email, 'Reset your password')
  expect(product.smtp.received.filter(({ to }) => to === 'nobody@example.com')).toEqual([])
})

test('a link works once, and a newer one replaces it', async () => {
  const { email } = await signUp(product)
  const first = await requestReset(email)
  const second = await requestReset(email)
  expect((await reset(first)).statusCode).toBe(400)
  expect((await reset(second)).statusCode).toBe(200)
  expect((await reset(second)).json()).toMatchObject({
    code: 'INVALID_TOKEN',
    message: 'This reset link is invalid or has expired. Please request a new one.',
  })
})

test('a link is good for one hour; tokens are stored as hashes only', async () => {
  const { email } = await signUp(product)
  const token = await requestReset(email)
  const stored = await product.db.execute(sql`select * from one_time_tokens`)
  expect(JSON.stringify(stored.rows)).not.toContain(token)
  const { rows } = await product.db.execute(
    sql`select bool_and(expires_at - created_at = interval '1 hour') as is_an_hour from one_time_tokens where purpose = 'reset-password'`,
  )
  expect(rows[0]).toEqual({ is_an_hour: true })
  await product.db.execute(sql`update one_time_tokens set expires_at = now()`)
  expect((await reset(token)).statusCode).toBe(400)
})

test('a reset opens an account that too many wrong guesses had closed', async () => {
  const { email } = await signUp(product)
  for (let attempt = 0; attempt < 11; attempt += 1) await login(email, 'wrong')
  expect((await login(email, password)).statusCode).toBe(429)
  await reset(await requestReset(email))
  expect((await login(email, newPassword)).statusCode).toBe(200)
})

test.each([
  ['reset', { token: 'x', newPassword: '12345' }, 'Password must be at least 6 characters'],
  ['reset', { newPassword }, 'No token provided'],
  // A number that no database holds.
  ['reset', { token: 'x', newPassword, keptPasskeys: [2 ** 31] }, 'Invalid passkey'],
  ['forgot', { email: ' ' }, 'Email is required'],
  ['forgot', { email: 'x' }, 'Invalid email address'],
])('%s-password refuses %o', async (name, body, message) => {
  const call = product.client().call(`POST /api/auth/${name}-password`, body)
  expect((await answerOf(call, 400)).message).toBe(message)
})

test('thirty mails an hour is the limit for one client', async () => {
  const calls = Array.from({ length: 31 }, (_, index) =>
    forgot(`flood-${index}@example.com`, '10.6.0.1'),
  )
  const statuses = (await Promise.all(calls)).map(({ statusCode }) => statusCode)
  expect(statuses.filter((status) => status === 429)).toHaveLength(1)
})

test('Hole 1: a reset without a valid token makes the server hash nothing', async () => {
  vi.mocked(hash).mockClear()
  await hashPassword(newPassword)
  expect(hash).toHaveBeenCalledOnce()
  expect(await reset('made-up')).toMatchObject({ statusCode: 400 })
  expect(hash).toHaveBeenCalledOnce()
})

test('Hole 1: one client tries thirty resets in a quarter of an hour, whatever it sends', async () => {
  const tries = Array.from({ length: 32 }, (_, index) => reset(`made-up-${index}`, '10.7.0.1'))
  const statuses = (await Promise.all(tries)).map(({ statusCode }) => statusCode)
  expect(statuses.filter((status) => status === 400)).toHaveLength(30)
  expect(statuses.filter((status) => status === 429)).toHaveLength(2)
})

test('Hole 10: a flood of forgot calls by strangers ends after five mails, and the last link works', async () => {
  const { email } = await signUp(product)
  await flood(email)
  const mails = product.smtp.received.filter((mail) => mail.to === email)
  expect(mails.map(({ subject }) => subject)).toEqual(Array(5).fill('Reset your password'))
  expect((await reset(tokenIn(mails.at(-1)))).statusCode).toBe(200)
})

test('Hole 10: a flood of forgot calls keeps no link from a browser that has signed in before', async () => {
  const { browser, email } = await signUp(product)
  await flood(email)
  await browser.call('POST /api/auth/logout')
  expect((await browser.call('POST /api/auth/forgot-password', { email })).statusCode).toBe(200)
  await product.mailer.flush()
  const mails = product.smtp.received.filter((mail) => mail.to === email)
  expect(mails).toHaveLength(6)
  expect((await reset(tokenIn(mails.at(-1)))).statusCode).toBe(200)
})

test('Hole 25: a reset removes the passkeys that the owner does not keep, and the mail names them', async () => {
  const { browser, email } = await signUp(product)
  const mine = await addPasskey(browser, 'My phone')
  const { phone: thiefs } = await addPasskey(browser, "A thief's")
  await forgot(email)
  const asked = await product.smtp.take(email, 'Reset your password')
  expect(asked.text).toContain('Those that you do not choose to keep are removed.')
  const token = tokenIn(asked)
  const listed = await product.client().call('POST /api/auth/reset-password/passkeys', { token })
  expect(listed.json()).toMatchObject([{ name: 'My phone' }, { name: "A thief's" }])

  const keptPasskeys = [mine.added.json().id]
  const body = { token, newPassword, keptPasskeys }
  expect((await product.client().call('POST /api/auth/reset-password', body)).statusCode).toBe(200)
  expect((await signInWithPasskey(product.client(), thiefs)).statusCode).toBe(401)
  const visitor = product.client()
  expect((await signInWithPasskey(visitor, mine.phone)).statusCode).toBe(200)
  const events = (await visitor.call('GET /api/auth/events')).json() as { kind: string }[]
  expect(events.filter(({ kind }) => kind === 'passkey-removed')).toHaveLength(1)
  const mail = await product.smtp.take(email, 'Your password was changed')
  expect(mail.text).toContain("Passkeys that were removed: A thief's.")
  expect(mail.text).toContain('Passkeys that still sign in: My phone.')
})

test("Hole 25: without a choice no passkey is kept, and another user's stays", async () => {
  const { browser, email } = await signUp(product)
  const { phone } = await addPasskey(browser)
  const other = await signUp(product)
  const { phone: others } = await addPasskey(other.browser)
  expect((await reset(await requestReset(email))).statusCode).toBe(200)
  expect((await signInWithPasskey(product.client(), phone)).statusCode).toBe(401)
  expect((await signInWithPasskey(product.client(), others)).statusCode).toBe(200)
})

test('Hole 25: a link that does not work lists no passkeys', async () => {
  const body = { token: 'made-up' }
  const listed = await product.client().call('POST /api/auth/reset-password/passkeys', body)
  expect(listed.json().code).toBe('INVALID_TOKEN')
})

function tokenIn(mail: Parameters<typeof linkIn>[0] | undefined) {
  return linkIn(mail ?? expect.fail('There is no mail.')).searchParams.get('token') ?? ''
}

/** Uses up the limits of an address from many clients. */
async function flood(email: string) {
  for (let attempt = 0; attempt < 7; attempt += 1) {
    expect((await forgot(email, `10.8.0.${attempt}`)).statusCode).toBe(200)
    await product.mailer.flush()
  }
}

async function requestReset(email: string) {
  await forgot(email)
  return tokenFromMail(product, email, 'Reset your password')
}

function forgot(email: string, remoteAddress = '127.0.0.1') {
  return product.client().call('POST /api/auth/forgot-password', { email }, { remoteAddress })
}

function reset(token: string, remoteAddress = '127.0.0.1') {
  const body = { token, newPassword }
  return product.client().call('POST /api/auth/reset-password', body, { remoteAddress })
}

function login(email: string, tried: string) {
  return product.client().call('POST /api/auth/login', { email, password: tried })
}
