import { once } from 'node:events'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { join } from 'node:path'
import { eq, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { sessions } from '#db/schema.ts'
import { createMailbox } from '#mail/mailbox.ts'
import { version } from '#process/version.ts'
import { newEmail, password, signUp } from '#test/accounts.ts'
import { createTestApp } from '#test/app.ts'
import { newFolder } from '#test/at-end.ts'
import { createTrip, newTraveller } from '#test/trips.ts'
import { contentSecurityPolicy } from './headers.ts'
import { createPage } from './web-app.ts'

type Description = {
  info: { version: string }
  paths: Record<string, Record<string, { security: unknown }>>
}

const folder = await newFolder()
await writeFile(
  join(folder, 'index.html'),
  '<head></head><script nonce="__CSP_NONCE__"></script><script id="page-answers">{}</script>',
)
const screens = {
  members: [{ pattern: '^/receipts$', files: ['/assets/members-1.js'] }],
  visitors: [{ pattern: '^/receipts$', files: ['/assets/entrance-1.js'] }],
}
await writeFile(join(folder, 'first-screens.json'), JSON.stringify(screens))
await mkdir(join(folder, 'assets/reader'), { recursive: true })
await writeFile(join(folder, 'assets/members-1.js'), 'export {}')
for (const name of ['a1.js', 'a1.js.br', 'b2.bin', 'b2.bin.br', 'c3.json']) {
  await writeFile(join(folder, 'assets/reader', name), '{}')
}
await writeFile(join(folder, 'icon.svg'), '<svg/>')
const product = await createTestApp({
  webFolder: folder,
  mailbox: createMailbox(join(folder, 'mail')),
})
/** Behind https, with these settings. */
const inProduction = (env: NodeJS.ProcessEnv = {}) =>
  createTestApp({
    env: { NODE_ENV: 'production', PUBLIC_URL: 'https://claims.example.com', ...env },
  })

const asPage = { headers: { accept: 'text/html' } }

const proxyHeaders = [
  'forwarded',
  'via',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-real-ip',
  'x-client-ip',
  'x-cluster-client-ip',
  'true-client-ip',
  'fastly-client-ip',
  'cf-connecting-ip',
  'cf-ray',
]

describe('changes from another site', () => {
  test.each([
    ['by Sec-Fetch-Site', { 'sec-fetch-site': 'cross-site' }],
    ['by a sister site', { 'sec-fetch-site': 'same-site' }],
    ['by Origin alone', { 'sec-fetch-site': '', origin: 'https://evil.example' }],
    ['with an opaque Origin', { 'sec-fetch-site': '', origin: 'null' }],
  ])('are refused %s', async (_name, headers) => {
    const body = { email: newEmail(), password }
    const response = await product.client().call('POST /api/auth/register', body, { headers })
    expect(response.statusCode).toBe(403)
    expect(response.json().code).toBe('CROSS_SITE')
  })

  test.each([
    ['the page itself', { 'sec-fetch-site': 'same-origin' }],
    [
      'an older browser on the public address',
      { 'sec-fetch-site': '', origin: 'http://localhost:3000' },
    ],
    [
      'an older browser on another name of this host',
      { 'sec-fetch-site': '', origin: 'http://127.0.0.1:9', host: '127.0.0.1:9' },
    ],
    ['a program', { 'sec-fetch-site': '' }],
  ])('are told apart from %s', async (_name, headers) => {
    const body = { email: newEmail(), password }
    const response = await product.client().call('POST /api/auth/register', body, { headers })
    expect(response.statusCode).toBe(201)
  })

  test('a form on another site cannot pass for JSON', async () => {
    const response = await product.client().call('POST /api/auth/login', undefined, {
      payload: '{"email":"a@example.com","password":"x"}',
      headers: { 'content-type': 'text/plain' },
    })
    expect(response.statusCode).toBe(415)
  })
})

describe('headers', () => {
  test('the page runs under a strict policy with a fresh nonce each time', async () => {
    const first = await get('/')
    const second = await get('/')
    const policy = String(first.headers['content-security-policy'])
    const nonce = /nonce="([^"]+)"/.exec(first.body)?.[1]
    expect(nonce).toBeTruthy()
    expect(policy).toContain(`script-src 'self' 'nonce-${nonce}'`)
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).toContain("worker-src 'self'")
    expect(policy).not.toContain('https:')
    expect(policy).not.toContain('unsafe')
    expect(second.body).not.toContain(nonce)
    expect(first.headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'cache-control': 'no-store',
    })
  })

  test.each([
    ['an answer', 'GET /api/config', 200],
    ['a refusal', 'GET /api/trips/all', 401],
    ['bad input', 'POST /api/auth/login', 400],
    ['a call that is not there', 'GET /api/nope', 404],
  ])('Hole 16: %s of the API is kept in no cache', async (_name, call, status) => {
    const { statusCode, headers } = await product.client().call(call)
    expect(statusCode).toBe(status)
    expect(headers['cache-control']).toBe('no-store')
  })

  test('Hole 30: HSTS covers subdomains, and production has an API reference, where the settings say so', async () => {
    const hsts = async ({ app }: typeof product, url = '/healthz') =>
      (await app.inject(url)).headers['strict-transport-security']
    expect(await hsts(product)).toBeUndefined()
    const plain = await inProduction()
    expect(await hsts(plain)).toBe('max-age=31536000')
    for (const url of ['/api/docs', '/api/docs/', '/api/docs/json'])
      expect((await plain.app.inject(url)).statusCode).toBe(404)
    expect((await plain.app.inject('/api/openapi.json')).statusCode).toBe(401)
    const { browser } = await newTraveller(plain)
    expect((await browser.call('GET /api/openapi.json')).statusCode).toBe(200)

    const set = await inProduction({ HSTS_SUBDOMAINS: 'true', API_DOCS: 'true' })
    for (const url of ['/api/docs/', '/healthz'])
      expect(await hsts(set, url)).toBe('max-age=31536000; includeSubDomains')
    for (const url of ['/api/docs/json', '/api/openapi.json'])
      expect((await set.app.inject(url)).statusCode).toBe(200)
  })

  test('Hole 30: sign-out and a revoked session clear the cache of the browser, but not its storage', async () => {
    const { browser } = await signUp(product)
    const user = 'GET /api/auth/user'
    expect((await browser.call(user)).headers['clear-site-data']).toBeUndefined()
    const cookie = browser.cookies.get('quittance') ?? ''
    const signedOut = await browser.call('POST /api/auth/logout')
    expect(signedOut.headers['clear-site-data']).toBe('"cache"')

    browser.cookies.set('quittance', cookie)
    const revoked = await browser.call(user)
    expect(revoked.statusCode).toBe(401)
    expect(revoked.headers['clear-site-data']).toBe('"cache"')
    expect((await browser.call(user)).headers['clear-site-data']).toBeUndefined()
  })

  test('Hole 30: a connection that breaks off is logged at info, and nothing above', async () => {
    const address = new URL(await product.app.listen({ port: 0, host: '127.0.0.1' }))
    const since = product.logged.length
    const requested = once(product.app.server, 'request')
    const socket = connect(Number(address.port), '127.0.0.1')
    socket.write(
      'POST /api/auth/login HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{',
    )
    await requested
    socket.destroy()
    const lines = () =>
      product.logged.slice(since).map((line) => JSON.parse(line) as { level: number; msg: string })
    await expect
      .poll(lines)
      .toContainEqual(expect.objectContaining({ msg: 'the client disconnected', level: 30 }))
    expect(lines().filter(({ level }) => level > 30)).toEqual([])
  })

  test('a file of the app has only the headers it needs, and is cached for good', async () => {
    const { headers } = await product.app.inject('/assets/members-1.js')
    expect(headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'cross-origin-resource-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
    })
    const forPages = ['content-security-policy', 'permissions-policy', 'x-frame-options']
    for (const name of forPages) expect(headers[name]).toBeUndefined()
    expect((await product.app.inject('/icon.svg')).headers['cache-control']).toBe('no-cache')
  })
})

