import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { trips } from '#db/schema.ts'
import { password } from '#test/accounts.ts'
import { createTestApp } from '#test/app.ts'
import { photo } from '#test/images.ts'
import { save } from '#test/receipts.ts'
import { newTrip } from '#test/trips.ts'

const browserAccepts = 'gzip, deflate, br, zstd'

const product = await createTestApp()
const { browser, userId, id: tripId } = await newTrip(product, { status: 'active' })

const one = { userId, startDate: '2026-03-01', currency: 'EUR', status: 'inactive' } as const
const many = Array.from({ length: 60 }, (_, n) => ({ ...one, name: `Trip ${n} to Ærø` }))
await product.db.insert(trips).values(many)

describe('a long answer', () => {
  test.each([
    ['a browser', browserAccepts, 'br'],
    ['one that knows gzip only', 'gzip', 'gzip'],
    ['one that likes gzip better', 'gzip;q=1.0, br;q=0.5', 'gzip'],
    ['one that takes anything', '*', 'br'],
  ])('is compressed for %s', async (_name, accepted, encoding) => {
    const plain = await ask('/api/trips/all')
    const answer = await ask('/api/trips/all', accepted)
    expect(answer.headers).toMatchObject({
      'content-encoding': encoding,
      'content-length': String(answer.rawPayload.length),
      vary: 'accept-encoding',
    })
    expect(answer.rawPayload.length).toBeLessThan(plain.rawPayload.length / 5)
    const open = encoding === 'br' ? brotliDecompressSync : gunzipSync
    expect(open(answer.rawPayload).toString()).toBe(plain.body)
  })

  test.each(['', 'identity', 'br;q=0, gzip;q=0', 'deflate'])(
    'is sent as it is where "%s" is accepted',
    async (accepted) => {
      const answer = await ask('/api/trips/all', accepted)
      expect(answer.headers['content-encoding']).toBeUndefined()
      expect(answer.headers.vary).toBe('accept-encoding')
      expect(answer.json()).toHaveLength(61)
    },
  )

  test('is as long for HEAD as for GET', async () => {
    const got = await ask('/api/trips/all', browserAccepts)
    const head = await ask('/api/trips/all', browserAccepts, 'HEAD')
    expect(head.headers['content-length']).toBe(got.headers['content-length'])
    expect(head.rawPayload).toHaveLength(0)
  })
})

test.each([
  ['a short answer', '/api/auth/user'],
  ['an error', '/api/trips/2147483647'],
])('%s is sent as it is', async (_name, path) => {
  const answer = await ask(path, browserAccepts)
  expect(answer.headers['content-encoding']).toBeUndefined()
  expect(answer.json()).toBeTypeOf('object')
})

test('pictures and downloads are sent as they are', async () => {
  const { id } = (await save(browser, tripId, { image: await photo().jpeg().toBuffer() })).json()
  const link = await browser.call('POST /api/auth/data-download', { password })
  for (const path of [`/api/receipts/${tripId}/${id}/image`, link.json().url]) {
    const answer = await ask(path, browserAccepts)
    expect(answer.statusCode).toBe(200)
    expect(answer.rawPayload.length).toBeGreaterThan(1024)
    expect(answer.headers['content-encoding']).toBeUndefined()
  }
})

function ask(path: string, accepted?: string, method: 'GET' | 'HEAD' = 'GET') {
  const headers = accepted === undefined ? {} : { 'accept-encoding': accepted }
  return browser.call(`${method} ${path}`, undefined, { headers })
}
