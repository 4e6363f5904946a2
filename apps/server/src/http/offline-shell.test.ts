import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sessions } from '#db/schema.ts'
import { createTestApp, type TestApp } from '#test/app.ts'
import { createTrip, newTraveller } from '#test/trips.ts'

const accept = { headers: { accept: 'text/html' } }

let folder: string
let product: TestApp
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'quittance-shell-'))
  await writeFile(
    join(folder, 'index.html'),
    '<head></head><script nonce="__CSP_NONCE__"></script><script id="page-answers">{}</script>',
  )
  const all = [{ pattern: '.', files: ['/assets/any.js'] }]
  await writeFile(
    join(folder, 'first-screens.json'),
    JSON.stringify({ members: all, visitors: all }),
  )
  product = await createTestApp({ webFolder: folder })
})
afterAll(async () => {
  await product.close()
  await rm(folder, { recursive: true })
})

test('the offline shell is the page with nothing of anybody in it, also for who is signed in', async () => {
  const { browser, email } = await newTraveller(product)
  const { name } = await createTrip(browser)
  const page = await browser.call('GET /', undefined, accept)
  expect(page.body).toContain(email)
  expect(page.body).toContain(name)
  const shell = await browser.call('GET /offline-shell', undefined, accept)
  expect(shell.statusCode).toBe(200)
  expect(shell.headers['content-type']).toBe('text/html; charset=utf-8')
  const nonce = /nonce="([^"]+)"/.exec(shell.body)?.[1]
  expect(shell.body).toBe(
    `<head></head><script nonce="${nonce}"></script><script id="page-answers">{}</script>`,
  )
})

test('the offline shell is under the policy of every page, with a nonce of its own, and in no cache', async () => {
  const answers = [await get('/offline-shell'), await get('/offline-shell'), await get('/')]
  const nonces = answers.map(({ body }) => /nonce="([^"]+)"/.exec(body)?.[1] ?? '')
  expect(new Set(nonces).size).toBe(3)
  const policies = answers.map(({ headers }, index) =>
    String(headers['content-security-policy']).replaceAll(nonces[index] ?? '', 'nonce'),
  )
  expect(policies[0]).toContain("'nonce-nonce'")
  expect(new Set(policies).size).toBe(1)
  for (const { headers } of answers) {
    expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-frame-options': 'DENY' })
  }
})

test('the offline shell neither renews nor ends a session', async () => {
  const { browser, userId } = await newTraveller(product)
  const expiring = { expiresAt: sql`now() + interval '1 day'` }
  await product.db.update(sessions).set(expiring).where(eq(sessions.userId, userId))
  expect((await browser.call('GET /offline-shell', undefined, accept)).cookies).toEqual([])
  browser.cookies.set(product.sessionCookie.name, 'ended')
  expect((await browser.call('GET /offline-shell', undefined, accept)).cookies).toEqual([])
  expect((await browser.call('GET /', undefined, accept)).cookies).toHaveLength(1)
})

test('the service worker is revalidated each time, and a missing one is a 404', async () => {
  expect((await get('/sw.js')).statusCode).toBe(404)
  expect((await get('/sw.js?v=1')).json()).toMatchObject({ code: 'NOT_FOUND' })

  await writeFile(join(folder, 'sw.js'), 'self.skipWaiting')
  const built = await createTestApp({ webFolder: folder })
  const { statusCode, headers, body } = await built.app.inject({ url: '/sw.js', ...accept })
  expect([statusCode, body]).toEqual([200, 'self.skipWaiting'])
  expect(headers).toMatchObject({
    'cache-control': 'no-cache',
    'content-type': expect.stringContaining('javascript'),
    'x-content-type-options': 'nosniff',
  })
  await built.close()
})

function get(url: string) {
  return product.app.inject({ url, ...accept })
}
