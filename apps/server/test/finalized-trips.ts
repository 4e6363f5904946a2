import { randomUUID } from 'node:crypto'
import type { OutgoingHttpHeaders } from 'node:http'
import type { Delivery } from '@quittance/contract/deliveries'
import type { ClaimVersion } from '@quittance/contract/reports'
import type { DownloadLinks } from '@quittance/contract/trips'
import { and, eq, isNull } from 'drizzle-orm'
import { expect } from 'vitest'
import { finalizations, type receipts, type trips } from '#db/schema.ts'
import type { TestApp, TestClient } from './app.ts'
import { photo } from './images.ts'
import { addReceipt, addTrip, newTraveller } from './trips.ts'

/** As saving leaves it: the image in the store, its size in the row. */
export async function addPhotoReceipt(
  product: Pick<TestApp, 'db' | 'storage'>,
  trip: { id: number; userId: number },
  change: Partial<typeof receipts.$inferInsert> = {},
) {
  const image = await photo().jpeg().toBuffer()
  const imageKey = `${trip.userId}/${randomUUID()}.jpg`
  await product.storage.put(imageKey, image, 'image/jpeg')
  return addReceipt(product, trip, { imageKey, imageBytes: image.length, ...change })
}

/** A traveller with an open trip that has two photographed receipts and one entered by hand. */
export async function newTripWithReceipts(
  product: TestApp,
  change: Partial<typeof trips.$inferInsert> = {},
) {
  const traveller = await newTraveller(product)
  const trip = await addTrip(product, traveller.userId, change)
  const photos = [
    await addPhotoReceipt(product, trip),
    await addPhotoReceipt(product, trip, { vendor: 'Taxi Berlin', amountMinor: 1850 }),
  ]
  await addReceipt(product, trip, { vendor: 'Kiosk', date: '2026-03-03' })
  return { ...traveller, trip, photos }
}

type FinalizeAnswer = {
  download: DownloadLinks
  email: { success: boolean; message: string }
  delivery: Delivery | null
}

export async function finalize(
  browser: TestClient,
  id: number,
  body: Record<string, unknown> = {},
): Promise<FinalizeAnswer> {
  const response = await browser.call(`POST /api/trips/${id}/finalize`, {
    email: 'finance@example.com',
    includeCopy: false,
    ...body,
  })
  if (response.statusCode !== 200) throw new Error(response.body)
  return response.json()
}

export async function newSentTrip(
  product: TestApp,
  change: Partial<typeof trips.$inferInsert> = {},
) {
  const traveller = await newTripWithReceipts(product, change)
  return { ...traveller, ...(await finalize(traveller.browser, traveller.trip.id)) }
}

/** The newest first. */
export async function claimsOf(browser: TestClient, tripId: number): Promise<ClaimVersion[]> {
  return (await browser.call(`GET /api/trips/${tripId}/claims`)).json().claims
}

/** As someone in finance opens it: no cookie, only the link. */
export async function openLink({ app }: TestApp, link: string, method: 'GET' | 'HEAD' = 'GET') {
  return app.inject({ method, url: new URL(link).pathname })
}

type Answer = { statusCode?: number | undefined; headers: OutgoingHttpHeaders; body: string }

/** A page for whoever opened a link in vain. */
export function expectPage({ statusCode, headers, body }: Answer, status: number, title: string) {
  expect(statusCode).toBe(status)
  expect(headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': expect.stringContaining("default-src 'none'"),
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex',
  })
  expect(headers['content-disposition']).toBeUndefined()
  expect(body).toContain(`<h1>${title}</h1>`)
  expect(body).not.toContain('<script')
}

export async function liveFinalization({ db }: TestApp, tripId: number) {
  const [found] = await db
    .select()
    .from(finalizations)
    .where(and(eq(finalizations.tripId, tripId), isNull(finalizations.revokedAt)))
  return found?.id ?? 0
}
