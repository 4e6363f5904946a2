import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { deleteOldEvents } from '#accounts/security-events.queries.ts'
import { password, signUp, signUpVerified, tokenFromMail } from '#test/accounts.ts'
import { type TestClient, useTestApp } from '#test/app.ts'

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0'

const product = await useTestApp()

test('the list names each device, where it signed in and when it was used, this one first', async () => {
  const { browser, email } = await signUp(product)
  await signInFrom(product.client(), email)
  const sessions = (await browser.call('GET /api/auth/sessions')).json()
  expect(sessions).toMatchObject([
    { isCurrent: true, device: 'Unknown device', address: '127.0.0.1' },
    { isCurrent: false, device: 'Firefox on Linux', address: '203.0.113.9' },
  ])
  expect(Date.parse(sessions[1].lastUsedAt)).toBeGreaterThanOrEqual(
    Date.parse(sessions[1].signedInAt),
  )
  const stored = JSON.stringify(sessions)
  expect(stored).not.toContain(browser.cookies.get('quittance'))
})

test('one device is signed out, and another user cannot do it', async () => {
  const { browser, email } = await signUp(product)
  const phone = product.client()
  await signInFrom(phone, email)
  const [, { id }] = (await browser.call('GET /api/auth/sessions')).json()

  const stranger = await signUp(product)
  expect((await stranger.browser.call(`DELETE /api/auth/sessions/${id}`)).statusCode).toBe(404)
  expect((await phone.call('GET /api/auth/user')).statusCode).toBe(200)

  expect((await browser.call(`DELETE /api/auth/sessions/${id}`)).statusCode).toBe(200)
  expect((await phone.call('GET /api/auth/user')).statusCode).toBe(401)
  expect((await browser.call('DELETE /api/auth/sessions/nonsense')).statusCode).toBe(400)
})

test('all other devices are signed out at once', async () => {
  const { browser, email } = await signUp(product)
  const others = [product.client(), product.client()]
  for (const other of others) await signInFrom(other, email)
  await browser.call('DELETE /api/auth/sessions')
  for (const other of others) {
    expect((await other.call('GET /api/auth/user')).statusCode).toBe(401)
  }
  expect((await browser.call('GET /api/auth/user')).statusCode).toBe(200)
})

test('a session ends ninety days after it began, however much it is used', async () => {
  const { browser, email } = await signUp(product)
  await product.db.execute(sql`
    update sessions set created_at = now() - interval '89 days', expires_at = now() + interval '1 hour'
    where user_id = (select id from users where email = ${email})`)
  expect((await browser.call('GET /api/auth/user')).statusCode).toBe(200)
  const { rows } = await product.db.execute(sql`
    select expires_at <= created_at + interval '90 days' as ends from sessions
    where user_id = (select id from users where email = ${email})`)
  expect(rows).toEqual([{ ends: true }])
})

test('a sign-in with a new browser is mailed to its owner, one with a known browser is not', async () => {
  const { browser, email } = await signUpVerified(product)
  await browser.call('POST /api/auth/logout')
  await browser.call('POST /api/auth/login', { email, password })
  await product.mailer.flush()
  expect(product.smtp.received.filter(isNewSignIn)).toEqual([])

  const phone = product.client()
  await signInFrom(phone, email)
  const mail = await product.smtp.take(email, 'New sign-in')
  expect(mail.text).toContain('Firefox on Linux')
  expect(mail.text).toContain('203.0.113.9')
  await signInFrom(phone, email)
  await product.mailer.flush()
  expect(product.smtp.received.filter(isNewSignIn)).toEqual([])

  function isNewSignIn({ to, subject }: { to: string; subject: string }) {
    return to === email && subject.includes('New sign-in')
  }
})

test('the account shows what happened to it, newest first, without a secret', async () => {
  const { browser, email } = await signUpVerified(product)
  await product.client().call('POST /api/auth/login', { email, password: 'a wrong guess' })
  await signInFrom(product.client(), email)
  await browser.call('DELETE /api/auth/sessions')
  await browser.call('POST /api/auth/data-download', { password })
  await browser.call('PUT /api/auth/password', {
    currentPassword: password,
    newPassword: 'battery staple',
  })
  await browser.call('POST /api/auth/forgot-password', { email })
  const token = await tokenFromMail(product, email, 'Reset')
  await browser.call('POST /api/auth/reset-password', { token, newPassword: password })
  await browser.call('POST /api/auth/login', { email, password })

  const events = (await browser.call('GET /api/auth/events')).json()
  expect(events.map(({ kind }: { kind: string }) => kind)).toEqual([
    'sign-in',
    'password-reset',
    'password-changed',
    'data-exported',
    'session-ended',
    'sign-in',
    'sign-in-failed',
    'sign-up',
  ])
  expect(events[5]).toMatchObject({ device: 'Firefox on Linux', address: '203.0.113.9' })
  const { rows } = await product.db.execute(sql`select * from security_events`)
  expect(JSON.stringify(rows)).not.toMatch(/wrong guess|battery|argon2|@example/)

  const stranger = await signUp(product)
  const theirs = (await stranger.browser.call('GET /api/auth/events')).json()
  expect(theirs).toMatchObject([{ kind: 'sign-up' }])
})

test('events are kept for 180 days, also those of a deleted account', async () => {
  const { browser } = await signUpVerified(product)
  const { id } = (await browser.call('GET /api/auth/user')).json()
  await product.db.execute(
    sql`update security_events set at = now() - interval '181 days' where user_id = ${id}`,
  )
  expect((await browser.call('GET /api/auth/events')).json()).toEqual([])
  await deleteOldEvents(product.db)
  await browser.call('DELETE /api/auth/user', { password })
  const { rows } = await product.db.execute(
    sql`select kind from security_events where user_id = ${id}`,
  )
  expect(rows).toEqual([{ kind: 'account-deleted' }])
})

function signInFrom(browser: TestClient, email: string) {
  const from = { remoteAddress: '203.0.113.9', headers: { 'user-agent': firefox } }
  return browser.call('POST /api/auth/login', { email, password }, from)
}
