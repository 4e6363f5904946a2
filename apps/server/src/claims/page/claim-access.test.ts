import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { describe, expect, onTestFinished, test } from 'vitest'
import { createReportLinks } from '#claims/links/report-links.ts'
import { openDocuments } from '#receipts/reading/open-documents.ts'
import { createTestApp, testSecret, useTestApp } from '#test/app.ts'
import { billPages, pdfOf, process, standInPages } from '#test/documents.ts'
import {
  addPhotoReceipt,
  expectPage,
  finalize,
  liveFinalization,
  newSentTrip,
  newTripWithReceipts,
  openLink,
} from '#test/finalized-trips.ts'
import { photo } from '#test/images.ts'
import { save } from '#test/receipts.ts'
import { addTrip, newTraveller } from '#test/trips.ts'

const publicUrl = new URL('http://localhost:3000')
const names = { excel: { name: 'a' }, zip: { name: 'b' }, pdf: { name: 'c' } }
const day = 24 * 60 * 60 * 1000

const product = await useTestApp()

describe('the page of a claim, opened by someone without an account', () => {
  test('is served without indexing, caching, framing or referrer', async () => {
    const { download } = await newSentTrip(product)
    const response = await openLink(product, download.claim)
    expect(response.statusCode).toBe(200)
    expect(response.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'private, no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
      'x-content-type-options': 'nosniff',
    })
    expect(response.headers['set-cookie']).toBeUndefined()
    const policy = String(response.headers['content-security-policy'])
    expect(policy).toMatch(/^default-src 'none'; style-src 'sha256-[\w+/=]+'; img-src 'self';/)
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).not.toContain('unsafe')
    expect(response.body).not.toMatch(/<script|javascript:|style="|src="http|href="http/)
    const [font = ''] = /(?<=preload" href=")[^"]+/.exec(response.body) ?? []
    expect(policy).toContain("font-src 'self'")
    expect(response.body).toContain(`src:url(${font})`)
    expect((await product.app.inject(font)).headers).toMatchObject({
      'content-type': 'font/woff2',
      'cache-control': 'public, max-age=31536000, immutable',
    })
  })

  test('its files are those of the claim, and end with its own link', async () => {
    const { trip } = await newSentTrip(product)
    const links = createReportLinks({ secret: testSecret, publicUrl })
    const made = links.make(await liveFinalization(product, trip.id), names, Date.now() - 3 * day)
    const { body } = await openLink(product, made.urls.claim)
    const paths = [...body.matchAll(/href="(\/reports\/[^"]+)"/g)].map(([, path]) => path ?? '')
    expect(paths.map((path) => path.split('/').at(-1))).toEqual([
      'Berlin-Q3-expense-report.xlsx',
      'Berlin-Q3-expense-report.pdf',
      'Berlin-Q3-receipts.zip',
    ])
    for (const path of paths) {
      expect((await product.app.inject(path)).statusCode).toBe(200)
      expect(links.read(path.split('/')[2] ?? '')?.expiresAt).toEqual(made.expiresAt)
    }
  })

  test('HEAD answers without a page; it is compressed for a browser that takes it', async () => {
    const { download } = await newSentTrip(product)
    const response = await openLink(product, download.claim, 'HEAD')
    expect(response.statusCode).toBe(200)
    expect(response.rawPayload).toHaveLength(0)
    const url = new URL(download.claim).pathname
    const small = await product.app.inject({ url, headers: { 'accept-encoding': 'br' } })
    expect(small.headers['content-encoding']).toBe('br')
  })
})

describe('pictures', () => {
  test('each receipt shows its small picture, or else the full one, and leads to the large one', async () => {
    const { download, photos, trip } = await newSentTrip(product)
    const id = photos[0]?.id
    const thumbnailKey = `${trip.userId}/${randomUUID()}-thumbnail.jpg`
    const small = await photo(48, 64).jpeg().toBuffer()
    await product.storage.put(thumbnailKey, small, 'image/jpeg')
    await product.db.execute(
      sql`update receipts set thumbnail_key = ${thumbnailKey} where id = ${id}`,
    )
    const { body } = await openLink(product, download.claim)
    const path = `${new URL(download.claim).pathname}/receipts/${id}`
    expect(body).toContain(`href="${path}/picture"`)
    expect(body).toContain(`src="${path}/thumbnail"`)

    const thumbnail = await product.app.inject(`${path}/thumbnail`)
    expect(thumbnail.rawPayload).toEqual(small)
    const large = await product.app.inject(`${path}/picture`)
    expect(large.rawPayload).toEqual(await product.storage.readWhole(photos[0]?.imageKey ?? ''))
    const without = path.replace(/\d+$/, String(photos[1]?.id))
    const full = await product.app.inject(`${without}/thumbnail`)
    for (const { statusCode, headers } of [thumbnail, large, full]) {
      expect(statusCode).toBe(200)
      expect(headers).toMatchObject({
        'content-type': 'image/jpeg',
        'cache-control': 'private, no-store',
        'x-robots-tag': 'noindex',
        'x-content-type-options': 'nosniff',
        'cross-origin-resource-policy': 'same-origin',
      })
    }
  })

  test('one that is missing is said to be missing', async () => {
    const { download, photos } = await newSentTrip(product)
    await product.storage.remove(photos[0]?.imageKey ?? '')
    const { body } = await openLink(product, download.claim)
    expect(body).toContain('<div class="photo none">Image missing</div>')
    expect(body).not.toContain(`/receipts/${photos[0]?.id}/thumbnail`)
    expect(body).toContain(`/receipts/${photos[1]?.id}/thumbnail`)
    for (const size of ['picture', 'thumbnail']) {
      const path = `${new URL(download.claim).pathname}/receipts/${photos[0]?.id}/${size}`
      expectPage(await product.app.inject(path), 404, 'Photo not found')
    }
  })

  test('of another trip, also of the same traveller, or added after the claim was sent are not there', async () => {
    const mine = await newSentTrip(product)
    const other = await newTripWithReceipts(product)
    const ownOther = await addPhotoReceipt(product, await addTrip(product, mine.userId))
    const late = await addPhotoReceipt(product, mine.trip)
    const path = new URL(mine.download.claim).pathname
    const ids = [
      other.photos[0]?.id,
      ownOther.id,
      late.id,
      999_999_999,
      0,
      'x',
      '1e3',
      '../1',
      '9'.repeat(14),
    ]
    for (const id of ids) {
      const response = await product.app.inject(`${path}/receipts/${id}/picture`)
      expect(response.statusCode).toBe(404)
      expectPage(response, 404, 'There is no report here')
    }
  })
})

