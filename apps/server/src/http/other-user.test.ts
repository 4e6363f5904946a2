import { ownerHeader } from '@quittance/contract/owner-header'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { signUpVerified } from '#test/accounts.ts'
import { createTestApp } from '#test/app.ts'
import { photo } from '#test/images.ts'
import { addTrip, formOf, leftovers, lunch } from '#test/receipts.ts'

const product = await createTestApp()
let anna: Awaited<ReturnType<typeof signUpVerified>>
let ben: Awaited<ReturnType<typeof signUpVerified>>
let annasId: string
let tripId: string
beforeAll(async () => {
  anna = await signUpVerified(product)
  ben = await signUpVerified(product)
  tripId = String(await addTrip(product, ben.browser))
  annasId = String((await anna.browser.call('GET /api/auth/user')).json().id)
})
afterAll(() => product.close())

test.each(['POST /api/receipts', 'POST /api/receipts/process', 'POST /api/documents/process'])(
  'Truth 2: %s for one user under the session of another takes nothing',
  async (call) => {
    const image = await photo().jpeg().toBuffer()
    const { payload, headers } = await formOf({ ...lunch, tripId, image })
    const response = await ben.browser.call(call, undefined, {
      payload,
      headers: { ...headers, [ownerHeader]: annasId },
    })
    expect(response.statusCode).toBe(409)
    expect(response.json().code).toBe('OTHER_USER')
    expect(await leftovers(product)).toEqual({ stored: 0, uploads: 0, rows: 0 })
  },
)

test('Truth 2: what waits at the server for one user is not handed to another', async () => {
  const headers = { [ownerHeader]: annasId }
  const arrivals = await ben.browser.call('GET /api/arrivals', undefined, { headers })
  expect(arrivals.json().code).toBe('OTHER_USER')
  expect((await anna.browser.call('GET /api/arrivals', undefined, { headers })).statusCode).toBe(
    200,
  )
})

test('a call for a user without a session is unauthenticated', async () => {
  const headers = { [ownerHeader]: annasId }
  const response = await product.client().call('GET /api/arrivals', undefined, { headers })
  expect(response.json().code).toBe('UNAUTHENTICATED')
})
