import { sql } from 'drizzle-orm'
import { afterAll, afterEach, expect, test, vi } from 'vitest'
import { hashPassword } from '#accounts/passwords.ts'
import { insertUser } from '#accounts/users.queries.ts'
import { readSettings } from '#settings.ts'
import { newEmail, password, signUpVerified } from '#test/accounts.ts'
import { createTestApp, type TestApp, type TestClient } from '#test/app.ts'
import { newKey, startOidcServer, type Tamper } from '#test/oidc-server.ts'
import { codeOf, setUpSecondStep } from '#test/second-step.ts'

const id = await startOidcServer()
const env = { ...id.env, OIDC_ALLOWED_DOMAINS: 'example.com, example.org' }
const product = await createTestApp({ env })
afterAll(() => product.close())
afterAll(() => id.close())
afterEach(() => id.tamperWith(undefined))

async function begin(browser: TestClient, body = {}): Promise<URL> {
  return new URL((await browser.call('POST /api/auth/oidc', body)).json().url)
}

/** Where single sign-on leads to. */
async function continueAs(login: string, browser = product.client(), body = {}) {
  const back = await id.visit((await begin(browser, body)).href, login)
  const { statusCode, headers } = await browser.call(`GET ${back}`)
  expect(statusCode).toBe(303)
  return { browser, back, to: headers.location }
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
  const first = await continueAs('ada', product.client(), { redirect: '/receipts?sort=date' })
  expect(first.to).toBe('/receipts?sort=date')
  const user = await userOf(first.browser)
  expect(user).toMatchObject({
    email,
    firstName: 'Ada',
    lastName: 'Byron',
    emailVerified: true,
    isPasswordless: true,
  })
  await product.smtp.take(email, 'Your free trial has started')

  id.people.set('ada', { email: newEmail(), email_verified: false })
  const second = await continueAs('ada')
  expect(second.to).toBe('/')
  expect((await userOf(second.browser)).id).toBe(user.id)
  expect(await kindsOf(second.browser)).toEqual(['sign-in', 'sign-up'])
  for (const tried of ['', ' ', 'any']) {
    const login = await product.client().call('POST /api/auth/login', { email, password: tried })
    expect(login.statusCode).toBeGreaterThanOrEqual(400)
  }
})

test('a fresh sign-in replaces the password of an account without one', async () => {
  const { browser } = await continueAs(newEmail())
  const download = () => browser.call('POST /api/auth/data-download', { password: 'none' })
  expect((await download()).statusCode).toBe(200)
  await product.db.execute(sql`update sessions set created_at = now() - interval '11 minutes'`)
  expect((await download()).json().code).toBe('SIGN_IN_AGAIN')
  expect((await begin(browser)).searchParams.get('prompt')).toBe('login')
})

const hostile: Record<string, Tamper> = {
  'another issuer': ({ claims }) => ({ claims: { ...claims, iss: 'https://id.example.com' } }),
  'another audience': ({ claims }) => ({ claims: { ...claims, aud: 'another-client' } }),
  'another nonce': ({ claims }) => ({ claims: { ...claims, nonce: 'another' } }),
  'no nonce': ({ claims: { nonce, ...claims } }) => ({ claims }),
  'no signature': ({ header }) => ({ header: { ...header, alg: 'none' } }),
  'a foreign key': () => ({ key: newKey().privateKey }),
  'an unknown key': ({ header }) => ({ header: { ...header, kid: 'x' } }),
  'an end two minutes ago': ({ claims }) => ({ claims: { ...claims, exp: secondsFromNow(-120) } }),
}

function secondsFromNow(seconds: number) {
  return Math.floor(Date.now() / 1000) + seconds
}

test.each(Object.entries(hostile))('a token with %s signs nobody in', async (_name, tamper) => {
  const email = newEmail()
  id.tamperWith(tamper)
  const { browser, to } = await continueAs(email, product.client(), { redirect: '/profile' })
  expect(to).toBe('/login?sso=failed&redirect=%2Fprofile')
  expect((await browser.call('GET /api/auth/user')).statusCode).toBe(401)
  id.tamperWith(undefined)
  expect((await continueAs(email)).to).toBe('/')
})