test('a token of another kind opens no page, and that of the page no file', async () => {
  const { download } = await newSentTrip(product)
  const tokenOf = (link: string) => new URL(link).pathname.split('/')[2]
  for (const kind of ['excel', 'zip', 'pdf'] as const) {
    const token = tokenOf(download[kind])
    const response = await product.app.inject(`/claims/${token}`)
    expectPage(response, 404, 'There is no report here')
    expect((await product.app.inject(`/claims/${token}/receipts/1/picture`)).statusCode).toBe(404)
  }
  const response = await product.app.inject(`/reports/${tokenOf(download.claim)}/report.xlsx`)
  expectPage(response, 404, 'There is no report here')
})
test('a claim sent without its photos shows neither them nor the files that hold them', async () => {
  const { browser, trip, photos } = await newTripWithReceipts(product, { name: 'Private' })
  await finalize(browser, trip.id, { includeImages: false })
  const mail = await product.smtp.take('finance@example.com', 'Private')
  const link = /Open the claim: (\S+)/.exec(mail.text)?.[1] ?? ''
  const { statusCode, body } = await openLink(product, link)
  expect(statusCode).toBe(200)
  expect(body).toContain('The traveller sent this claim without the photos.')
  expect(body).toContain('-expense-report.xlsx"')
  expect(body).not.toMatch(/\.zip|\.pdf|<img/)
  const path = `${new URL(link).pathname}/receipts/${photos[0]?.id}/picture`
  expect((await product.app.inject(path)).statusCode).toBe(404)
})
test('120 pages and 6,000 pictures an hour from one address', async () => {
  const { download, photos } = await newSentTrip(product)
  const picture = `${download.claim}/receipts/${photos[0]?.id}/picture`
  await openLink(product, download.claim)
  await openLink(product, picture)
  await product.db.execute(sql`update rate_limits set count = 120 where key like 'claim-page:%'`)
  expectPage(await openLink(product, download.claim), 429, 'Too many downloads')
  expect((await openLink(product, picture)).statusCode).toBe(200)
  await product.db.execute(
    sql`update rate_limits set count = 6000 where key like 'claim-picture:%'`,
  )
  expect((await openLink(product, picture)).statusCode).toBe(429)
})

test('a document on the page of a claim: its pages and the original, for anyone with the link, and no pages of other documents', async () => {
  const { documents, closeDocuments } = openDocuments(standInPages)
  onTestFinished(closeDocuments)
  const app = await createTestApp({ documents })
  const { browser, userId } = await newTraveller(app)
  const trip = await addTrip(app, userId, { status: 'active' })
  const scan = await pdfOf(billPages(3))
  const { uploadId } = (await process(browser, scan)).json()
  const parts = [
    [1, 1],
    [2, 3],
  ]
  const split = await browser.call(`POST /api/uploads/${uploadId}/split`, { parts })
  const ids: number[] = []
  for (const { id } of split.json().uploads) {
    ids.push((await save(browser, trip.id, { uploadId: id })).json().id)
  }
  const { download } = await finalize(browser, trip.id)
  const { body } = await openLink(app, download.claim)
  const [, second] = ids
  expect(body).toContain(`/receipts/${second}/pages/2">Page 2</a>`)
  const at = `${new URL(download.claim).pathname}/receipts/${second}`
  const answers = await Promise.all(
    ['pages/1', 'pages/2', 'pages/3', 'pages/0', 'original'].map((path) =>
      app.app.inject(`${at}/${path}`),
    ),
  )
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 404, 404, 200])
  expect(answers[4]?.rawPayload).toEqual(scan)
  expect(answers[4]?.headers).toMatchObject({
    'content-disposition': 'attachment; filename=bill.pdf',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
  })
})
