import { fixtureRows } from '@quittance/test-support/receipts/fixture-rows'
import { expect, test } from 'vitest'
import { newEmail, password, signUp, tokenFromMail } from '#test/accounts.ts'
import { answerOf, createTestApp } from '#test/app.ts'

const product = await createTestApp()

function register(body: object, remoteAddress = '127.0.0.1') {
  return product.client().call('POST /api/auth/register', body, { remoteAddress })
}

test('signing up signs in and sends a verification mail with a text and an HTML part', async () => {
  const email = newEmail()
  const browser = product.client()
  const response = await browser.call('POST /api/auth/register', {
    email: `  ${email} `,
    password,
    firstName: 'Ada',
    lastName: 'Byron',
  })

  expect(response.statusCode).toBe(201)
  expect(response.json()).toMatchObject({
    email,
    emailVerified: false,
    subscriptionTier: 'free',
    firstName: 'Ada',
    lastName: 'Byron',
    preferences: { emailNotifications: true, processingUpdates: true, sendOriginals: false },
  })
  expect(response.body).not.toContain('password')
  expect((await browser.call('GET /api/auth/user')).json()).toMatchObject({ email })

  const mail = await product.smtp.take(email, 'Verify your email address')
  expect(mail.text).toContain('http://localhost:3000/verify-email?token=')
  expect(mail.html).toContain('href="http://localhost:3000/verify-email?token=')
  expect(mail.parsed.from?.text).toContain('Quittance')
})

test('names are optional', async () => {
  const response = await answerOf(register({ email: newEmail(), password }), 201)
  expect(response).toMatchObject({ firstName: '', lastName: '' })
})

test('a used address answers 409, whatever its case', async () => {
  const { email } = await signUp(product)
  const again = await register({ email: email.toUpperCase(), password })
  expect(again.statusCode).toBe(409)
  expect(again.json()).toMatchObject({
    code: 'EMAIL_TAKEN',
    message: expect.stringContaining('already exists'),
  })
  expect(again.cookies).toEqual([])
})

test('twenty simultaneous sign-ups with one address make one account', async () => {
  const email = newEmail()
  const attempts = Array.from({ length: 20 }, (_, index) =>
    register({ email, password }, `10.0.0.${index}`),
  )
  const statuses = (await Promise.all(attempts)).map(({ statusCode }) => statusCode)
  expect(statuses.filter((status) => status === 201)).toHaveLength(1)
  expect(statuses.every((status) => [201, 409, 429].includes(status))).toBe(true)
})

const valid = 'x@example.com'

test.each([
  ['no address', { password }, 'Email is required'],
  ['a blank address', { email: '  ', password }, 'Email is required'],
  ['not an address', { email: 'ada', password }, 'Invalid email address'],
  ['an overlong address', { email: `${'a'.repeat(250)}@example.com`, password }, 'too long'],
  ['no password', { email: valid }, 'Password is required'],
  ['a short password', { email: valid, password: '12345' }, 'Minimum 6 characters required'],
  ['an overlong password', { email: valid, password: 'x'.repeat(201) }, 'too long'],
  ['an overlong name', { email: valid, password, firstName: 'x'.repeat(101) }, 'at most 100'],
  ['a number as address', { email: 7, password }, 'Email is required'],
])('refuses %s', async (_name, body, message) => {
  const response = await answerOf(product.client().call('POST /api/auth/register', body), 400)
  expect(response.message).toContain(message)
})

test('lists every problem in details', async () => {
  const response = await register({ email: 'ada', password: '1' })
  expect(response.json().details).toEqual([
    'Invalid email address',
    'Minimum 6 characters required',
  ])
})

test.each([
  ['broken JSON', '{"email":', 400],
  ['a list', '[]', 400],
  ['nothing', undefined, 400],
  ['too much', JSON.stringify({ email: 'x'.repeat(70_000) }), 413],
])('%s as the body is refused politely', async (_name, payload, status) => {
  const response = await product.client().call('POST /api/auth/register', undefined, {
    payload,
    headers: { 'content-type': 'application/json' },
  })
  expect(response.statusCode).toBe(status)
  expect(response.json().message).toBeTruthy()
})

test.each(fixtureRows<[string, string]>('texts/weak-passwords'))(
  'Hole 14: %s is refused as a password',
  async (_what, weak) => {
    const grace = { email: 'grace.hopper@example.com', firstName: 'Grace', lastName: 'Hopper' }
    const signingUp = register({ ...grace, password: weak }, `10.9.0.${weak.length}`)
    expect(await answerOf(signingUp, 400)).toMatchObject({
      code: 'WEAK_PASSWORD',
      message: expect.stringContaining('Please choose another'),
    })
  },
)

test('Hole 14: neither a reset nor a change takes a password that anybody would try', async () => {
  const { browser, email } = await signUp(product)
  const change = await browser.call('PUT /api/auth/password', {
    currentPassword: password,
    newPassword: 'qwerty123',
  })
  expect(change.json().code).toBe('WEAK_PASSWORD')

  await browser.call('POST /api/auth/forgot-password', { email })
  const token = await tokenFromMail(product, email, 'Reset')
  const reset = (newPassword: string) =>
    product.client().call('POST /api/auth/reset-password', { token, newPassword })
  expect((await reset('qwerty123')).json().code).toBe('WEAK_PASSWORD')
  expect((await reset('battery staple')).statusCode).toBe(200)
})
