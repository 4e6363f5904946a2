import { sql } from 'drizzle-orm'
import { TOTP } from 'otpauth'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { password, signUp } from '#test/accounts.ts'
import { createTestApp, type TestApp, type TestClient } from '#test/app.ts'

let product: TestApp
beforeAll(async () => {
  product = await createTestApp()
})
afterAll(() => product.close())

test('once a code is confirmed, signing in requires one', async () => {
  const { browser, email } = await signUp(product)
  const { secret, recoveryCodes } = await setUp(browser)
  expect(recoveryCodes).toHaveLength(10)
  expect((await browser.call('GET /api/auth/second-step')).json()).toEqual({
    isOn: true,
    recoveryCodesLeft: 10,
  })
  await product.smtp.take(email, 'A sign-in method of your account was changed')

  expect((await login(email)).json().code).toBe('SECOND_STEP_REQUIRED')
  expect((await login(email, '000000')).json().code).toBe('WRONG_SECOND_STEP')
  expect((await login(email, codeOf(secret, 1))).statusCode).toBe(200)
})

test('a wrong password hears nothing about codes', async () => {
  const { browser, email } = await signUp(product)
  await setUp(browser)
  const response = await product.client().call('POST /api/auth/login', { email, password: 'wrong' })
  expect(response.json().code).toBe('INVALID_CREDENTIALS')
})

test('a code counts once, also one that was used to set it up', async () => {
  const { browser, email } = await signUp(product)
  const { secret, code } = await setUp(browser)
  expect((await login(email, code)).statusCode).toBe(401)
  const next = codeOf(secret, 1)
  expect((await login(email, next)).statusCode).toBe(200)
  expect((await login(email, next)).statusCode).toBe(401)
})

test('codes cannot be guessed for long', async () => {
  const { browser, email } = await signUp(product)
  await setUp(browser)
  const statuses = []
  for (let attempt = 0; attempt < 11; attempt += 1) {
    statuses.push((await login(email, '000000')).statusCode)
  }
  expect(statuses.slice(9)).toEqual([401, 429])
})

test('a recovery code opens the account once, however it is typed', async () => {
  const { browser, email } = await signUp(product)
  const { recoveryCodes } = await setUp(browser)
  const [first = '', second = ''] = recoveryCodes
  expect((await login(email, first)).statusCode).toBe(200)
  expect((await login(email, first)).statusCode).toBe(401)
  expect((await login(email, second.toUpperCase().replaceAll('-', ' '))).statusCode).toBe(200)
  const left = (await browser.call('GET /api/auth/second-step')).json()
  expect(left).toMatchObject({ recoveryCodesLeft: 8 })
})

test('new recovery codes replace the old ones', async () => {
  const { browser, email } = await signUp(product)
  const { recoveryCodes } = await setUp(browser)
  const renewed = await browser.call('POST /api/auth/second-step/recovery-codes', { password })
  expect((await login(email, recoveryCodes[0])).statusCode).toBe(401)
  expect((await login(email, renewed.json().recoveryCodes[0])).statusCode).toBe(200)
})

test('it is switched off with the password', async () => {
  const { browser, email } = await signUp(product)
  await setUp(browser)
  const wrong = await browser.call('DELETE /api/auth/second-step', { password: 'wrong' })
  expect(wrong.json().code).toBe('WRONG_PASSWORD')
  expect((await browser.call('DELETE /api/auth/second-step', { password })).statusCode).toBe(200)
  expect((await login(email)).statusCode).toBe(200)
})

test('it cannot be set up again while it is on, and an unconfirmed one requires no code', async () => {
  const { browser, email } = await signUp(product)
  await browser.call('POST /api/auth/second-step/setup', { password })
  expect((await login(email)).statusCode).toBe(200)
  const wrong = await browser.call('POST /api/auth/second-step', { code: '000000' })
  expect(wrong.json().code).toBe('WRONG_CODE')

  await setUp(browser)
  const again = await browser.call('POST /api/auth/second-step/setup', { password })
  expect(again.json().code).toBe('WRONG_STATE')
})

test('a stolen database shows neither the secret nor a recovery code', async () => {
  const { browser } = await signUp(product)
  const { secret, recoveryCodes } = await setUp(browser)
  const { rows } = await product.db.execute(
    sql`select second_steps::text, recovery_codes::text from second_steps natural join recovery_codes`,
  )
  const stored = JSON.stringify(rows)
  expect(stored).not.toContain(secret)
  for (const code of recoveryCodes) expect(stored).not.toContain(code.replaceAll('-', ''))
})

async function setUp(browser: TestClient) {
  const { secret } = (await browser.call('POST /api/auth/second-step/setup', { password })).json()
  const code = codeOf(secret)
  const on = await browser.call('POST /api/auth/second-step', { code })
  expect(on.statusCode).toBe(200)
  return { secret: secret as string, code, recoveryCodes: on.json().recoveryCodes as string[] }
}

/** The code the app shows now, or `stepsAhead` half minutes later. */
function codeOf(secret: string, stepsAhead = 0) {
  return new TOTP({ secret }).generate({ timestamp: Date.now() + stepsAhead * 30_000 })
}

function login(email: string, code?: string) {
  return product.client().call('POST /api/auth/login', { email, password, code })
}
