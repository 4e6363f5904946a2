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
const user = 'GET /api/auth/user'

async function createToken(browser: TestClient, over = {}) {
  const response = await browser.call('POST /api/auth/tokens', { ...fields, ...over })
  expect(response.statusCode).toBe(201)
  return response.json<{ id: number; token: string }>()
}

/** As a program: without cookies and origin, unless given. */
function callWith(token: string, call: string, headers = {}) {
  const [method, url] = call.split(' ') as ['GET', string]
  const authorization = `Bearer ${token}`
  return product.app.inject({ method, url, headers: { authorization, ...headers } })
}

test('every scope opens its calls of the contract, and nothing else', async () => {
  const { browser } = await newTraveller(product)
  const files = [...Object.values(receiptUploads), ...Object.values(documentUploads)]
  const calls = [
    ...product.app.ownCalls.keys(),
    ...files.map(({ method, path }) => `${method} ${path}`),
    'GET /api/trips/:id/ledger/:kind',
    'GET /api/auth/data-download/:token',
  ]
  const opened = new Map<string, string>()
  for (const scope of tokenScopes) {
    const { token } = await createToken(browser, { scopes: [scope] })
    for (const call of calls) {
      const { statusCode, body } = await callWith(token, call.replace(/:\w+/g, '1'))
      expect([401, 500]).not.toContain(statusCode)
      if (body.includes('"TOKEN_SCOPE"')) expect(statusCode).toBe(403)
      else opened.set(call, `${opened.get(call) ?? ''}${scope}`)
    }
  }
  const isExport = /\/(?:download|ledger|ledger\/:kind|original|enclosures\/:enclosure)$/
  const isClosed =
    /\/api\/(?:admin\/|auth\/(?!user$)|webhooks|subscription\/(?!plan)|create-sub)|(?:PUT|DELETE) \/api\/auth\/user/
  const expected = calls.map((call) => {
    if (isClosed.test(call)) return [call, undefined]
    if (isExport.test(call)) return [call, 'export']
    return [call, call.startsWith('GET') ? 'read' : 'write']
  })
  expect(calls.map((call) => [call, opened.get(call)])).toEqual(expected)
  expect([calls.length > 90, opened.size > 50]).toEqual([true, true])
})

test('a token is shown once, stored as a hash, listed with its use, and revoked', async () => {
  const { browser, email } = await newTraveller(product)
  const { id, token } = await createToken(browser)
  await product.smtp.take(email, 'A sign-in method of your account was changed')
  const listed = await browser.call('GET /api/auth/tokens')
  expect(listed.json()).toMatchObject([{ id, name: 'Script', scopes: ['read'], lastUsedAt: null }])
  const { rows } = await product.pool.query('select * from access_tokens where id = $1', [id])
  for (const kept of [listed.body, JSON.stringify(rows)]) expect(kept).not.toContain(token)

  expect((await callWith(token, user)).json()).toMatchObject({ email })
  const [used] = (await browser.call('GET /api/auth/tokens')).json()
  expect(used.lastUsedAt).toEqual(expect.any(String))
  const other = await newTraveller(product)
  expect((await other.browser.call(`DELETE /api/auth/tokens/${id}`)).statusCode).toBe(404)
  expect((await browser.call(`DELETE /api/auth/tokens/${id}`)).statusCode).toBe(200)
  expect((await callWith(token, user)).json().code).toBe('UNAUTHENTICATED')
  const events = (await browser.call('GET /api/auth/events')).json<{ kind: string }[]>()
  expect(events.slice(0, 2).map(({ kind }) => kind)).toEqual(['token-revoked', 'token-created'])
})

test('a token needs no origin, counts instead of a cookie, and ends with its days or a reset', async () => {
  const { browser, email } = await newTraveller(product)
  const { token } = await createToken(browser, { scopes: ['write'] })
  const { id, token: short } = await createToken(browser)
  const crossSite = { 'sec-fetch-site': 'cross-site', origin: 'https://elsewhere.example' }
  expect((await callWith(token, 'POST /api/trips', crossSite)).json().code).toBe('VALIDATION')
  await product.db.execute(sql`update access_tokens set expires_at = now() where id = ${id}`)
  const statusWith = async (authorization: string) =>
    (await browser.call(user, undefined, { headers: { authorization } })).statusCode
  for (const wrong of ['Bearer qtn_guessed', 'bearer ', `Bearer ${token}x`, `Bearer ${short}`])
    expect([wrong, await statusWith(wrong)]).toEqual([wrong, 401])
  expect(await statusWith('Basic cHJveHk6cHJveHk=')).toBe(200)

  await browser.call('POST /api/auth/forgot-password', { email })
  const body = { token: await tokenFromMail(product, email, 'Reset'), newPassword: 'new horse 7' }
  expect((await browser.call('POST /api/auth/reset-password', body)).statusCode).toBe(200)
  expect((await callWith(token, 'POST /api/trips')).statusCode).toBe(401)
})

test('creating one needs good fields, the password, the second step, and fewer than 20', async () => {
  const { browser } = await newTraveller(product)
  const codeFor = async (over = {}) =>
    (await browser.call('POST /api/auth/tokens', { ...fields, ...over })).json().code
  for (const wrong of [{ name: ' ' }, { scopes: [] }, { scopes: ['admin'] }, { days: 400 }])
    expect([wrong, await codeFor(wrong)]).toEqual([wrong, 'VALIDATION'])
  expect(await codeFor({ password: 'wrong' })).toBe('WRONG_PASSWORD')
  const { id } = await createToken(browser)
  await product.db.execute(
    sql`insert into access_tokens (user_id, name, token_hash, scopes, expires_at)
        select user_id, name, token_hash || n, scopes, expires_at
        from access_tokens, generate_series(1, 19) n where id = ${id}`,
  )
  expect(await codeFor()).toBe('WRONG_STATE')
  await setUpSecondStep(browser)
  await product.db.execute(sql`update sessions set second_step_at = null`)
  expect(await codeFor()).toBe('SECOND_STEP_REQUIRED')
})
