import { writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { beforeEach, describe, expect, test } from 'vitest'
import { createTestApp } from '#test/app.ts'
import { newFolder } from '#test/at-end.ts'
import { newTraveller } from '#test/trips.ts'

const folder = await newFolder()
await writeFile(join(folder, 'index.html'), '<head></head><script id="page-answers">{}</script>')
const screen = { pattern: '^/receipts$', files: ['/assets/a.js'] }
const screens = { members: [screen], visitors: [screen] }
await writeFile(join(folder, 'first-screens.json'), JSON.stringify(screens))
const product = await createTestApp({ webFolder: folder })
const { browser, email } = await newTraveller(product)
const { name: cookieName } = product.sessionCookie
const cookie = `${cookieName}=${browser.cookies.get(cookieName)}`
const { port } = new URL(await product.app.listen({ host: '127.0.0.1', port: 0 }))
beforeEach(() => void product.logged.splice(0))

const spellings: [name: string, of: (path: string) => string][] = [
  ['as it is', (path) => path],
  ['with a letter in hex', (path) => path.replace('/api/', '/%61pi/')],
  ['with every letter in hex', (path) => path.replace('/api/', '/%61%70%69/')],
  ['with its host', (path) => `http://127.0.0.1:${port}${path}`],
  ['with another host', (path) => `HTTP://evil.example${path}`],
  [
    'with its host and a letter in hex',
    (path) => `http://localhost${path}`.replace('api', '%61pi'),
  ],
]

describe.each(spellings)('a target sent %s', (_name, spell) => {
  test('Hole 11: a change that another site sends is refused', async () => {
    const answer = await send(`PUT ${spell('/api/auth/preferences')}`, [
      'Sec-Fetch-Site: cross-site',
      `Cookie: ${cookie}`,
      'Content-Type: application/json',
      'Content-Length: 2',
      '',
      '{}',
    ])
    expect(answer).toMatch(/^HTTP\/1.1 403 /)
    expect(answer).toContain('CROSS_SITE')
  })

  test('Hole 11: the session is known, and the call is logged as one of the API', async () => {
    const answer = await send(`GET ${spell('/api/auth/user')}`, [`Cookie: ${cookie}`])
    expect(answer).toMatch(/^HTTP\/1.1 200 /)
    expect(answer).toContain(email)
    const [line] = product.logged.map((logged) => JSON.parse(logged))
    expect(line).toMatchObject({ level: 30, route: '/api/auth/user', status: 200 })
  })

  test('Hole 11: a call that is not there is no page', async () => {
    const answer = await send(`GET ${spell('/api/nope')}`, ['Accept: text/html'])
    expect(answer).toMatch(/^HTTP\/1.1 404 /)
    expect(answer).toContain('NOT_FOUND')
  })
})

test.each(['/receipts', '/%72eceipts/', 'http://localhost/receipts?page=2'])(
  'Hole 11: the page at %s is known by its path',
  async (target) => {
    expect(await send(`GET ${target}`, ['Accept: text/html'])).toContain('href="/assets/a.js"')
  },
)

/** Sends raw bytes: HTTP clients normalize the request target. */
async function send(request: string, lines: string[]) {
  const socket = connect(Number(port), '127.0.0.1')
  const [head, body] = lines.includes('') ? [lines.slice(0, -2), lines.at(-1)] : [lines, '']
  const headers = ['Host: localhost', 'Connection: close', ...head]
  socket.write(`${request} HTTP/1.1\r\n${headers.join('\r\n')}\r\n\r\n${body}`)
  return text(socket)
}
