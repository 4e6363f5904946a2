import { sql } from 'drizzle-orm'
import { expect, onTestFinished, test, vi } from 'vitest'
import { password, signUp } from '#test/accounts.ts'
import { answerOf, createTestApp, useTestApp } from '#test/app.ts'

const product = await useTestApp()

test('logs in, whatever the case of the address, and out again; only a hash of the session id is stored', async () => {
  const { email } = await signUp(product)
  const browser = product.client()
  const body = { email: email.toUpperCase(), password }
  expect(await answerOf(browser.call('POST /api/auth/login', body))).toMatchObject({ email })

  const token = browser.cookies.get('quittance') ?? ''
  const { rows } = await product.db.execute(sql`select token_hash from sessions`)
  expect(JSON.stringify(rows)).not.toContain(token)
  expect((await browser.call('POST /api/auth/logout')).statusCode).toBe(200)
  expect((await browser.call('GET /api/auth/user')).statusCode).toBe(401)

  const thief = product.client()
  thief.cookies.set('quittance', token)
  expect((await thief.call('GET /api/auth/user')).statusCode).toBe(401)
})

test('a wrong password and an unknown address answer alike', async () => {
  const { email } = await signUp(product)
  const wrong = await product.client().call('POST /api/auth/login', { email, password: 'wrong' })
  const unknown = await guess('nobody@example.com', '127.0.0.1')
  expect(wrong.statusCode).toBe(401)
  expect(wrong.json()).toEqual({ message: 'Invalid credentials', code: 'INVALID_CREDENTIALS' })
  expect(unknown.statusCode).toBe(401)
  expect(unknown.body).toBe(wrong.body)
})

test.each([
  ['no address', { password }, 'Email is required'],
  ['no password', { email: 'x@example.com' }, 'Password is required'],
  ['an empty password', { email: 'x@example.com', password: '' }, 'Password is required'],
])('refuses %s', async (_name, body, message) => {
  const response = await answerOf(product.client().call('POST /api/auth/login', body), 400)
  expect(response.message).toBe(message)
})

test('a session id from before the login is worth nothing after it', async () => {
  const { browser, email } = await signUp(product)
  const before = browser.cookies.get('quittance') ?? ''
  await browser.call('POST /api/auth/login', { email, password })
  expect(browser.cookies.get('quittance')).not.toBe(before)

  const planted = product.client()
  planted.cookies.set('quittance', before)
  expect((await planted.call('GET /api/auth/user')).statusCode).toBe(401)

  const chosen = product.client()
  chosen.cookies.set('quittance', 'chosen-by-an-attacker')
  await chosen.call('POST /api/auth/login', { email, password })
  expect(chosen.cookies.get('quittance')).not.toBe('chosen-by-an-attacker')
})

test('the cookie is out of reach of scripts and other sites, and Secure behind https', async () => {
  const { response } = await signUp(product)
  expect(response.cookies[0]).toMatchObject({
    name: 'quittance',
    httpOnly: true,
    sameSite: 'Lax',
    path: '/',
    maxAge: 30 * 24 * 60 * 60,
  })

  const behindHttps = await createTestApp({ env: { PUBLIC_URL: 'https://claims.example.com' } })
  const secure = await signUp(behindHttps)
  expect(secure.response.cookies[0]).toMatchObject({ name: '__Host-quittance', secure: true })
})

test('an expired session is over, and its cookie is taken away', async () => {
  const { browser } = await signUp(product)
  await product.db.execute(sql`update sessions set expires_at = now() - interval '1 second'`)
  expect((await browser.call('GET /api/auth/user')).statusCode).toBe(401)
  expect(browser.cookies.has('quittance')).toBe(false)
})

test('a session in use slides on', async () => {
  const { browser } = await signUp(product)
  await product.db.execute(sql`update sessions set expires_at = now() + interval '2 days'`)
  const response = await browser.call('GET /api/auth/user')
  expect(response.cookies[0]).toMatchObject({ name: 'quittance', maxAge: 30 * 24 * 60 * 60 })
  const { rows } = await product.db.execute(
    sql`select count(*)::int as count from sessions where expires_at > now() + interval '29 days'`,
  )
  expect(rows[0]).toEqual({ count: 1 })
})

