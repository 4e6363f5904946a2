import { rateEndpoints } from '@quittance/contract/rates'
import { reportEndpoints } from '@quittance/contract/reports'
import { tripEndpoints } from '@quittance/contract/trips'
import { expect, test } from 'vitest'
import { answerOf, useTestApp } from '#test/app.ts'
import { addTrip, berlin, newPremiumTraveller, statusesOf } from '#test/trips.ts'

const names = Object.keys({ ...tripEndpoints, ...reportEndpoints, ...rateEndpoints })
const ofOneTrip = names.filter((name) => name.includes(':id'))
const missingId = 2_147_483_647

const product = await useTestApp()

test('every call that needs a session answers 401 without one, before anything else', async () => {
  const calls = [...product.app.ownCalls].filter(
    ([, { endpoint }]) => endpoint.access === 'session',
  )
  expect(calls.length).toBeGreaterThan(60)
  for (const [name] of calls) {
    const body = name.startsWith('GET') ? undefined : {}
    const response = await product.client().call(name.replaceAll(/:\w+/g, 'nonsense'), body)
    expect([name, response.statusCode, response.json()]).toEqual([
      name,
      401,
      { message: 'Not authenticated', code: 'UNAUTHENTICATED' },
    ])
  }
})

test.each(ofOneTrip)("%s answers another user's trip as one that is missing", async (name) => {
  const owner = await newPremiumTraveller(product)
  const stranger = await newPremiumTraveller(product)
  const states = ['active', 'inactive', 'finalized', 'archived'] as const
  for (const status of states) {
    const { id } = await addTrip(product, owner.userId, { name: status, status })
    for (const body of goodBodies(name)) {
      const response = await stranger.browser.call(name.replace(':id', String(id)), body)
      const missing = await stranger.browser.call(name.replace(':id', String(missingId)), body)
      expect(response.statusCode).toBe(404)
      expect(response.json()).toEqual({ code: 'NOT_FOUND', message: 'Trip not found' })
      expect(response.body).toBe(missing.body)
    }
  }
  expect(await statusesOf(owner.browser)).toEqual(
    Object.fromEntries(states.map((status) => [status, status])),
  )
})

test.each(ofOneTrip)('%s refuses what is not a trip id', async (name) => {
  const { browser } = await newPremiumTraveller(product)
  for (const id of ['nonsense', '0', '-1', '1.5', '2147483648', '%20', 'NaN']) {
    const response = await answerOf(browser.call(name.replace(':id', id), goodBodies(name)[0]), 400)
    expect(response).toMatchObject({ code: 'VALIDATION', message: 'Invalid trip ID' })
  }
})

function goodBodies(name: string): unknown[] {
  if (name.startsWith('PUT')) return [berlin, { status: 'active' }]
  const isSending = name.endsWith('/finalize') || name.endsWith('/send')
  return [isSending ? { email: 'finance@example.com' } : undefined]
}
