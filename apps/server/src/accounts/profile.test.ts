import { linkIn } from '@quittance/test-support/smtp-sink'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { newEmail, password, signUp, signUpVerified, tokenFromMail } from '#test/accounts.ts'
import { answerOf, type TestClient, useTestApp } from '#test/app.ts'

const product = await useTestApp()

test('changes the name and keeps the address verified', async () => {
  const { browser, email } = await signUpVerified(product)
  const body = { firstName: ' Grace ', lastName: 'Hopper', email: email.toUpperCase() }
  const grace = { firstName: 'Grace', lastName: 'Hopper', emailVerified: true }
  expect(await answerOf(browser.call('PUT /api/auth/profile', body))).toMatchObject(grace)
})

test('Hole 2: a session alone does not change the address', async () => {
  const { browser, email } = await signUpVerified(product)
  const without = await answerOf(browser.call('PUT /api/auth/profile', names(newEmail())), 400)
  expect(without.message).toBe('Enter your current password to change the email address.')
  const body = { ...names(newEmail()), password: 'wrong' }
  const wrong = await browser.call('PUT /api/auth/profile', body)
  expect(wrong.json().code).toBe('WRONG_PASSWORD')
  expect((await browser.call('GET /api/auth/user')).json()).toMatchObject({
    email,
    pendingEmail: null,
  })
})

test('Hole 2: the old address stays in force until the new one is verified', async () => {
  const { browser, email } = await signUpVerified(product)
  const changed = newEmail()
  const response = await browser.call('PUT /api/auth/profile', profile(changed))
  expect(response.json()).toMatchObject({ email, pendingEmail: changed, emailVerified: true })

  // Resets and sign-ins still use the old address.
  await product.client().call('POST /api/auth/forgot-password', { email: changed })
  await product.mailer.flush()
  const token = await tokenFromMail(product, changed, 'Verify your new')
  expect(product.smtp.received.filter(({ to }) => to === changed)).toEqual([])
  expect((await login(changed)).statusCode).toBe(401)
  expect((await login(email)).statusCode).toBe(200)

  await product.client().call('POST /api/auth/verify-email', { token })
  expect((await browser.call('GET /api/auth/user')).json()).toMatchObject({
    email: changed,
    pendingEmail: null,
    emailVerified: true,
  })
  expect((await login(email)).statusCode).toBe(401)
  expect((await login(changed)).statusCode).toBe(200)
})

test('Hole 2: asking for a new address ends every other session', async () => {
  const { browser, email } = await signUpVerified(product)
  const other = product.client()
  await other.call('POST /api/auth/login', { email, password })
  await browser.call('PUT /api/auth/profile', profile(newEmail()))
  expect((await other.call('GET /api/auth/user')).statusCode).toBe(401)
  expect((await browser.call('GET /api/auth/user')).statusCode).toBe(200)
})

test('Hole 2: the old address undoes a change that waits, and signs everybody out', async () => {
  const { browser, email } = await signUpVerified(product)
  const changed = newEmail()
  await browser.call('PUT /api/auth/profile', profile(changed))
  const notice = await product.smtp.take(email, 'Your email address is being changed')
  expect(notice.text).toContain(changed)

  const undone = await undo(linkIn(notice).searchParams.get('token') ?? '')
  expect(undone.json()).toEqual({ email })
  const token = await tokenFromMail(product, changed, 'Verify your new')
  expect((await browser.call('POST /api/auth/verify-email', { token })).statusCode).toBe(400)
  expect((await browser.call('GET /api/auth/user')).statusCode).toBe(401)
})

test('Hole 2: the old address undoes a change for seven days after it, once', async () => {
  const { browser, email } = await signUpVerified(product)
  const token = await moveTo(browser, email, newEmail())
  expect((await browser.call('GET /api/auth/user')).json().email).not.toBe(email)
  const { rows } = await product.db.execute(
    sql`select bool_and(expires_at - created_at = interval '7 days') as is_a_week from one_time_tokens where purpose = 'undo-email'`,
  )
  expect(rows[0]).toEqual({ is_a_week: true })

  expect((await undo(token)).json()).toEqual({ email })
  expect((await login(email)).statusCode).toBe(200)
  expect((await undo(token)).json()).toMatchObject({ code: 'INVALID_TOKEN' })
})

test('Hole 2: changing the address once more takes no way home away', async () => {
  const { browser, email } = await signUpVerified(product)
  const stolen = newEmail()
  const home = await moveTo(browser, email, stolen)
  const thiefs = await moveTo(browser, stolen, newEmail())
  expect((await undo(home)).json()).toEqual({ email })
  expect((await undo(thiefs)).statusCode).toBe(400)
})

test('Hole 2: an address that its owner can still return to cannot be taken', async () => {
  const { browser, email } = await signUpVerified(product)
  const home = await moveTo(browser, email, newEmail())
  const again = await product.client().call('POST /api/auth/register', { email, password })
  expect(again.json().code).toBe('EMAIL_TAKEN')
  const other = await signUp(product)
  const moved = await other.browser.call('PUT /api/auth/profile', profile(email))
  expect(moved.json().code).toBe('EMAIL_TAKEN')
  expect((await undo(home)).json()).toEqual({ email })
})

