import { afterAll, beforeAll, expect, test } from 'vitest'
import { newEmail, password, signUp, signUpVerified, tokenFromMail } from '#test/accounts.ts'
import { createTestApp, type TestApp } from '#test/app.ts'

let product: TestApp
beforeAll(async () => {
  product = await createTestApp()
})
afterAll(() => product.close())

test('changes the name and keeps the address verified', async () => {
  const { browser, email } = await signUpVerified(product)
  const response = await browser.call('PUT /api/auth/profile', {
    firstName: ' Grace ',
    lastName: 'Hopper',
    email: email.toUpperCase(),
  })
  expect(response.statusCode).toBe(200)
  expect(response.json()).toMatchObject({
    firstName: 'Grace',
    lastName: 'Hopper',
    emailVerified: true,
  })
})

test('a new address must be verified again, and the old one is notified', async () => {
  const { browser, email } = await signUpVerified(product)
  const changed = newEmail()
  const response = await browser.call('PUT /api/auth/profile', profile(changed))
  expect(response.json()).toMatchObject({ email: changed, emailVerified: false })

  const notice = await product.smtp.take(email, 'Your email address was changed')
  expect(notice.text).toContain(changed)
  const token = await tokenFromMail(product, changed, 'Verify')
  await browser.call('POST /api/auth/verify-email', { token })
  expect((await browser.call('GET /api/auth/user')).json()).toMatchObject({ emailVerified: true })
})

test('a reset link sent to the old address stops working', async () => {
  const { browser, email } = await signUpVerified(product)
  await browser.call('POST /api/auth/forgot-password', { email })
  const token = await tokenFromMail(product, email, 'Reset')
  await browser.call('PUT /api/auth/profile', profile(newEmail()))
  const reset = await product
    .client()
    .call('POST /api/auth/reset-password', { token, newPassword: 'taken over' })
  expect(reset.statusCode).toBe(400)
})

test("another account's address is refused", async () => {
  const other = await signUp(product)
  const { browser } = await signUp(product)
  const response = await browser.call('PUT /api/auth/profile', profile(other.email))
  expect(response.statusCode).toBe(409)
  expect(response.json().code).toBe('EMAIL_TAKEN')
})

test('two accounts racing for one address: one gets it', async () => {
  const wanted = newEmail()
  const [a, b] = await Promise.all([signUp(product), signUp(product)])
  const both = await Promise.all(
    [a, b].map(({ browser }) => browser.call('PUT /api/auth/profile', profile(wanted))),
  )
  expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
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
  const response = await browser.call('PUT /api/auth/password', body)
  expect(response.statusCode).toBe(400)
  expect(response.json().message).toBe(message)
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
  const off = { emailNotifications: false, processingUpdates: false }
  expect((await browser.call('PUT /api/auth/preferences', off)).statusCode).toBe(200)
  expect((await browser.call('GET /api/auth/user')).json().preferences).toEqual(off)
  const bad = await browser.call('PUT /api/auth/preferences', { emailNotifications: 'no' })
  expect(bad.statusCode).toBe(400)
})

test.each([
  'GET /api/auth/user',
  'PUT /api/auth/profile',
  'PUT /api/auth/password',
  'PUT /api/auth/preferences',
  'POST /api/auth/data-download',
  'DELETE /api/auth/user',
])('%s answers 401 to a signed-out caller, before looking at the body', async (endpoint) => {
  const body = endpoint.startsWith('GET') ? undefined : {}
  const response = await product.client().call(endpoint, body)
  expect(response.statusCode).toBe(401)
  expect(response.json()).toEqual({ message: 'Not authenticated', code: 'UNAUTHENTICATED' })
})

function profile(email: string) {
  return { firstName: 'Ada', lastName: 'Byron', email }
}
