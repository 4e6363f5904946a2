import { documentUploads } from '@quittance/contract/documents'
import { receiptUploads } from '@quittance/contract/receipts'
import { tokenScopes } from '@quittance/contract/tokens'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { password, tokenFromMail } from '#test/accounts.ts'
import { type TestClient, useTestApp } from '#test/app.ts'
import { setUpSecondStep } from '#test/second-step.ts'
import { newTraveller } from '#test/trips.ts'

const product = await useTestApp()
const fields = { name: 'Script', scopes: ['read'], days: 30, password }

async function createToken(browser: TestClient, over = {}) {
  const response = await browser.call('POST /api/auth/tokens', { ...fields, ...over })
  expect(response.statusCode).toBe(201)
  return response.json<{ id: number; token: string }>()
}

/** As a program: no cookies, no origin, or those of a page on another site. */
function callWith(token: string, call: string, headers = {}) {
  const [method, url] = call.split(' ') as ['GET', string]
  return product.app.inject({
    method,
    url,
    headers: { authorization: `Bearer ${token}`, ...headers },
  })
}

const user = 'GET /api/auth/user'

test('every scope opens its calls of the contract, and nothing else', async () => {
  const { browser } = await newTraveller(product)
  const files = [...Object.values(receiptUploads), ...Object.values(documentUploads)]
  const calls = [
    ...product.app.ownCalls.keys(),
    ...files.map(({ method, path }) => `${method} ${path}`),
    'GET /api/trips/:id/ledger/:kind',
    'GET /api/auth/data-download/:token',
  ]
  const opened = new Map<string, string[]>(calls.map((call) => [call, []]))
  for (const scope of tokenScopes) {
    const { token } = await createToken(browser, { scopes: [scope] })
    for (const call of calls) {
      const response = await callWith(token, call.replace(/:\w+/g, '1'))
      const isRefused = response.statusCode === 403 && response.json().code === 'TOKEN_SCOPE'
      if (!isRefused) opened.get(call)?.push(scope)
      expect([401, 500]).not.toContain(response.statusCode)
    }
  }
  const openedBy = (...scopes: string[]) =>
    calls.filter((call) => opened.get(call)?.join() === scopes.join())
  const exported = [
    'POST /api/trips/:id/download',
    'GET /api/trips/:id/ledger',
    'GET /api/trips/:id/ledger/:kind',
    'GET /api/receipts/:tripId/:id/original',
    'GET /api/receipts/:tripId/:id/enclosures/:enclosure',
  ]
  const open = ['GET /api/auth/user', 'GET /api/subscription/plan']
  const closed = calls.filter(
    (call) => /\/api\/(?:auth|webhooks|subscription|create-sub)/.test(call) && !open.includes(call),
  )
  expect(openedBy('export').toSorted()).toEqual(exported.toSorted())
  expect(openedBy()).toEqual(closed)
  const rest = calls.filter((call) => !exported.includes(call) && !closed.includes(call))
  expect(openedBy('read')).toEqual(rest.filter((call) => call.startsWith('GET')))
  expect(openedBy('write')).toEqual(rest.filter((call) => !call.startsWith('GET')))
  expect([rest.length > 40, closed.length > 25]).toEqual([true, true])
})

test('a token is shown once, stored as a hash, listed with its use, and revoked', async () => {
  const { browser, email } = await newTraveller(product)
  const { id, token } = await createToken(browser, { scopes: ['read', 'read', 'export'] })
  await product.smtp.take(email, 'A sign-in method of your account was changed')
  const isUnused = { id, name: 'Script', scopes: ['read', 'export'], lastUsedAt: null }
  const listed = await browser.call('GET /api/auth/tokens')
  expect(listed.json()).toMatchObject([isUnused])
  const { rows } = await product.pool.query('select * from access_tokens where id = $1', [id])
  for (const kept of [listed.body, JSON.stringify(rows)]) expect(kept).not.toContain(token)

  expect((await callWith(token, user)).json()).toMatchObject({ email })
  const [used] = (await browser.call('GET /api/auth/tokens')).json()
  expect(used.lastUsedAt).toEqual(expect.any(String))
  const other = await newTraveller(product)
  expect((await other.browser.call(`DELETE /api/auth/tokens/${id}`)).statusCode).toBe(404)
  expect((await browser.call(`DELETE /api/auth/tokens/${id}`)).statusCode).toBe(200)
  const refused = await callWith(token, user)
  expect([refused.statusCode, refused.json().code]).toEqual([401, 'UNAUTHENTICATED'])
  const events = (await browser.call('GET /api/auth/events')).json<{ kind: string }[]>()
  expect(events.slice(0, 2).map(({ kind }) => kind)).toEqual(['token-revoked', 'token-created'])
})

test('a token needs no origin, counts instead of a cookie, and ends with its days', async () => {
  const { browser } = await newTraveller(product)
  const { id, token } = await createToken(browser, { scopes: ['write'] })
  const crossSite = { 'sec-fetch-site': 'cross-site', origin: 'https://elsewhere.example' }
  expect((await callWith(token, 'POST /api/trips', crossSite)).json().code).toBe('VALIDATION')
  for (const authorization of ['Bearer qtn_guessed', 'bearer ', `Bearer ${token}x`]) {
    const headers = { authorization }
    const refused = await browser.call(user, undefined, { headers })
    expect([authorization, refused.statusCode]).toEqual([authorization, 401])
  }
  const basic = { headers: { authorization: 'Basic cHJveHk6cHJveHk=' } }
  expect((await browser.call(user, undefined, basic)).statusCode).toBe(200)
  await product.db.execute(sql`update access_tokens set expires_at = now() where id = ${id}`)
  expect((await callWith(token, 'POST /api/trips')).statusCode).toBe(401)
})

test.each([
  ['the password', { password: 'wrong' }, 'WRONG_PASSWORD'],
  ['a name', { name: ' ' }, 'VALIDATION'],
  ['a scope', { scopes: [] }, 'VALIDATION'],
  ['a known scope', { scopes: ['admin'] }, 'VALIDATION'],
  ['an end within a year', { days: 400 }, 'VALIDATION'],
])('creating one needs %s', async (_name, over, code) => {
  const { browser } = await newTraveller(product)
  const response = await browser.call('POST /api/auth/tokens', { ...fields, ...over })
  expect(response.json().code).toBe(code)
})

test('creating one needs the second step, where it is on', async () => {
  const { browser } = await newTraveller(product)
  await setUpSecondStep(browser)
  await product.db.execute(sql`update sessions set second_step_at = null`)
  const response = await browser.call('POST /api/auth/tokens', fields)
  expect(response.json().code).toBe('SECOND_STEP_REQUIRED')
})

test('a reset password revokes every token, and an account has at most 20', async () => {
  const { browser, email } = await newTraveller(product)
  const { token } = await createToken(browser)
  await product.db.execute(
    sql`insert into access_tokens (user_id, name, token_hash, scopes, expires_at)
        select user_id, name, token_hash || n, scopes, expires_at
        from access_tokens, generate_series(1, 19) n
        where id = (select max(id) from access_tokens)`,
  )
  expect((await browser.call('POST /api/auth/tokens', fields)).json().code).toBe('WRONG_STATE')
  await browser.call('POST /api/auth/forgot-password', { email })
  const body = { token: await tokenFromMail(product, email, 'Reset'), newPassword: 'new horse 7' }
  expect((await browser.call('POST /api/auth/reset-password', body)).statusCode).toBe(200)
  expect((await callWith(token, user)).statusCode).toBe(401)
})
