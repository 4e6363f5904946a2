import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { password, signUp, signUpVerified, tokenFromMail } from '#test/accounts.ts'
import { answerOf, useTestApp } from '#test/app.ts'

const refusal = 'We were unable to verify your email address. The link may be expired or invalid.'

const product = await useTestApp()

test('the link verifies the address, also in a browser that is not signed in', async () => {
  const { browser, email, token } = await signUp(product)
  expect((await verify(token)).statusCode).toBe(200)
  expect((await browser.call('GET /api/auth/user')).json()).toMatchObject({ emailVerified: true })
  await product.smtp.take(email, 'Your free trial has started')
})

test('a link works once, also of two simultaneous uses', async () => {
  const { token } = await signUp(product)
  const both = await Promise.all([verify(token), verify(token)])
  expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 400])
  expect(await answerOf(verify(token), 400)).toEqual({ message: refusal, code: 'INVALID_TOKEN' })
})

test('a link is good for 24 hours', async () => {
  const { token } = await signUp(product)
  const { rows } = await product.db.execute(
    sql`select max(expires_at - created_at) = interval '24 hours' as is_a_day from one_time_tokens`,
  )
  expect(rows[0]).toEqual({ is_a_day: true })
  await product.db.execute(sql`update one_time_tokens set expires_at = now()`)
  expect((await verify(token)).json().message).toBe(refusal)
})

test.each([
  ['no token', {}, 'No token provided'],
  ['an empty token', { token: '' }, 'No token provided'],
  ['an overlong token', { token: 'x'.repeat(500) }, 'Invalid token'],
  ['an unknown token', { token: 'unknown' }, refusal],
])('refuses %s', async (_name, body, message) => {
  const response = await answerOf(product.client().call('POST /api/auth/verify-email', body), 400)
  expect(response.message).toBe(message)
})

test('a reset token does not verify, and a verification token does not reset', async () => {
  const { email, token } = await signUp(product)
  await product.client().call('POST /api/auth/forgot-password', { email })
  expect((await verify(await tokenFromMail(product, email, 'Reset'))).statusCode).toBe(400)
  const body = { token, newPassword: password }
  expect((await product.client().call('POST /api/auth/reset-password', body)).statusCode).toBe(400)
})

test('a new link makes the old one invalid', async () => {
  const { browser, email, token } = await signUp(product)
  expect((await browser.call('POST /api/auth/resend-verification', { email })).statusCode).toBe(200)
  const newToken = await tokenFromMail(product, email, 'Verify')
  expect((await verify(token)).statusCode).toBe(400)
  expect((await verify(newToken)).statusCode).toBe(200)
})

test('resending to a verified address says so to its owner only', async () => {
  const { browser, email } = await signUpVerified(product)
  const own = await answerOf(browser.call('POST /api/auth/resend-verification', { email }), 400)
  expect(own.message).toBe('This email address is already verified.')

  const [known, unknown] = [await resend(email), await resend('nobody@example.com')]
  expect(known.statusCode).toBe(200)
  expect(known.body).toBe(unknown.body)
})

test('resending reports a refusal of the mail server, and the mail is not lost', async () => {
  const { browser, email } = await signUp(product)
  product.smtp.refuse('out of paper')
  const failed = await answerOf(browser.call('POST /api/auth/resend-verification', { email }), 502)
  expect(failed.message).toContain('could not be sent right now')

  product.smtp.refuse(null)
  await product.db.execute(sql`update outbox set next_attempt_at = now()`)
  await product.mailer.flush()
  const token = await tokenFromMail(product, email, 'Verify')
  expect((await verify(token)).statusCode).toBe(200)
})

test('Hole 10: an inbox cannot be flooded, and a flood locks nobody out: after five mails an hour the last link still works', async () => {
  const { email } = await signUp(product)
  const tokens = []
  for (let attempt = 0; attempt < 7; attempt += 1) {
    expect((await resend(email, `10.5.0.${attempt}`)).statusCode).toBe(200)
    if (attempt < 5) tokens.push(await tokenFromMail(product, email, 'Verify'))
  }
  await product.mailer.flush()
  expect(product.smtp.received.filter(({ to }) => to === email)).toEqual([])
  expect((await verify(tokens.at(-1) ?? '')).statusCode).toBe(200)
})

test('one client may request five mails an hour to one address, and its owner five more', async () => {
  const { browser, email } = await signUp(product)
  const statuses = []
  for (let attempt = 0; attempt < 6; attempt += 1) {
    const stranger = await resend(email, '10.5.1.1')
    const owner = await browser.call('POST /api/auth/resend-verification', { email })
    statuses.push([stranger.statusCode, owner.statusCode])
  }
  expect(statuses.slice(4)).toEqual([
    [200, 200],
    [429, 429],
  ])
})

test('someone who switched notifications off is not greeted', async () => {
  const { browser, email, token } = await signUp(product)
  const preferences = { emailNotifications: false, processingUpdates: true }
  await browser.call('PUT /api/auth/preferences', preferences)
  await verify(token)
  await product.mailer.flush()
  const subjects = product.smtp.received.filter((mail) => mail.to === email)
  expect(subjects).toEqual([])
})

function resend(email: string, remoteAddress = '127.0.0.1') {
  return product.client().call('POST /api/auth/resend-verification', { email }, { remoteAddress })
}

function verify(token: string) {
  return product.client().call('POST /api/auth/verify-email', { token })
}