describe('what reads photos on a phone', () => {
  const accept = { 'accept-encoding': 'br' }
  const policy = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'"

  test.each([
    ['as it is', {}, undefined],
    ['compressed', accept, 'br'],
  ])(
    'its worker may run WebAssembly and make no requests, %s',
    async (_name, headers, encoding) => {
      const answer = await product.app.inject({ url: '/assets/reader/a1.js', headers })
      expect(answer.statusCode).toBe(200)
      expect(answer.headers).toMatchObject({
        'cache-control': 'public, max-age=31536000, immutable',
        'content-security-policy': policy,
        'content-type': expect.stringContaining('javascript'),
        'x-content-type-options': 'nosniff',
      })
      expect(answer.headers['content-encoding']).toBe(encoding)
    },
  )

  test.each([
    ['/assets/reader/b2.bin', 'application/octet-stream'],
    ['/assets/reader/c3.json', 'application/json'],
  ])('%s is data, and keeps for good', async (url, type) => {
    const answer = await product.app.inject({ url, headers: accept })
    expect(answer.statusCode).toBe(200)
    expect(answer.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': expect.stringContaining(type),
      'x-content-type-options': 'nosniff',
    })
    expect(answer.headers['content-security-policy']).toBeUndefined()
  })

  test('a piece of another version is nothing, not the page', async () => {
    const headers = { accept: 'text/html' }
    const answer = await product.app.inject({ url: '/assets/reader/d4.js', headers })
    expect(answer.statusCode).toBe(404)
    expect(answer.headers['content-type']).toContain('json')
  })
})

