import { ownerHeader } from '@quittance/contract/owner-header'
import { expect, test } from 'vitest'
import { createTestApp } from '#test/app.ts'
import { photo } from '#test/images.ts'
import { formOf, leftovers, lunch } from '#test/receipts.ts'
import { newTraveller, newTrip } from '#test/trips.ts'

const product = await createTestApp()
const anna = await newTraveller(product)
const ben = await newTrip(product, { status: 'active' })
const headersOfAnna = { [ownerHeader]: String(anna.userId) }

test.each(['POST /api/receipts', 'POST /api/receipts/process', 'POST /api/documents/process'])(
  'Truth 2: %s for one user under the session of another takes nothing',
  async (call) => {
    const image = await photo().jpeg().toBuffer()
    const { payload, headers } = await formOf({ ...lunch, tripId: String(ben.id), image })
    const response = await ben.browser.call(call, undefined, {
      payload,
      headers: { ...headers, ...headersOfAnna },
    })
    expect(response.statusCode).toBe(409)
    expect(response.json().code).toBe('OTHER_USER')
    expect(await leftovers(product)).toEqual({ stored: 0, uploads: 0, rows: 0 })
  },
)

test('Truth 2: what waits at the server for one user is not handed to another', async () => {
  const headers = headersOfAnna
  const arrivals = await ben.browser.call('GET /api/arrivals', undefined, { headers })
  expect(arrivals.json().code).toBe('OTHER_USER')
  expect((await anna.browser.call('GET /api/arrivals', undefined, { headers })).statusCode).toBe(
    200,
  )
})

test('a call for a user without a session is unauthenticated', async () => {
  const call = product.client().call('GET /api/arrivals', undefined, { headers: headersOfAnna })
  const response = await call
  expect(response.json().code).toBe('UNAUTHENTICATED')
})
