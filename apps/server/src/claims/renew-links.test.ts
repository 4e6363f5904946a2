import type { DownloadLinks } from '@quittance/contract/trips'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { finalizations, trips } from '#db/schema.ts'
import { answerOf, type TestClient, useTestApp } from '#test/app.ts'
import { newSentTrip, newTripWithReceipts, openLink } from '#test/finalized-trips.ts'
import { newTrip } from '#test/trips.ts'

const product = await useTestApp()

test('fresh links to a finalized trip; the earlier ones keep working', async () => {
  const { browser, trip, download: earlier } = await newSentTrip(product)
  const fresh = await renew(browser, trip.id)
  for (const link of [...Object.values(earlier), ...Object.values(fresh)]) {
    expect((await openLink(product, link, 'HEAD')).statusCode).toBe(200)
  }
  expect(await countFinalizations(trip.id)).toBe(1)
})

test('a trip finalized before there were reports gets its links, once however many ask', async () => {
  const { browser, trip } = await newTripWithReceipts(product)
  const change = { status: 'finalized', endDate: '2026-03-09' } as const
  await product.db.update(trips).set(change).where(eq(trips.id, trip.id))
  const all = await Promise.all(Array.from({ length: 10 }, () => renew(browser, trip.id)))
  for (const { excel } of all) {
    expect((await openLink(product, excel, 'HEAD')).statusCode).toBe(200)
  }
  expect(await countFinalizations(trip.id)).toBe(1)
})

test('an archived trip that was finalized keeps its reports', async () => {
  const { browser, trip } = await newSentTrip(product)
  await browser.call(`DELETE /api/trips/${trip.id}`)
  const { zip } = await renew(browser, trip.id)
  expect((await openLink(product, zip, 'HEAD')).statusCode).toBe(200)
})

test.each([
  ['active', null],
  ['inactive', null],
  ['archived', 'active'],
  ['archived', 'inactive'],
] as const)('a trip that is %s (before: %s) has none', async (status, statusBeforeArchive) => {
  const { browser, id } = await newTrip(product, { status, statusBeforeArchive })
  expect(await answerOf(browser.call(`POST /api/trips/${id}/download`), 409)).toEqual({
    code: 'WRONG_STATE',
    message: 'Only a finalized trip has reports. Finalize it first.',
  })
  expect(await countFinalizations(id)).toBe(0)
})

async function renew(browser: TestClient, id: number): Promise<DownloadLinks> {
  const response = await answerOf(browser.call(`POST /api/trips/${id}/download`))
  return response.download
}

async function countFinalizations(tripId: number) {
  return product.db.$count(finalizations, eq(finalizations.tripId, tripId))
}
