import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { password, signUp } from '#test/accounts.ts'
import { useTestApp } from '#test/app.ts'
import { createAuthenticator } from '#test/authenticator.ts'
import {
  addPasskey,
  beginPasskey,
  beginPasskeyLogin,
  type Phone,
  signInWithPasskey,
} from '#test/passkeys.ts'

const product = await useTestApp()

test('a passkey is added, named, signs in and is removed', async () => {
  const { browser, email } = await signUp(product)
  const { phone, added } = await addPasskey(browser)
  expect(added.statusCode).toBe(201)
  const { id } = added.json()
  await product.smtp.take(email, 'A sign-in method of your account was changed')
  await browser.call(`PUT /api/auth/passkeys/${id}`, { name: 'Work phone' })

  const visitor = product.client()
  const signedIn = await signInWithPasskey(visitor, phone)
  expect(signedIn.json()).toMatchObject({ email })
  expect((await visitor.call('GET /api/auth/user')).statusCode).toBe(200)
  const [listed] = (await visitor.call('GET /api/auth/passkeys')).json()
  expect(listed).toMatchObject({ name: 'Work phone', lastUsedAt: expect.any(String) })

  const wrong = await browser.call(`DELETE /api/auth/passkeys/${id}`, { password: 'wrong' })
  expect(wrong.json().code).toBe('WRONG_PASSWORD')
  await browser.call(`DELETE /api/auth/passkeys/${id}`, { password })
  expect((await signInWithPasskey(product.client(), phone)).json().code).toBe('INVALID_CREDENTIALS')
})

test('a session alone adds no passkey', async () => {
  const { browser } = await signUp(product)
  const options = await browser.call('POST /api/auth/passkeys/options', { password: 'wrong' })
  expect(options.json().code).toBe('WRONG_PASSWORD')
  const credential = createAuthenticator().create({ challenge: 'bWFkZS11cA' })
  const added = await browser.call('POST /api/auth/passkeys', { name: 'Phone', credential })
  expect(added.statusCode).toBe(400)
})

test('a response counts once, for five minutes, and for its own account', async () => {
  const { browser } = await signUp(product)
  const other = await signUp(product)
  const { challenge } = await beginPasskey(browser)
  const credential = createAuthenticator().create({ challenge })
  const body = { name: 'Phone', credential }
  expect((await other.browser.call('POST /api/auth/passkeys', body)).statusCode).toBe(400)
  expect((await browser.call('POST /api/auth/passkeys', body)).statusCode).toBe(201)
  expect((await browser.call('POST /api/auth/passkeys', body)).statusCode).toBe(400)

  const late = createAuthenticator().create(await beginPasskey(browser))
  await product.db.execute(sql`update passkey_challenges set expires_at = now()`)
  const added = await browser.call('POST /api/auth/passkeys', { name: 'Late', credential: late })
  expect(added.statusCode).toBe(400)
})

test('a signature is not taken twice', async () => {
  const { browser } = await signUp(product)
  const { phone } = await addPasskey(browser)
  const credential = phone.sign(await beginPasskeyLogin(product.client()))
  const use = () => product.client().call('POST /api/auth/passkey-login', { credential })
  expect((await use()).statusCode).toBe(200)
  expect((await use()).statusCode).toBe(401)
})

test.each([
  ['made for another site', { origin: 'https://quittance.example' }],
  ['made without face, finger or PIN', { isUserVerified: false }],
])('a signature %s is refused', async (_name, over) => {
  const { browser } = await signUp(product)
  const { phone } = await addPasskey(browser)
  const credential = phone.sign({ ...(await beginPasskeyLogin(product.client())), ...over })
  const response = await product.client().call('POST /api/auth/passkey-login', { credential })
  expect(response.statusCode).toBe(401)
})

test('a signature by another key is refused', async () => {
  const { browser } = await signUp(product)
  const { phone } = await addPasskey(browser)
  const { challenge } = await beginPasskeyLogin(product.client())
  const forged = { ...createAuthenticator().sign({ challenge }), ...idsOf(phone) }
  const body = { credential: forged }
  const response = await product.client().call('POST /api/auth/passkey-login', body)
  expect(response.json().code).toBe('INVALID_CREDENTIALS')
})

test.each([{}, { id: 7 }, { id: 'x', response: null }])(
  'nonsense in place of a signature is refused: %j',
  async (credential) => {
    const response = await product.client().call('POST /api/auth/passkey-login', { credential })
    expect(response.statusCode).toBe(401)
  },
)

test("another user's passkey reads as not there", async () => {
  const { browser } = await signUp(product)
  const { added } = await addPasskey(browser)
  const { id } = added.json()
  const other = await signUp(product)
  const renamed = await other.browser.call(`PUT /api/auth/passkeys/${id}`, { name: 'Mine' })
  const removed = await other.browser.call(`DELETE /api/auth/passkeys/${id}`, { password })
  expect([renamed.statusCode, removed.statusCode]).toEqual([404, 404])
  expect((await other.browser.call('GET /api/auth/passkeys')).json()).toEqual([])
})

function idsOf(phone: Phone) {
  const { id, rawId } = phone.sign({ challenge: '' })
  return { id, rawId }
}