test('the page names the files of its first screen where it knows them, other files for a visitor', async () => {
  const preloaded = async (browser: ReturnType<typeof product.client>, path: string) => {
    const { body } = await browser.call(`GET ${path}`, undefined, asPage)
    return [...body.matchAll(/<link rel="modulepreload" crossorigin href="([^"]+)">/g)].map(
      ([, file]) => file,
    )
  }
  const { browser } = await signUp(product)
  expect(await preloaded(product.client(), '/receipts')).toEqual(['/assets/entrance-1.js'])
  expect(await preloaded(browser, '/receipts?page=2')).toEqual(['/assets/members-1.js'])
  expect(await preloaded(product.client(), '/no/such')).toEqual([])
  expect((await product.app.inject('/first-screens.json')).statusCode).toBe(404)
})

describe('what is not there', () => {
  test('any path is the app for a browser, JSON for a program', async () => {
    const page = await product.app.inject({ url: '/no/such', headers: { accept: 'text/html' } })
    expect(page.headers['content-type']).toContain('text/html')
    const api = await product.app.inject({ url: '/api/nope', headers: { accept: 'text/html' } })
    expect(api.statusCode).toBe(404)
    expect(api.json()).toEqual({ message: 'There is nothing at this address.', code: 'NOT_FOUND' })
    expect((await product.app.inject('/assets/none.js')).statusCode).toBe(404)
  })

  test.each(['/../settings.ts', '/%2e%2e/settings.ts', '/assets/..%2f..%2fpackage.json'])(
    '%s leads nowhere',
    async (url) => {
      const response = await product.app.inject({ url })
      expect(response.statusCode).toBe(404)
    },
  )
})

describe('the mailbox page', () => {
  const local = { remoteAddress: '127.0.0.1', headers: { host: 'localhost:3000' } }

  test('is there for this machine', async () => {
    const response = await product.app.inject({ url: '/dev/mailbox', ...local })
    expect(response.statusCode).toBe(200)
    expect(response.body).toContain('No mail yet')
  })

  test.each([
    ['from another machine', { ...local, remoteAddress: '192.0.2.7' }],
    [
      'through a name that someone else controls',
      { ...local, headers: { host: 'rebind.example' } },
    ],
    [
      'from another site',
      { ...local, headers: { host: 'localhost', 'sec-fetch-site': 'cross-site' } },
    ],
  ])('is not there %s', async (_name, request) => {
    expect((await product.app.inject({ url: '/dev/mailbox', ...request })).statusCode).toBe(404)
    expect((await product.app.inject({ url: '/dev/mailbox/x', ...request })).statusCode).toBe(404)
  })

  test.each(proxyHeaders)('Hole 15: is not there behind a proxy that sends %s', async (name) => {
    const behind = { ...local, headers: { host: 'localhost', [name]: '127.0.0.1' } }
    for (const url of ['/dev/mailbox', '/dev/mailbox/x', '/dev/mailbox/x/attachments/0']) {
      expect((await product.app.inject({ url, ...behind })).statusCode).toBe(404)
    }
  })

  test('is not there at all where mail is really sent', async () => {
    const withSmtp = await createTestApp()
    expect((await withSmtp.app.inject({ url: '/dev/mailbox', ...local })).statusCode).toBe(404)
  })
})

