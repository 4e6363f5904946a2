import type { ClaimVersion } from '@quittance/contract/reports'
import { expect, test } from 'vitest'
import { type TestClient, useTestApp } from '#test/app.ts'
import { claimsOf, newSentTrip, openLink } from '#test/finalized-trips.ts'
import { newTraveller } from '#test/trips.ts'

const product = await useTestApp()

test('each opening is counted, with the first and the last time and nothing else', async () => {
  const { browser, trip, download } = await newSentTrip(product)
  expect(await claimOf(browser, trip.id)).toMatchObject({
    openings: 0,
    firstOpenedAt: null,
    lastOpenedAt: null,
  })
  await openLink(product, download.claim)
  const { firstOpenedAt, ...once } = await claimOf(browser, trip.id)
  expect(once).toMatchObject({ openings: 1, lastOpenedAt: firstOpenedAt })
  await openLink(product, download.claim)
  const twice = await claimOf(browser, trip.id)
  expect(twice).toMatchObject({ openings: 2, firstOpenedAt })
  expect(Date.parse(twice.lastOpenedAt ?? '')).toBeGreaterThan(Date.parse(firstOpenedAt ?? ''))
})

test('a phone that sounds like a program is a phone', async () => {
  const { browser, trip, download } = await newSentTrip(product)
  const headers = { 'user-agent': 'Mozilla/5.0 (Linux; Android 10; CUBOT X30) Chrome/120' }
  await product.app.inject({ url: new URL(download.claim).pathname, headers })
  expect((await claimOf(browser, trip.id)).openings).toBe(1)
})

test('any number at once are all counted', async () => {
  const { browser, trip, download } = await newSentTrip(product)
  await Promise.all(Array.from({ length: 20 }, () => openLink(product, download.claim)))
  expect((await claimOf(browser, trip.id)).openings).toBe(20)
})

test.each<[string, Record<string, string>]>([
  ['a browser that fetches ahead', { 'sec-purpose': 'prefetch;prerender' }],
  ['an older one', { purpose: 'prefetch' }],
  ['a preview', { 'x-purpose': 'preview' }],
  ['Firefox ahead of time', { 'x-moz': 'prefetch' }],
  ['a chat that shows what is behind a link', { 'user-agent': 'Slackbot-LinkExpanding 1.0' }],
  ['another', { 'user-agent': 'facebookexternalhit/1.1' }],
  ['a robot', { 'user-agent': 'Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/)' }],
  ['a script of a page', { 'sec-fetch-dest': 'empty' }],
])('%s opens nothing', async (_who, headers) => {
  const { browser, trip, download } = await newSentTrip(product)
  const url = new URL(download.claim).pathname
  expect((await product.app.inject({ url, headers })).statusCode).toBe(200)
  expect((await claimOf(browser, trip.id)).openings).toBe(0)
})

test('nor do HEAD, a picture, the next page, a file, or a link that is over', async () => {
  const { browser, trip, download, photos } = await newSentTrip(product)
  const url = new URL(download.claim).pathname
  await openLink(product, download.claim, 'HEAD')
  await product.app.inject(`${url}/receipts/${photos[0]?.id}/thumbnail`)
  await product.app.inject(`${url}?page=2`)
  await openLink(product, download.excel)
  expect((await claimOf(browser, trip.id)).openings).toBe(0)
  await browser.call(`POST /api/trips/${trip.id}/unfinalize`)
  await openLink(product, download.claim)
  expect((await claimOf(browser, trip.id)).openings).toBe(0)
})

test("the traveller's own views are not counted; those of another signed-in user are", async () => {
  const { browser, trip, download } = await newSentTrip(product)
  const url = new URL(download.claim).pathname
  const own = await browser.call(`GET ${url}`)
  expect(own.statusCode).toBe(200)
  expect(own.cookies).toEqual([])
  expect((await claimOf(browser, trip.id)).openings).toBe(0)
  const other = await newTraveller(product)
  await other.browser.call(`GET ${url}`)
  expect((await claimOf(browser, trip.id)).openings).toBe(1)
})

async function claimOf(browser: TestClient, tripId: number): Promise<Partial<ClaimVersion>> {
  return (await claimsOf(browser, tripId))[0] ?? {}
}
