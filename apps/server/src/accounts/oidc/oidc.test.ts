import { sql } from 'drizzle-orm'
import { afterAll, expect, test, vi } from 'vitest'
import { hashPassword } from '#accounts/passwords.ts'
import { insertUser } from '#accounts/users.queries.ts'
import { readSettings } from '#settings.ts'
import { newEmail, password, signUpVerified } from '#test/accounts.ts'
import { createTestApp, type TestClient } from '#test/app.ts'
import { newKey, startOidcServer, type Tamper } from '#test/oidc-server.ts'
import { codeOf, setUpSecondStep } from '#test/second-step.ts'

const id = await startOidcServer()
const env = { ...id.env, OIDC_ALLOWED_DOMAINS: 'example.com, Example.org' }
const product = await createTestApp({ env })
afterAll(() => product.close())
afterAll(() => id.close())

async function begin(browser: TestClient, redirect = '/'): Promise<URL> {
  return new URL((await browser.call('POST /api/auth/oidc', { redirect })).json().url)
}

/** Where single sign-on leads to: a page of the app, or the reason why not. */
async function continueAs(login: string, browser = product.client(), redirect = '/') {
  const back = await id.visit((await begin(browser, redirect)).href, login)
  return { browser, back, to: await follow(browser, back) }
}

async function follow(browser: TestClient, path: string) {
  const { headers } = await browser.call(`GET ${path}`)
  const { pathname, searchParams } = new URL(headers.location ?? '', 'http://localhost')
  return searchParams.get('sso') ?? pathname
}

async function userOf(browser: TestClient) {
  return (await browser.call('GET /api/auth/user')).json()
}

async function kindsOf(browser: TestClient) {
  const events = (await browser.call('GET /api/auth/events')).json()
  return events.map(({ kind }: { kind: string }) => kind)
}

test('a new user gets a verified account without a password, and the same one the next time', async () => {
  const email = newEmail()
  id.people.set('ada', { email, given_name: 'Ada', family_name: 'Byron' })
  const first = await continueAs('ada', product.client(), '/receipts')
  expect(first.to).toBe('/receipts')
  const user = await userOf(first.browser)
  const names = { firstName: 'Ada', lastName: 'Byron' }
  expect(user).toMatchObject({ email, ...names, emailVerified: true, isPasswordless: true })
  await product.smtp.take(email, 'Your free trial has started')

  id.people.set('ada', { email: newEmail(), email_verified: false })
  const { browser } = await continueAs('ada')
  expect((await userOf(browser)).id).toBe(user.id)
  expect(await kindsOf(browser)).toEqual(['sign-in', 'sign-up'])
  const login = await product.client().call('POST /api/auth/login', { email, password: ' ' })
  expect(login.json().code).toBe('INVALID_CREDENTIALS')
})

test('a fresh sign-in replaces the password of an account without one', async () => {
  const { browser } = await continueAs(newEmail())
  const download = () => browser.call('POST /api/auth/data-download', { password: 'none' })
  expect((await download()).statusCode).toBe(200)
  await product.db.execute(sql`update sessions set created_at = now() - interval '11 minutes'`)
  expect((await download()).json().code).toBe('SIGN_IN_AGAIN')
  expect((await begin(browser)).searchParams.get('prompt')).toBe('login')
})

const secondsFromNow = (seconds: number) => Math.floor(Date.now() / 1000) + seconds
const saying =
  (changed: object): Tamper =>
  ({ claims }) => ({ claims: { ...claims, ...changed } })