test('ten wrong passwords of one client for one address close it to that client for a while', async () => {
  const { email } = await signUp(product)
  for (let attempt = 1; attempt <= 10; attempt += 1) {
    expect((await guess(email, '10.1.0.1')).statusCode).toBe(401)
  }
  const closed = await guess(email, '10.1.0.1', password)
  expect(closed.statusCode).toBe(429)
  expect(closed.json().message).toMatch(/^Too many attempts. Please try again in \d+ minutes\.$/)
  expect(Number(closed.headers['retry-after'])).toBeGreaterThan(0)

  await product.db.execute(sql`update rate_limits set resets_at = now()`)
  vi.setSystemTime(Date.now() + 15 * 60_000)
  onTestFinished(() => void vi.useRealTimers())
  expect((await guess(email, '10.1.0.1', password)).statusCode).toBe(200)
})

test('Hole 10: wrong guesses of strangers do not lock the right user out', async () => {
  const { email } = await signUp(product)
  for (let attempt = 1; attempt <= 11; attempt += 1) await guess(email, '10.1.1.1')
  expect((await guess(email, '10.1.1.1', password)).statusCode).toBe(429)
  expect((await guess(email, '10.1.1.2', password)).statusCode).toBe(200)
})

test('Hole 10: a browser that has signed in before gets through, however many guess from everywhere', async () => {
  const { browser, email } = await signUp(product)
  await guess(email, '10.1.2.1')
  await product.db.execute(
    sql`update rate_limits set count = 100 where key = ${`login:address:${email}`}`,
  )
  expect((await guess(email, '10.1.2.2', password)).statusCode).toBe(429)

  await browser.call('POST /api/auth/logout')
  expect((await browser.call('POST /api/auth/login', { email, password })).statusCode).toBe(200)
})

test('Hole 10: a browser that has signed in before may not guess without end either', async () => {
  const { browser, email } = await signUp(product)
  const statuses = []
  for (let attempt = 1; attempt <= 11; attempt += 1) {
    const response = await browser.call('POST /api/auth/login', { email, password: 'wrong' })
    statuses.push(response.statusCode)
  }
  expect(statuses.slice(9)).toEqual([401, 429])
})

test('Hole 10: what one account knows of a browser is worth nothing to another', async () => {
  const { browser } = await signUp(product)
  const { email } = await signUp(product)
  for (let attempt = 1; attempt <= 11; attempt += 1) {
    await browser.call('POST /api/auth/login', { email, password: 'wrong' })
  }
  expect((await browser.call('POST /api/auth/login', { email, password })).statusCode).toBe(429)
})

test('parallel guesses do not slip past the limit', async () => {
  const { email } = await signUp(product)
  const guesses = Array.from({ length: 30 }, () => guess(email, '10.2.0.1'))
  const statuses = (await Promise.all(guesses)).map(({ statusCode }) => statusCode)
  expect(statuses.filter((status) => status === 401)).toHaveLength(10)
})

test('one client guessing many addresses is stopped too', async () => {
  const guessNext = (index: number) => guess(`a${index}@example.com`, '10.3.0.1')
  expect((await guessNext(1)).statusCode).toBe(401)
  const { rowCount } = await product.db.execute(
    sql`update rate_limits set count = 58 where key = 'login:client:10.3.0.1'`,
  )
  expect(rowCount).toBe(1)
  const statuses = (await Promise.all([2, 3, 4].map(guessNext))).map(({ statusCode }) => statusCode)
  expect(statuses.toSorted()).toEqual([401, 401, 429])
})

test('a right password clears the count of wrong ones', async () => {
  const { email } = await signUp(product)
  for (let attempt = 0; attempt < 9; attempt += 1) await guess(email, '10.4.0.1')
  expect((await guess(email, '10.4.0.1', password)).statusCode).toBe(200)
  expect((await guess(email, '10.4.0.1')).statusCode).toBe(401)
})

function guess(email: string, remoteAddress: string, tried = 'wrong') {
  const body = { email, password: tried }
  return product.client().call('POST /api/auth/login', body, { remoteAddress })
}