describe('for the operator', () => {
  test('health, readiness and figures', async () => {
    expect((await product.app.inject('/healthz')).json()).toEqual({ status: 'ok' })
    expect((await product.app.inject('/readyz')).json()).toEqual({ status: 'ready' })
    const metrics = await product.app.inject({ url: '/metrics', remoteAddress: '127.0.0.1' })
    expect(metrics.body).toContain(
      'http_requests_total{method="GET",route="/healthz",status="200"}',
    )
    const outside = await product.app.inject({ url: '/metrics', remoteAddress: '192.0.2.7' })
    expect(outside.statusCode).toBe(404)
  })

  test.each(proxyHeaders)('Hole 15: no figures behind a proxy that sends %s', async (name) => {
    const headers = { host: 'localhost', [name]: '127.0.0.1' }
    const response = await product.app.inject({
      url: '/metrics',
      remoteAddress: '127.0.0.1',
      headers,
    })
    expect(response.statusCode).toBe(404)
  })

  test('Hole 15: with a token set, metrics require it', async () => {
    const token = 'a token of some length'.replaceAll(' ', '-')
    const guarded = await createTestApp({ env: { METRICS_TOKEN: token } })
    const ask = async (authorization: string, remoteAddress: string) => {
      const headers = { 'x-forwarded-for': '192.0.2.7', ...(authorization && { authorization }) }
      return (await guarded.app.inject({ url: '/metrics', remoteAddress, headers })).statusCode
    }
    expect(await ask(`Bearer ${token}`, '192.0.2.7')).toBe(200)
    for (const wrong of ['', 'Bearer', `Bearer ${token}x`, token, `Basic ${token}`]) {
      expect(await ask(wrong, '127.0.0.1')).toBe(404)
    }
    expect((await guarded.app.inject('/metrics')).statusCode).toBe(404)
  })

  test('Hole 15: in production there are no figures without a token', async () => {
    expect((await (await inProduction()).app.inject('/metrics')).statusCode).toBe(404)
  })

  test("Hole 16: the API reference runs under the app's own policy", async () => {
    for (const url of ['/api/docs/', '/api/docs', '/api/docs/static/swagger-ui-bundle.js']) {
      const { statusCode, headers } = await product.app.inject(url)
      expect(statusCode).toBe(200)
      expect(headers['content-security-policy']).toBe(contentSecurityPolicy())
    }
    expect(contentSecurityPolicy()).not.toContain('unsafe')
  })

  test('the API reference lists every call of the contract', async () => {
    const { info, paths } = (await product.app.inject('/api/openapi.json')).json<Description>()
    const described = Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    )
    expect(info.version).toBe(version)
    expect(described).not.toContain('GET /dev/mailbox')
    const contract = [...product.app.ownCalls.keys()].map((call) => call.replace(/:(\w+)/g, '{$1}'))
    // Programs of others rely on these: take one out only with a new major version.
    const known = await readFile(join(import.meta.dirname, 'api-calls.txt'), 'utf8')
    expect(described).toEqual(expect.arrayContaining([...contract, ...known.trim().split('\n')]))
    const securityOf = (call: string) => paths[call]?.['get']?.security
    expect(securityOf('/api/trips/all')).toEqual([{ accessToken: [] }])
    expect(securityOf('/api/auth/sessions')).toEqual([])
  })

  test('the log has no password, token, cookie or mail address in it', async () => {
    const { browser, email, token } = await signUp(product)
    await browser.call(`GET /verify-email?token=${token}`)
    await browser.call('POST /api/auth/verify-email', { token })
    const log = product.logged.join('')
    for (const secret of [password, token, browser.cookies.get('quittance'), email]) {
      expect(log).not.toContain(secret)
    }
    expect(log).toContain('"route":"/api/auth/register"')
  })
})