test.each<[what: string, tamper: Tamper]>([
  ['another issuer', saying({ iss: 'https://id.example.com' })],
  ['another audience', saying({ aud: 'another-client' })],
  ['another nonce', saying({ nonce: 'another' })],
  ['no nonce', saying({ nonce: undefined })],
  ['an end two minutes ago', saying({ exp: secondsFromNow(-120) })],
  ['no signature', ({ header }) => ({ header: { ...header, alg: 'none' } })],
  ['a foreign key', () => ({ key: newKey() })],
  ['an unknown key', ({ header }) => ({ header: { ...header, kid: 'x' } })],
])('a token with %s signs nobody in', async (_what, tamper) => {
  const email = newEmail()
  id.tamper = tamper
  const { browser, to } = await continueAs(email)
  id.tamper = undefined
  expect(to).toBe('failed')
  expect((await userOf(browser)).code).toBe('UNAUTHENTICATED')
  expect((await continueAs(email)).to).toBe('/')
})

test('clocks may differ by half a minute, and an address in the token saves a request', async () => {
  const email = newEmail()
  id.tamper = saying({ exp: secondsFromNow(-30), email, email_verified: true })
  id.requests.length = 0
  const { browser } = await continueAs('no-address')
  id.tamper = undefined
  expect(await userOf(browser)).toMatchObject({ email })
  expect(id.requests).not.toContain('/me')
})

test('a code, its state and its cookie work together, once', async () => {
  const victim = product.client()
  const begun = await begin(victim)
  const stranger = await continueAs(newEmail())
  expect(await follow(victim, stranger.back)).toBe('failed')
  expect(await follow(product.client(), await id.visit(begun.href, newEmail()))).toBe('failed')

  const browser = product.client()
  const back = await id.visit((await begin(browser)).href, newEmail())
  const cookies = [...browser.cookies]
  expect(await follow(browser, back)).toBe('/')
  for (const [name, value] of cookies) browser.cookies.set(name, value)
  expect(await follow(browser, back)).toBe('failed')

  const state = (await begin(victim)).searchParams.get('state')
  const denied = `error=access_denied&state=${state}&iss=${encodeURIComponent(id.env.OIDC_ISSUER)}`
  expect(await follow(victim, `/api/auth/oidc/callback?${denied}`)).toBe('cancelled')
  expect((await userOf(victim)).code).toBe('UNAUTHENTICATED')
})

test.each([
  ['an address that is not verified', { email_verified: false }, 'unverified'],
  ['an address said to be verified in words', { email_verified: 'true' }, 'unverified'],
  ['no address', { email: undefined }, 'unverified'],
  ['the address of a foreign domain', { email: 'eve@example.com.evil.net' }, 'not-allowed'],
  ['the address of another user', { email: 'first@example.org' }, 'other-person'],
])('%s opens no account', async (name, claims, reason) => {
  await continueAs('first@example.org')
  id.people.set(name, { email: newEmail(), ...claims })
  const { browser, to } = await continueAs(name)
  expect(to).toBe(reason)
  expect((await userOf(browser)).code).toBe('UNAUTHENTICATED')
})

test('an account with a password is linked only after signing in to it', async () => {
  const { email } = await signUpVerified(product)
  const other = await signUpVerified(product)
  const login = email.toUpperCase()
  const { browser, to } = await continueAs(login)
  expect(to).toBe('link')
  expect((await userOf(browser)).code).toBe('UNAUTHENTICATED')
  await browser.call('POST /api/auth/login', { email, password: 'wrong' })
  await browser.call('POST /api/auth/login', { email: other.email, password })
  expect((await continueAs(login)).to).toBe('link')

  await browser.call('POST /api/auth/login', { email, password })
  expect(await kindsOf(browser)).toEqual(expect.arrayContaining(['sign-in', 'sso-linked']))
  await product.smtp.take(email, 'A sign-in method of your account was changed')
  const next = await continueAs(login)
  expect(await userOf(next.browser)).toMatchObject({ email, isPasswordless: false })
})

