import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { password, signUp, tokenFromMail } from '#test/accounts.ts'
import { type TestClient, useTestApp } from '#test/app.ts'
import { addPasskey, signInWithPasskey } from '#test/passkeys.ts'
import { codeOf, setUpSecondStep, signUpWithSecondStep } from '#test/second-step.ts'

const product = await useTestApp()

test('once a code is confirmed, signing in requires one, and a wrong password hears nothing of it', async () => {
  const { browser, email, secret, recoveryCodes } = await signUpWithSecondStep(product)
  expect(recoveryCodes).toHaveLength(10)
  expect((await browser.call('GET /api/auth/second-step')).json()).toEqual({
    isOn: true,
    recoveryCodesLeft: 10,
  })
  await product.smtp.take(email, 'A sign-in method of your account was changed')

  expect((await login(email, undefined, 'wrong')).json().code).toBe('INVALID_CREDENTIALS')
  expect((await login(email)).json().code).toBe('SECOND_STEP_REQUIRED')
  expect((await login(email, '000000')).json().code).toBe('WRONG_SECOND_STEP')
  expect((await login(email, codeOf(secret, 1))).statusCode).toBe(200)
})

test('a code counts once, also one that was used to set it up', async () => {
  const { email, secret, code } = await signUpWithSecondStep(product)
  expect((await login(email, code)).statusCode).toBe(401)
  const next = codeOf(secret, 1)
  expect((await login(email, next)).statusCode).toBe(200)
  expect((await login(email, next)).statusCode).toBe(401)
})

test('Hole 23: ten wrong codes close the second step for an hour, and a new password does not open it', async () => {
  const { email, secret, recoveryCodes } = await signUpWithSecondStep(product)
  const guesses = await Promise.all(Array.from({ length: 12 }, () => guess(email)))
  const codes = guesses.map((response) => response.json().code)
  expect(codes.filter((code) => code === 'WRONG_SECOND_STEP')).toHaveLength(10)
  expect(codes.filter((code) => code === 'SECOND_STEP_CLOSED')).toHaveLength(2)
  const mail = await product.smtp.take(email, 'Wrong codes were entered for your account')
  expect(mail.text).toContain('10 wrong codes')
  expect(mail.text).toContain('for an hour')

  await product.client().call('POST /api/auth/forgot-password', { email })
  const token = await tokenFromMail(product, email, 'Reset your password')
  const newPassword = 'battery staple'
  await product.client().call('POST /api/auth/reset-password', { token, newPassword })
  const refused = await login(email, codeOf(secret, 1), newPassword)
  expect(refused.json()).toMatchObject({
    code: 'SECOND_STEP_CLOSED',
    message:
      'Too many wrong codes. Codes from your app work again in 60 minutes; a recovery code or a passkey works now.',
  })
  expect(refused.headers['retry-after']).toBeTruthy()

  expect((await login(email, recoveryCodes[0], newPassword)).statusCode).toBe(200)
  expect((await login(email, codeOf(secret, 1), newPassword)).statusCode).toBe(200)
})

test('Hole 23: after an hour ten more can be tried, and a right code does not forgive the wrong ones', async () => {
  const { email, secret } = await signUpWithSecondStep(product)
  await tenGuesses(email)
  await passTime('1 hour')
  expect((await login(email, codeOf(secret, 1))).statusCode).toBe(200)
  await tenGuesses(email)
  expect((await guess(email)).json().code).toBe('SECOND_STEP_CLOSED')
})

test('Hole 23: after thirty wrong codes in a day only a recovery code or a passkey opens it', async () => {
  const { browser, email, secret, recoveryCodes } = await signUpWithSecondStep(product)
  const { phone } = await addPasskey(browser)
  for (const reopen of [
    () => login(email, recoveryCodes[0]),
    () => signInWithPasskey(product.client(), phone),
  ]) {
    for (let hour = 0; hour < 3; hour += 1) {
      await tenGuesses(email)
      await passTime('1 hour')
    }
    await passTime('2 days')
    const refused = (await login(email, codeOf(secret, 1))).json()
    expect(refused.code).toBe('SECOND_STEP_CLOSED')
    expect(refused.message).toContain('after you log in with a recovery code or a passkey')
    expect((await reopen()).statusCode).toBe(200)
    expect((await guess(email)).json().code).toBe('WRONG_SECOND_STEP')
    await passTime('1 day')
  }
  await product.mailer.flush()
  const mails = product.smtp.received.filter(
    ({ to, subject }) => to === email && /Wrong/.test(subject),
  )
  expect(mails).toHaveLength(6)
  expect(mails[2]?.text).toContain('30 wrong codes')
})

const sensitiveCalls: [string, object][] = [
  ['DELETE /api/auth/second-step', { password }],
  ['POST /api/auth/second-step/recovery-codes', { password }],
  ['POST /api/auth/passkeys/options', { password }],
  ['DELETE /api/auth/passkeys/1', { password }],
  ['POST /api/auth/data-download', { password }],
  [
    'PUT /api/auth/profile',
    { firstName: 'Ada', lastName: 'Byron', email: 'new@example.com', password },
  ],
  ['PUT /api/auth/password', { currentPassword: password, newPassword: 'battery staple' }],
  ['DELETE /api/auth/user', { password }],
]