test('images shared to a browser without a worker lead to the receipts, and nothing is taken', async () => {
  const form = '--x\r\ncontent-disposition: form-data; name="images"; filename="a.jpg"\r\n\r\na\r\n'
  const shared = await product.app.inject({
    method: 'POST',
    url: '/share',
    headers: { 'content-type': 'multipart/form-data; boundary=x' },
    payload: `${form}--x--\r\n`,
  })
  const looked = await product.app.inject('/share')
  for (const { statusCode, headers } of [shared, looked]) {
    expect([statusCode, headers.location]).toEqual([303, '/receipts'])
  }
})

test('the offline shell is the page with nothing of anybody in it, also for who is signed in', async () => {
  const { browser, email } = await newTraveller(product)
  const { name } = await createTrip(browser)
  const page = await browser.call('GET /', undefined, asPage)
  expect(page.body).toContain(email)
  expect(page.body).toContain(name)
  const shell = await browser.call('GET /offline-shell', undefined, asPage)
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
  expect((await browser.call('GET /offline-shell', undefined, asPage)).cookies).toEqual([])
  browser.cookies.set(product.sessionCookie.name, 'ended')
  expect((await browser.call('GET /offline-shell', undefined, asPage)).cookies).toEqual([])
  expect((await browser.call('GET /', undefined, asPage)).cookies).toHaveLength(1)
})

test('the service worker is revalidated each time, and a missing one is a 404', async () => {
  expect((await get('/sw.js')).statusCode).toBe(404)
  expect((await get('/sw.js?v=1')).json()).toMatchObject({ code: 'NOT_FOUND' })

  await writeFile(join(folder, 'sw.js'), 'self.skipWaiting')
  const built = await createTestApp({ webFolder: folder })
  const { statusCode, headers, body } = await built.app.inject({ url: '/sw.js', ...asPage })
  expect([statusCode, body]).toEqual([200, 'self.skipWaiting'])
  expect(headers).toMatchObject({
    'cache-control': 'no-cache',
    'content-type': expect.stringContaining('javascript'),
    'x-content-type-options': 'nosniff',
  })
})

function get(url: string) {
  return product.app.inject({ url, ...asPage })
}

test('only where there are payments may the page load and frame the payment form', () => {
  const policy = contentSecurityPolicy({ nonce: 'n', hasPayments: true })
  for (const rule of [
    "script-src 'self' 'nonce-n' https://js.stripe.com https://*.js.stripe.com",
    "connect-src 'self' https://api.stripe.com",
    "frame-src 'self' https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com",
  ]) {
    expect(policy.split('; ')).toContain(rule)
  }
  expect(contentSecurityPolicy({ nonce: 'n' })).not.toContain('stripe')
})

const html =
  '<head><script nonce="__CSP_NONCE__">1</script></head><body><script type="application/json" id="page-answers" nonce="__CSP_NONCE__">{}</script><p>{}</p></body>'
const fill = createPage(html)

test('the nonce, the preloads and the answers stand where they belong, and nothing else changes', () => {
  const answers = { '/api/trips/active': null }
  expect(fill({ nonce: 'n', answers, preloads: ['/assets/a.js'] })).toBe(
    '<head><script nonce="n">1</script><link rel="modulepreload" crossorigin href="/assets/a.js"></head><body><script type="application/json" id="page-answers" nonce="n">{"/api/trips/active":null}</script><p>{}</p></body>',
  )
})

test.each([
  '</script><script>alert(1)</script>',
  '<!--<script>',
  '$&$1',
  '__CSP_NONCE__',
  '</head>',
])('a text like %s stays a text', (name) => {
  const page = fill({ nonce: 'n', answers: { name }, preloads: [] })
  const [, json = ''] = /id="page-answers" nonce="n">(.*?)<\/script><p>/.exec(page) ?? []
  expect(JSON.parse(json)).toEqual({ name })
  expect(page.match(/<script/g)).toHaveLength(2)
  expect(page.match(/<!--/g)).toBeNull()
})