test('the second step of an account is asked after the provider too', async () => {
  const { browser, email } = await signUpVerified(product)
  const { secret } = await setUpSecondStep(browser)
  await continueAs(email, browser)
  await browser.call('POST /api/auth/login', { email, password, code: codeOf(secret, 1) })
  const next = await continueAs(email)
  expect(next.to).toBe('code')
  const enter = (code: string) => next.browser.call('POST /api/auth/oidc/code', { code })
  expect((await enter('000000')).json().code).toBe('WRONG_SECOND_STEP')
  expect((await userOf(next.browser)).code).toBe('UNAUTHENTICATED')
  await product.db.execute(sql`update second_steps set last_step = 0`)
  expect((await enter(codeOf(secret))).json()).toMatchObject({ email })
  expect((await enter(codeOf(secret))).json().code).toBe('INVALID_CREDENTIALS')
  expect(await userOf(next.browser)).toMatchObject({ email })
})

test('signing out leads to the provider and back', async () => {
  const { browser } = await continueAs(newEmail())
  const { url } = (await browser.call('POST /api/auth/logout')).json()
  expect((await userOf(browser)).code).toBe('UNAUTHENTICATED')
  expect(await (await fetch(url)).text()).toContain('/session/end/confirm')
  expect(new URL(url).searchParams.get('post_logout_redirect_uri')).toBe('http://localhost:3000/')
})

test('the provider is described once an hour, and its new keys count at once', async () => {
  const descriptions = () => id.requests.filter((url) => url.includes('.well-known')).length
  id.requests.length = 0
  id.useNewKey()
  expect((await continueAs(newEmail())).to).toBe('/')
  expect(descriptions()).toBe(0)
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 61 * 60_000 })
  const { to } = await continueAs(newEmail())
  vi.useRealTimers()
  expect([to, descriptions()]).toEqual(['/', 1])
})

test('a provider that is down locks nobody out', async () => {
  const down = await startOidcServer()
  await down.close()
  const installation = await createTestApp({ env: down.env })
  const { email } = await signUpVerified(installation)
  const browser = installation.client()
  const begun = await browser.call('POST /api/auth/oidc', {})
  expect(begun.statusCode).toBe(503)
  expect(begun.json().message).toMatch(/^Example ID cannot be reached right now/)
  expect((await browser.call('POST /api/auth/login', { email, password })).statusCode).toBe(200)
  await installation.close()
})

test('without passwords the provider and passkeys sign in', async () => {
  const installation = await createTestApp({ env: { ...id.env, PASSWORD_LOGIN: 'off' } })
  const email = newEmail()
  const passwordHash = await hashPassword(password)
  await insertUser(installation.db, { email, passwordHash, firstName: '', lastName: '' })
  const browser = installation.client()
  for (const [call, body] of Object.entries({
    register: { email: newEmail(), password },
    login: { email, password },
    'forgot-password': { email },
    'reset-password': { token: 'any', newPassword: password },
  })) {
    const refused = (await browser.call(`POST /api/auth/${call}`, body)).json()
    expect(refused.code).toBe('PASSWORDS_OFF')
    expect(refused.message).toContain('Continue with Example ID')
  }
  expect((await browser.call('POST /api/auth/passkey-login/options')).statusCode).toBe(200)
  expect((await continueAs(newEmail(), installation.client())).to).toBe('/')

  // An account from before is linked with its password, once.
  const login = () => browser.call('POST /api/auth/login', { email, password })
  expect((await continueAs(email, browser)).to).toBe('link')
  expect([(await login()).statusCode, (await login()).statusCode]).toEqual([200, 403])
  expect((await continueAs(email, installation.client())).to).toBe('/')
  await installation.close()
})

test.each([
  [{ OIDC_ISSUER: 'https://id.example.com' }, /^OIDC_CLIENT_ID, OIDC_CLIENT_SECRET is not set/],
  [{ ...id.env, OIDC_ISSUER: 'http://id.example.com' }, /must start with https/],
  [{ ...id.env, OIDC_ALLOWED_DOMAINS: 'example.com, @x' }, /OIDC_ALLOWED_DOMAINS must list/],
  [{ PASSWORD_LOGIN: 'off' }, /^OIDC_ISSUER, .* PASSWORD_LOGIN=off need/],
])('settings %j are refused', (wrong, message) => {
  expect(() => readSettings(wrong)).toThrow(message)
})