test.each(sensitiveCalls)(
  'Hole 26: with a second step on, %s asks for it after ten minutes',
  async (call, body) => {
    const { browser, secret } = await signUpWithSecondStep(product)
    await product.db.execute(
      sql`update sessions set second_step_at = second_step_at - interval '10 minutes'`,
    )
    expect((await browser.call(call, body)).json().code).toBe('SECOND_STEP_REQUIRED')
    const wrong = await browser.call(call, { ...body, code: '000000' })
    expect(wrong.json().code).toBe('WRONG_SECOND_STEP')
    const right = await browser.call(call, { ...body, code: codeOf(secret, 1) })
    // There is no such passkey.
    expect(right.statusCode).toBe(call.includes('passkeys/1') ? 404 : 200)
  },
)

test('Hole 26: one code is enough for ten minutes, in the session that sent it', async () => {
  const { browser, email, secret, recoveryCodes } = await signUpWithSecondStep(product)
  const renew = (client: TestClient) =>
    client.call('POST /api/auth/second-step/recovery-codes', { password })
  const fresh = product.client()
  const code = recoveryCodes[0]
  await fresh.call('POST /api/auth/login', { email, password, code })
  expect((await renew(fresh)).statusCode).toBe(200)
  await product.db.execute(sql`update sessions set second_step_at = null`)
  const body = { password, code: codeOf(secret, 1) }
  await browser.call('POST /api/auth/second-step/recovery-codes', body)
  expect((await renew(browser)).statusCode).toBe(200)
  expect((await renew(fresh)).json().code).toBe('SECOND_STEP_REQUIRED')
})

test('Hole 26: a session from before the second step was set up is asked, one of a passkey is not', async () => {
  const { browser, email } = await signUp(product)
  const early = product.client()
  await early.call('POST /api/auth/login', { email, password })
  await setUpSecondStep(browser)
  const { phone } = await addPasskey(browser)
  const download = (client: TestClient) => client.call('POST /api/auth/data-download', { password })
  expect((await download(early)).json().code).toBe('SECOND_STEP_REQUIRED')
  const late = product.client()
  await signInWithPasskey(late, phone)
  expect((await download(late)).statusCode).toBe(200)
})

test('Hole 26: codes cannot be guessed in a stolen session either', async () => {
  const { browser, email } = await signUpWithSecondStep(product)
  await product.db.execute(sql`update sessions set second_step_at = null`)
  for (let attempt = 0; attempt < 10; attempt += 1) {
    await browser.call('DELETE /api/auth/second-step', { password, code: '000000' })
  }
  expect((await guess(email)).json().code).toBe('SECOND_STEP_CLOSED')
})

test('wrong codes of the day before are forgotten', async () => {
  const { email } = await signUpWithSecondStep(product)
  for (let attempt = 0; attempt < 9; attempt += 1) await guess(email)
  await passTime('1 day')
  await tenGuesses(email)
  expect((await guess(email)).json().code).toBe('SECOND_STEP_CLOSED')
})

test('a recovery code opens the account once, however it is typed; new ones replace it', async () => {
  const { browser, email, recoveryCodes } = await signUpWithSecondStep(product)
  const [first = '', second = ''] = recoveryCodes
  expect((await login(email, first)).statusCode).toBe(200)
  expect((await login(email, first)).statusCode).toBe(401)
  expect((await login(email, second.toUpperCase().replaceAll('-', ' '))).statusCode).toBe(200)
  const left = (await browser.call('GET /api/auth/second-step')).json()
  expect(left).toMatchObject({ recoveryCodesLeft: 8 })

  const renewed = await browser.call('POST /api/auth/second-step/recovery-codes', { password })
  expect((await login(email, recoveryCodes[2])).statusCode).toBe(401)
  expect((await login(email, renewed.json().recoveryCodes[0])).statusCode).toBe(200)
})

test('it is switched off with the password', async () => {
  const { browser, email } = await signUpWithSecondStep(product)
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

  await setUpSecondStep(browser)
  const again = await browser.call('POST /api/auth/second-step/setup', { password })
  expect(again.json().code).toBe('WRONG_STATE')
})

test('a stolen database shows neither the secret nor a recovery code', async () => {
  const { secret, recoveryCodes } = await signUpWithSecondStep(product)
  const { rows } = await product.db.execute(
    sql`select second_steps::text, recovery_codes::text from second_steps natural join recovery_codes`,
  )
  const stored = JSON.stringify(rows)
  expect(stored).not.toContain(secret)
  for (const code of recoveryCodes) expect(stored).not.toContain(code.replaceAll('-', ''))
})

function login(email: string, code?: string, word = password) {
  return product.client().call('POST /api/auth/login', { email, password: word, code })
}

/** From a client of its own, as logins have a limit by client too. */
let clients = 0
function guess(email: string) {
  clients += 1
  const remoteAddress = `10.23.${clients >> 8}.${clients & 255}`
  const body = { email, password, code: '000000' }
  return product.client().call('POST /api/auth/login', body, { remoteAddress })
}

async function tenGuesses(email: string) {
  for (let attempt = 0; attempt < 10; attempt += 1) {
    expect((await guess(email)).json().code).toBe('WRONG_SECOND_STEP')
  }
}

async function passTime(interval: string) {
  await product.db.execute(sql`update second_steps set
    wrong_codes_since = wrong_codes_since - ${interval}::interval,
    closed_until = closed_until - ${interval}::interval`)
}