test('the waiting change can be given up, and its link sent again', async () => {
  const { browser, email } = await signUpVerified(product)
  const changed = newEmail()
  await browser.call('PUT /api/auth/profile', profile(changed))
  const first = await tokenFromMail(product, changed, 'Verify your new')
  const again = await browser.call('POST /api/auth/resend-verification', { email: changed })
  expect(again.statusCode).toBe(200)
  const second = await tokenFromMail(product, changed, 'Verify your new')
  expect((await browser.call('POST /api/auth/verify-email', { token: first })).statusCode).toBe(400)

  const kept = await browser.call('DELETE /api/auth/pending-email')
  expect(kept.json()).toMatchObject({ email, pendingEmail: null })
  expect((await browser.call('POST /api/auth/verify-email', { token: second })).statusCode).toBe(
    400,
  )
})

test('a reset link from before the change request stops working', async () => {
  const { browser, email } = await signUpVerified(product)
  await browser.call('POST /api/auth/forgot-password', { email })
  const token = await tokenFromMail(product, email, 'Reset')
  await browser.call('PUT /api/auth/profile', profile(newEmail()))
  const body = { token, newPassword: 'taken over' }
  expect((await product.client().call('POST /api/auth/reset-password', body)).statusCode).toBe(400)
})

test("another account's address is refused", async () => {
  const other = await signUp(product)
  const { browser } = await signUp(product)
  const response = await answerOf(browser.call('PUT /api/auth/profile', profile(other.email)), 409)
  expect(response.code).toBe('EMAIL_TAKEN')
})

test('two accounts racing for one address: the first to open its link gets it', async () => {
  const people = [await signUp(product), await signUp(product)]
  const wanted = newEmail()
  const tokens = []
  for (const { browser } of people) {
    await browser.call('PUT /api/auth/profile', profile(wanted))
    tokens.push(await tokenFromMail(product, wanted, 'Verify your new'))
  }
  const verified = await Promise.all(
    tokens.map((token) => product.client().call('POST /api/auth/verify-email', { token })),
  )
  expect(verified.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
})

test.each([
  ['no first name', { firstName: ' ' }, 'First name is required'],
  ['no last name', { lastName: '' }, 'Last name is required'],
  ['a broken address', { email: 'x' }, 'Invalid email address'],
  ['a NUL', { firstName: 'A\u0000' }, 'A text contains a character that cannot be stored.'],
])('refuses %s', async (_name, change, message) => {
  const { browser, email } = await signUp(product)
  const response = await browser.call('PUT /api/auth/profile', { ...profile(email), ...change })
  expect(response.statusCode).toBe(400)
  expect(response.json().message).toBe(message)
})

test('changing the password ends the other sessions and renews this one', async () => {
  const { browser, email } = await signUp(product)
  const phone = product.client()
  await phone.call('POST /api/auth/login', { email, password })
  const before = browser.cookies.get('quittance')

  const response = await browser.call('PUT /api/auth/password', {
    currentPassword: password,
    newPassword: 'battery staple',
  })
  expect(response.statusCode).toBe(200)
  expect(browser.cookies.get('quittance')).not.toBe(before)
  expect((await browser.call('GET /api/auth/user')).statusCode).toBe(200)
  expect((await phone.call('GET /api/auth/user')).statusCode).toBe(401)
  await product.smtp.take(email, 'Your password was changed')
})

test.each([
  ['a wrong current password', { currentPassword: 'wrong' }, 'Current password is incorrect'],
  ['no current password', { currentPassword: '' }, 'Current password is required'],
  ['a short new password', { newPassword: '12345' }, 'Password must be at least 6 characters'],
])('changing the password refuses %s', async (_name, change, message) => {
  const { browser } = await signUp(product)
  const body = { currentPassword: password, newPassword: 'battery staple', ...change }
  expect((await answerOf(browser.call('PUT /api/auth/password', body), 400)).message).toBe(message)
})

test('a stolen session cannot guess the password for long', async () => {
  const { browser } = await signUp(product)
  const statuses = []
  for (let attempt = 0; attempt < 11; attempt += 1) {
    const body = { currentPassword: 'wrong', newPassword: 'battery staple' }
    statuses.push((await browser.call('PUT /api/auth/password', body)).statusCode)
  }
  expect(statuses.at(9)).toBe(400)
  expect(statuses.at(10)).toBe(429)
})

test('preferences are kept with the account', async () => {
  const { browser } = await signUp(product)
  const other = { emailNotifications: false, processingUpdates: false, sendOriginals: true }
  expect((await browser.call('PUT /api/auth/preferences', other)).statusCode).toBe(200)
  expect((await browser.call('GET /api/auth/user')).json().preferences).toEqual(other)
  // An older page does not send this setting.
  const before = { emailNotifications: true, processingUpdates: true }
  const kept = await browser.call('PUT /api/auth/preferences', before)
  expect(kept.json().preferences).toEqual({ ...before, sendOriginals: true })
  const bad = await browser.call('PUT /api/auth/preferences', { emailNotifications: 'no' })
  expect(bad.statusCode).toBe(400)
})

function profile(email: string) {
  return { ...names(email), password }
}

function names(email: string) {
  return { firstName: 'Ada', lastName: 'Byron', email }
}

function login(email: string) {
  return product.client().call('POST /api/auth/login', { email, password })
}

function undo(token: string) {
  return product.client().call('POST /api/auth/undo-email-change', { token })
}

/** Changes the address and confirms it; returns the undo token. */
async function moveTo(browser: TestClient, from: string, to: string) {
  expect((await browser.call('PUT /api/auth/profile', profile(to))).statusCode).toBe(200)
  const token = await tokenFromMail(product, to, 'Verify your new')
  expect((await browser.call('POST /api/auth/verify-email', { token })).statusCode).toBe(200)
  return tokenFromMail(product, from, 'Your email address is being changed')
}
