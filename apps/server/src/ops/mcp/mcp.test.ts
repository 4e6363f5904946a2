import { once } from 'node:events'
import { writeFile } from 'node:fs/promises'
import { request as send } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import { type TokenScope, tokenScopes } from '@quittance/contract/tokens'
import { expect, test } from 'vitest'
import { insertToken } from '#db/access-tokens.ts'
import { useTestApp } from '#test/app.ts'
import { atEnd, newFolder } from '#test/at-end.ts'
import { billPages, pdfOf } from '#test/documents.ts'
import { photo } from '#test/images.ts'
import { addReceipt, newTrip } from '#test/trips.ts'
import { createMcpServer } from './mcp-server.ts'
import { createQuittanceApi } from './quittance-api.ts'
import { serveHttp } from './serve-http.ts'

const product = await useTestApp()
const folder = await newFolder()
async function write(name: string, content: Buffer | string) {
  await writeFile(join(folder, name), content)
  return join(folder, name)
}
const lunch = await write('lunch.jpg', await photo().jpeg().toBuffer())
const hotel = await write('hotel.pdf', await pdfOf(billPages(1)))
const notes = await write('notes.txt', 'secret')

const calls: string[] = []

const fetchFromApp: typeof fetch = async (input, init) => {
  const request = new Request(input, init)
  const { pathname, search } = new URL(request.url)
  calls.push(`${request.method} ${pathname}`)
  const { statusCode: status, body } = await product.app.inject({
    method: request.method as 'GET',
    url: pathname + search,
    headers: Object.fromEntries(request.headers),
    payload: Buffer.from(await request.arrayBuffer()),
  })
  return new Response(body, { status })
}

async function serve(userId: number, scopes: TokenScope[] = [...tokenScopes]) {
  const { text: token } = await insertToken(product.db, { userId, name: 'MCP', scopes, days: 1 })
  const api = createQuittanceApi({ url: 'http://localhost:3000', token, fetch: fetchFromApp })
  const server = await serveHttp(() => createMcpServer(api), 0, token)
  const { port } = server.address() as AddressInfo
  const url = new URL(`http://127.0.0.1:${port}/`)
  const headers = { authorization: `Bearer ${token}` }
  const client = new Client({ name: 'test', version: '1' })
  await client.connect(new StreamableHTTPClientTransport(url, { requestInit: { headers } }))
  async function call(name: string, args: Record<string, unknown>) {
    const { content } = await client.callTool({ name, arguments: args })
    return (content as { text: string }[])[0]?.text
  }
  atEnd(async () => {
    await client.close()
    server.closeAllConnections()
    server.close()
  })
  return { client, call, url, headers }
}

test('every tool reads or adds a draft; none sends, approves or deletes', async () => {
  const { browser, userId, trip } = await newTrip(product, { status: 'active' })
  await addReceipt(product, trip, { vendor: 'Taxi Berlin' })
  const { client, call } = await serve(userId)
  const typed = { vendor: 'Gasthaus', date: '2026-03-02', amount: '12.50', currency: 'EUR' }
  const tripId = trip.id
  const unchecked = '"fields":["vendor","date","amount","currency","category"]'
  const tries: [name: string, args: Record<string, unknown>, expected: string][] = [
    ['list_trips', {}, 'Berlin Q3'],
    ['list_receipts', { tripId }, 'Taxi Berlin'],
    ['list_receipts', { tripId, search: 'nothing' }, '{"receipts":[],"next":null}'],
    ['list_receipts', { tripId: 999_999 }, 'Trip not found'],
    ['list_receipts', { tripId: '1/finalize' }, 'tripId'],
    ['add_draft_receipt', { tripId, path: lunch }, 'Nothing was saved. Not readable: vendor, date'],
    ['add_draft_receipt', { tripId, path: lunch, ...typed }, 'Gasthaus'],
    ['add_draft_receipt', { tripId, path: hotel, ...typed, vendor: 'Hotel' }, 'Hotel'],
    ['add_draft_receipt', { tripId, path: notes, ...typed }, 'Only JPEG'],
    ['add_draft_receipt', { tripId: 999_999, path: lunch, ...typed }, 'Trip not found'],
    ['explain_claim', { tripId }, unchecked],
  ]
  const { tools } = await client.listTools()
  expect(new Set(tries.map(([name]) => name))).toEqual(new Set(tools.map(({ name }) => name)))
  for (const [name, args, expected] of tries) expect(await call(name, args)).toContain(expected)
  const allowed =
    /^GET \/api\/trips\/(?:all|\d+(?:\/(?:receipts|claims|conversation|check))?)$|^POST \/api\/(?:receipts(?:\/process)?|documents\/process)$/
  expect(calls.filter((made) => !allowed.test(made))).toEqual([])
  expect(new Set(calls).size).toBe(10)
  expect((await browser.call(`GET /api/trips/${tripId}`)).json()).toMatchObject({
    status: 'active',
    summary: { receiptCount: 3 },
  })
})

test('it can do no more than its token, and serves only those who have it', async () => {
  const { userId, id } = await newTrip(product, { status: 'active' })
  const { call, url, headers } = await serve(userId, ['read'])
  const added = await call('add_draft_receipt', { tripId: id, path: lunch })
  expect(added).toContain('lacks the scope "write"')
  const statusOf = async (over: Record<string, string>) => {
    const request = send(url, { method: 'POST', headers: { ...headers, ...over } }).end('{}')
    const [response] = await once(request, 'response')
    return response.resume().statusCode as number
  }
  expect(await statusOf({ authorization: 'Bearer other' })).toBe(401)
  expect(await statusOf({ host: 'evil.example' })).toBe(403)
  expect(await statusOf({ origin: 'https://evil.example' })).toBe(403)
})