test('clocks may differ by half a minute, and an address in the token saves a request', async () => {
  const email = newEmail()
  id.tamperWith(({ claims }) => ({
    claims: { ...claims, exp: secondsFromNow(-30), email, email_verified: true },
  }))
  id.requests.length = 0
  const { browser } = await continueAs('no-address')
  expect(await userOf(browser)).toMatchObject({ email })
  expect(id.requests).not.toContain('/me')
})

test('a code, a state and a cookie work once and together', async () => {
  const victim = product.client()
  const begun = await begin(victim)
  const cookies = new Map(victim.cookies)
  const { back, browser } = await continueAs(newEmail())
  for (const [name, value] of cookies) browser.cookies.set(name, value)
  for (const [who, path] of [
    [browser, back],
    [victim, back],
    [product.client(), await id.visit(begun.href, newEmail())],
    [product.client(), '/api/auth/oidc/callback'],
  ] as const) {
    const { headers } = await who.call(`GET ${path}`)
    expect(headers.location).toBe('/login?sso=failed')
  }
  expect((await victim.call('GET /api/auth/user')).statusCode).toBe(401)

  const own = product.client()
  const path = await id.visit((await begin(own)).href, newEmail())
  const before = new Map(own.cookies)
  expect((await own.call(`GET ${path}`)).headers.location).toBe('/')
  for (const [name, value] of before) own.cookies.set(name, value)
  expect((await own.call(`GET ${path}`)).headers.location).toBe('/login?sso=failed')

  const state = (await begin(own)).searchParams.get('state')
  const iss = encodeURIComponent(id.env.OIDC_ISSUER)
  const denied = `/api/auth/oidc/callback?error=access_denied&state=${state}&iss=${iss}`
  expect((await own.call(`GET ${denied}`)).headers.location).toBe('/login?sso=cancelled')
})

test.each([
  ['an address that the provider has not verified', { email_verified: false }, 'unverified'],
  ['an address said to be verified in words', { email_verified: 'yes' }, 'unverified'],
  ['no address', { email: undefined }, 'unverified'],
  ['the address of a foreign domain', { email: 'eve@example.com.evil.net' }, 'not-allowed'],
])('%s gets no account', async (name, claims, reason) => {
  id.people.set(name, { email: newEmail(), ...claims })
  const { browser, to } = await continueAs(name)
  expect(to).toBe(`/login?sso=${reason}`)
  expect((await browser.call('GET /api/auth/user')).statusCode).toBe(401)
})

test('another person who has been given the address does not get the account', async () => {
  const email = newEmail()
  await continueAs(email)
  id.people.set('successor', { email })
  expect((await continueAs('successor')).to).toBe('/login?sso=other-person')
})

test('an account with a password is linked only after signing in to it', async () => {
  const { email } = await signUpVerified(product)
  const other = await signUpVerified(product)
  const { browser, to } = await continueAs(email.toUpperCase())
  expect(to).toBe('/login?sso=link')
  expect((await browser.call('GET /api/auth/user')).statusCode).toBe(401)
  await browser.call('POST /api/auth/login', { email, password: 'wrong' })
  await browser.call('POST /api/auth/login', { email: other.email, password })
  expect((await continueAs(email)).to).toBe('/login?sso=link')

  await browser.call('POST /api/auth/login', { email, password })
  expect(await kindsOf(browser)).toEqual(expect.arrayContaining(['sign-in', 'sso-linked']))
  await product.smtp.take(email, 'A sign-in method of your account was changed')
  const next = await continueAs(email.toUpperCase())
  expect(await userOf(next.browser)).toMatchObject({ email, isPasswordless: false })
  expect((await browser.call('POST /api/auth/logout')).json().url).toContain('id_token_hint=')
})

test('the second step of an account is asked after the provider too', async () => {
  const { browser, email } = await signUpVerified(product)
  const { secret } = await setUpSecondStep(browser)
  const linking = await continueAs(email)
  const code = codeOf(secret, 1)
  await linking.browser.call('POST /api/auth/login', { email, password, code })

  const next = await continueAs(email)
  expect(next.to).toBe('/login?sso=code')
  const enter = (typed: string) => next.browser.call('POST /api/auth/oidc/code', { code: typed })
  expect((await enter('000000')).json().code).toBe('WRONG_SECOND_STEP')
  expect((await next.browser.call('GET /api/auth/user')).statusCode).toBe(401)
  await product.db.execute(sql`update second_steps set last_step = 0`)
  expect((await enter(codeOf(secret))).json()).toMatchObject({ email })
  expect((await enter(codeOf(secret))).json().code).toBe('INVALID_CREDENTIALS')
  expect((await next.browser.call('GET /api/auth/user')).statusCode).toBe(200)
})

