import { reportEndpoints } from '@quittance/contract/reports'
import { expect, test } from 'vitest'
import { useTestApp } from '#test/app.ts'
import { addTrip, newTraveller } from '#test/trips.ts'

const names = Object.keys(reportEndpoints)
const missingId = 2_147_483_647

const product = await useTestApp()

test.each(names)('%s answers 401 to a signed-out caller, before anything else', async (name) => {
  const response = await product.client().call(name.replace(':id', 'nonsense'))
  expect(response.statusCode).toBe(401)
  expect(response.json()).toEqual({ message: 'Not authenticated', code: 'UNAUTHENTICATED' })
})

test.each(names)("%s answers another user's trip as one that is missing", async (name) => {
  const owner = await newTraveller(product)
  const stranger = await newTraveller(product)
  for (const status of ['active', 'inactive', 'finalized', 'archived'] as const) {
    const { id } = await addTrip(product, owner.userId, { status })
    const response = await stranger.browser.call(name.replace(':id', String(id)))
    const missing = await stranger.browser.call(name.replace(':id', String(missingId)))
    expect(response.statusCode).toBe(404)
    expect(response.json()).toEqual({ code: 'NOT_FOUND', message: 'Trip not found' })
    expect(response.body).toBe(missing.body)
  }
})

test.each(names)('%s refuses what is not a trip id', async (name) => {
  const { browser } = await newTraveller(product)
  for (const id of ['nonsense', '0', '1.5', '2147483648']) {
    const response = await browser.call(name.replace(':id', id))
    expect(response.statusCode).toBe(400)
    expect(response.json()).toMatchObject({ code: 'VALIDATION', message: 'Invalid trip ID' })
  }
})
