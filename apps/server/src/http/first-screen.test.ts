import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import type { PreloadedData } from '@quittance/contract/first-screen'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { createTestApp, type TestClient } from '#test/app.ts'
import { newFolder } from '#test/at-end.ts'
import { addReceipt, addTrip, newTraveller, newTrip } from '#test/trips.ts'

const folder = await newFolder()
await writeFile(join(folder, 'index.html'), '<script id="page-answers">{}</script>')
const product = await createTestApp({ webFolder: folder })

async function open(browser: TestClient, path: string) {
  const page = await browser.call(`GET ${path}`, undefined, { headers: { accept: 'text/html' } })
  expect(page.statusCode).toBe(200)
  expect(page.headers['cache-control']).toBe('no-store')
  return { page, answers: answersIn(page.body) }
}

function answersIn(page: string) {
  const [, json = ''] = /<script id="page-answers">(.*)<\/script>/.exec(page) ?? []
  return JSON.parse(json) as PreloadedData
}

/** The API's own responses for the same addresses. */
async function callApi(browser: TestClient, answers: PreloadedData) {
  const responses = Object.keys(answers).map(async (address) => {
    const response = await browser.call(`GET ${address}`)
    return [address, response.statusCode === 404 ? null : response.json()]
  })
  return Object.fromEntries(await Promise.all(responses)) as PreloadedData
}

test.each([
  [
    '/',
    [
      '/api/subscription/plan',
      '/api/trips/9/receipts?search=&category=all&limit=3',
      '/api/trips/9/spending',
      '/api/trips/9/rates',
      '/api/trips/9/check',
      '/api/claims/outstanding',
    ],
  ],
  [
    '/receipts',
    [
      '/api/trips/9/receipts?search=&category=all&limit=100',
      '/api/trips/9/receipts/summary?search=&category=all',
      '/api/trips/9/spending',
      '/api/trips/9/rates',
    ],
  ],
  ['/receipts/?from=mail', ['/api/trips/9/receipts/summary?search=&category=all']],
  [
    '/history',
    ['/api/trips/history', '/api/trips/archived', '/api/trips/all', '/api/claims/outstanding'],
  ],
  ['/history/12', []],
  ['/settings', []],
])('the page at %s brings the active trip and what else it would ask for', async (path, more) => {
  const { browser, trip } = await newTrip(product, { status: 'active' })
  await addReceipt(product, trip)
  await addReceipt(product, trip, { currency: 'USD' })
  const { answers } = await open(browser, path)
  const expected = more.map((address) => address.replace('/9/', `/${trip.id}/`))
  expect(Object.keys(answers)).toEqual(
    expect.arrayContaining(['/api/auth/user', '/api/trips/active', ...expected]),
  )
  expect(answers).toEqual(await callApi(browser, answers))
})

test('without an active trip it brings the trips to go on with', async () => {
  const { browser, userId } = await newTraveller(product)
  await addTrip(product, userId, { name: 'Oslo' })
  for (const path of ['/', '/receipts']) {
    const { answers } = await open(browser, path)
    expect(answers['/api/trips/active']).toBeNull()
    expect(answers['/api/trips/all']).toMatchObject([{ name: 'Oslo' }])
    expect(answers).toEqual(await callApi(browser, answers))
  }
})

test('a page outside of the shell brings the user and the configuration', async () => {
  const { browser } = await newTraveller(product)
  for (const path of ['/about', '/subscribe/pro', '/no/such']) {
    const { answers } = await open(browser, path)
    expect(Object.keys(answers)).toEqual(['/api/auth/user', '/api/config'])
    expect(answers).toEqual(await callApi(browser, answers))
  }
})

test('a page that brings much is compressed', async () => {
  const { browser, trip } = await newTrip(product, { status: 'active' })
  for (let count = 0; count < 10; count += 1) await addReceipt(product, trip)
  const headers = { accept: 'text/html', 'accept-encoding': 'br' }
  const page = await browser.call('GET /receipts', undefined, { headers })
  expect(page.headers['content-encoding']).toBe('br')
  expect(answersIn(brotliDecompressSync(page.rawPayload).toString())).toEqual(
    (await open(browser, '/receipts')).answers,
  )
})

test('each sees their own', async () => {
  const [ada, grace] = [await newTraveller(product), await newTraveller(product)]
  await addTrip(product, ada.userId, { name: 'Trip of Ada', status: 'active' })
  await addTrip(product, grace.userId, { name: 'Trip of Grace', status: 'active' })
  const [first, second] = await Promise.all([open(ada.browser, '/'), open(grace.browser, '/')])
  expect(first.answers['/api/auth/user']).toMatchObject({ id: ada.userId })
  expect(first.page.body).toContain('Trip of Ada')
  expect(first.page.body).not.toContain('Grace')
  expect(second.page.body).not.toContain('Trip of Ada')
})

test('a visitor gets the data of a signed-out user', async () => {
  const visitor = product.client()
  const config = (await visitor.call('GET /api/config')).json()
  for (const path of ['/', '/receipts', '/login']) {
    const { answers } = await open(visitor, path)
    expect(answers).toEqual({ '/api/auth/user': null, '/api/config': config })
  }
})

test('so does an ended session, and its cookie is removed', async () => {
  const { browser } = await newTraveller(product)
  const token = browser.cookies.get('quittance') ?? ''
  await browser.call('POST /api/auth/logout')
  browser.cookies.set('quittance', token)
  const { answers } = await open(browser, '/')
  expect(Object.keys(answers)).toEqual(['/api/auth/user', '/api/config'])
  expect(answers['/api/auth/user']).toBeNull()
  expect(browser.cookies.has('quittance')).toBe(false)
})

test('data that fails to load is left out, and the app requests it itself', async () => {
  const { browser, userId } = await newTraveller(product)
  await addTrip(product, userId, { status: 'active' })
  await product.db.execute(sql`alter table receipts rename to receipts_elsewhere`)
  try {
    const { answers } = await open(browser, '/')
    expect(Object.keys(answers).toSorted()).toEqual([
      '/api/auth/user',
      '/api/claims/outstanding',
      '/api/config',
      '/api/subscription/plan',
    ])
  } finally {
    await product.db.execute(sql`alter table receipts_elsewhere rename to receipts`)
  }
})

test('a page comes without answers when the database does not answer', async () => {
  const { browser } = await newTraveller(product)
  await product.db.transaction(async (tx) => {
    await tx.execute(sql`lock table sessions in access exclusive mode`)
    expect((await open(browser, '/')).answers).toEqual({})
  })
})