test('signing out leads to the provider and back', async () => {
  const { browser } = await continueAs(newEmail())
  const { url } = (await browser.call('POST /api/auth/logout')).json()
  expect((await browser.call('GET /api/auth/user')).statusCode).toBe(401)
  expect(await (await fetch(url)).text()).toContain('/session/end/confirm')
  expect(new URL(url).searchParams.get('post_logout_redirect_uri')).toBe('http://localhost:3000/')
})

test('the provider is described once an hour, and its new keys count at once', async () => {
  const descriptions = () => id.requests.filter((url) => url.includes('.well-known')).length
  id.requests.length = 0
  await continueAs(newEmail())
  id.useNewKey()
  expect((await continueAs(newEmail())).to).toBe('/')
  expect(descriptions()).toBe(0)
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 61 * 60_000 })
  const { to } = await continueAs(newEmail())
  vi.useRealTimers()
  expect(to).toBe('/')
  expect(descriptions()).toBe(1)
})

test('a provider that is down locks nobody out', async () => {
  const down = await startOidcServer()
  await down.close()
  const installation = await createTestApp({ env: down.env })
  const { email } = await signUpVerified(installation)
  const browser = installation.client()
  expect((await browser.call('GET /api/config')).json()).toMatchObject({ provider: 'Example ID' })
  const begun = await browser.call('POST /api/auth/oidc', {})
  expect(begun.statusCode).toBe(503)
  expect(begun.json().message).toMatch(/^Example ID cannot be reached right now/)
  expect((await browser.call('POST /api/auth/login', { email, password })).statusCode).toBe(200)
  expect((await browser.call('POST /api/auth/logout')).json()).toEqual({ message: 'Logged out' })
  await installation.close()
})

test('without passwords the provider and passkeys sign in', async () => {
  const installation = await createTestApp({ env: { ...id.env, PASSWORD_LOGIN: 'off' } })
  const email = newEmail()
  await addAccount(installation, email)
  const browser = installation.client()
  expect((await browser.call('GET /api/config')).json()).toMatchObject({ passwordsOff: true })
  for (const [call, body] of [
    ['register', { email: newEmail(), password }],
    ['login', { email, password }],
    ['forgot-password', { email }],
    ['reset-password', { token: 'any', newPassword: password }],
  ] as const) {
    const refused = (await browser.call(`POST /api/auth/${call}`, body)).json()
    expect(refused).toMatchObject({
      code: 'PASSWORDS_OFF',
      message: expect.stringContaining('Continue with Example ID'),
    })
  }
  const options = await browser.call('POST /api/auth/passkey-login/options')
  expect(options.statusCode).toBe(200)
  expect((await continueAs(newEmail(), installation.client())).to).toBe('/')

  // An account from before is linked with its password, once.
  expect((await continueAs(email, browser)).to).toBe('/login?sso=link')
  expect((await browser.call('POST /api/auth/login', { email, password })).statusCode).toBe(200)
  expect((await browser.call('POST /api/auth/login', { email, password })).statusCode).toBe(403)
  expect((await continueAs(email, installation.client())).to).toBe('/')
  await installation.close()
})

async function addAccount({ db }: TestApp, email: string) {
  const passwordHash = await hashPassword(password)
  await insertUser(db, { email, passwordHash, firstName: '', lastName: '' })
}

test.each([
  [{ OIDC_ISSUER: 'https://id.example.com' }, /^OIDC_CLIENT_ID, OIDC_CLIENT_SECRET is not set/],
  [{ ...id.env, OIDC_ISSUER: 'http://id.example.com' }, /must start with https/],
  [{ ...id.env, OIDC_ALLOWED_DOMAINS: 'example.com, @x' }, /OIDC_ALLOWED_DOMAINS must list/],
  [{ PASSWORD_LOGIN: 'off' }, /PASSWORD_LOGIN=off needs single sign-on/],
])('settings %j are refused', (wrong, message) => {
  expect(() => readSettings(wrong)).toThrow(message)
})

test('without a provider there is nothing to begin', async () => {
  const installation = await createTestApp()
  const begun = await installation.client().call('POST /api/auth/oidc', {})
  expect(begun.statusCode).toBe(404)
  await installation.close()
})
