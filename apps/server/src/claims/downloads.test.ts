import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { type ClientRequest, get, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer, text } from 'node:stream/consumers'
import type { ReportKind } from '@quittance/contract/reports'
import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { testSecret, useTestApp } from '#test/app.ts'
import {
  expectPage,
  finalize,
  liveFinalization,
  newSentTrip,
  newTripWithReceipts,
  openLink,
} from '#test/finalized-trips.ts'
import { makeUnreadable } from '#test/stored.ts'
import { addReceipt } from '#test/trips.ts'
import { unzip } from '#test/unzip.ts'
import { createReportLinks } from './links/report-links.ts'

const publicUrl = new URL('http://localhost:3000')
const day = 24 * 60 * 60 * 1000
const names = {
  excel: { name: 'Berlin-Q3-expense-report.xlsx' },
  zip: { name: 'Berlin-Q3-receipts.zip' },
  pdf: { name: 'Berlin-Q3-expense-report.pdf' },
}

const product = await useTestApp()

describe('a link, opened by someone without an account', () => {
  test.each<[ReportKind, string, string]>([
    ['excel', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', 'PK\x03\x04'],
    ['zip', 'application/zip', 'PK\x03\x04'],
    ['pdf', 'application/pdf', '%PDF-'],
  ])('%s: the file, under its name', async (kind, contentType, head) => {
    const { download } = await newSentTrip(product)
    const response = await openLink(product, download[kind])
    expect(response.statusCode).toBe(200)
    expect(response.rawPayload.subarray(0, head.length).toString('latin1')).toBe(head)
    const { name } = names[kind]
    expect(response.headers).toMatchObject({
      'content-type': contentType,
      'content-disposition': `attachment; filename=${name}`,
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
    })
  })

  test('the zip announces its length, and HEAD says the same without making it', async () => {
    const { photos, download } = await newSentTrip(product)
    const whole = await openLink(product, download.zip)
    expect(whole.headers['content-length']).toBe(String(whole.rawPayload.length))
    expect(Object.keys(await unzip(whole.rawPayload))).toHaveLength(5)

    await product.storage.remove(photos[0]?.imageKey ?? '')
    for (const kind of ['excel', 'zip', 'pdf'] as const) {
      const head = await openLink(product, download[kind], 'HEAD')
      expect(head.statusCode).toBe(200)
      expect(head.rawPayload).toHaveLength(0)
      expect(head.headers['content-disposition']).toContain(names[kind].name)
    }
    const head = await openLink(product, download.zip, 'HEAD')
    const rest = await openLink(product, download.zip)
    expect(head.headers['content-length']).toBe(String(rest.rawPayload.length))
  })

  test('Hole 7: a missing image is said to be missing, and the rest is there', async () => {
    const { photos, download } = await newSentTrip(product)
    await product.storage.remove(photos[0]?.imageKey ?? '')
    const zip = await openLink(product, download.zip)
    expect(zip.headers['content-length']).toBe(String(zip.rawPayload.length))
    const files = await unzip(zip.rawPayload)
    expect(Object.keys(files)).toHaveLength(5)
    const [file = ''] = /001_[^,]*(?=,\d+,[0-9a-f]{64},)/.exec(files['manifest.csv'] ?? '') ?? []
    expect(files['missing-files.txt']).toBe(
      `These files were part of the claim when it was sent. They are no longer stored:\n${file}\n`,
    )
    for (const kind of ['excel', 'pdf'] as const) {
      expect((await openLink(product, download[kind])).statusCode).toBe(200)
    }
    const missing = product.logged.filter((line) =>
      line.includes('the image of a receipt is missing'),
    )
    // Only by the zip: a photo as small as this one was kept inside the mailed PDF.
    expect(missing.filter((line) => line.includes(`"receiptId":${photos[0]?.id}`))).toHaveLength(1)
  })

  test('a name in any script survives the link and the header', async () => {
    const { download } = await newSentTrip(product, { name: '東京 "出張"' })
    expect(download.excel).toMatch(/^[\x21-\x7e]+$/)
    const response = await openLink(product, download.excel)
    expect(response.statusCode).toBe(200)
    const header = String(response.headers['content-disposition'])
    expect(header).toMatch(/^[\x20-\x7e]+$/)
    const name = decodeURIComponent(header.split("filename*=UTF-8''")[1] ?? '')
    expect(name).toBe('東京-出張-expense-report.xlsx')
  })

  test('what the link calls the file does not matter', async () => {
    const { download } = await newSentTrip(product)
    const renamed = download.excel.replace(/[^/]+$/, 'other.xlsx')
    expect((await openLink(product, renamed)).statusCode).toBe(200)
  })
})

describe('a link that was never made', () => {
  test.each([
    ['with another signature', (token: string) => `${token.slice(0, -1)}${flip(token.at(-1))}`],
    ['for another finalization', (token: string) => `${flip(token[0])}${token.slice(1)}`],
    ['that was cut off', (token: string) => token.slice(0, 20)],
    ['that is nonsense', () => '%00'],
    ['that is far too long', () => 'x'.repeat(5000)],
  ])('%s is not there', async (_name, forge) => {
    const { download } = await newSentTrip(product)
    const file = `/reports/${forge(tokenOf(download.excel))}/report.xlsx`
    expect((await product.app.inject(file)).statusCode).toBe(404)
    const page = await product.app.inject(`/claims/${forge(tokenOf(download.claim))}`)
    expectPage(page, 404, 'There is no report here')
  })

  test('is answered with a page', async () => {
    const response = await product.app.inject(`/reports/${'A'.repeat(36)}/report.xlsx`)
    expect(response.body).toContain('Copy the whole link')
    expectPage(response, 404, 'There is no report here')
    const { download } = await newSentTrip(product)
    for (const token of ['', `${tokenOf(download.claim)}/etc/passwd`]) {
      const page = await product.app.inject(`/claims/${token}`)
      expectPage(page, 404, 'There is no report here')
    }
  })
})

describe('a link that is over', () => {
  test('seven days after it was made', async () => {
    const { trip, photos } = await newSentTrip(product)
    const id = await liveFinalization(product, trip.id)
    const links = createReportLinks({ secret: testSecret, publicUrl })
    const young = links.make(id, names, Date.now() - 7 * day + 60_000).urls
    const old = links.make(id, names, Date.now() - 7 * day).urls
    for (const kind of ['excel', 'zip', 'pdf', 'claim'] as const) {
      expect((await openLink(product, young[kind])).statusCode).toBe(200)
      expectPage(await openLink(product, old[kind]), 410, 'This link has expired')
    }
    const picture = await openLink(product, `${old.claim}/receipts/${photos[0]?.id}/picture`)
    expect(picture.statusCode).toBe(410)
  })

  test('when the trip was opened again; finalized anew, the new ones work and the old stay over', async () => {
    const { browser, trip, photos, download } = await newSentTrip(product)
    await browser.call(`POST /api/trips/${trip.id}/unfinalize`)
    for (const link of Object.values(download)) {
      const response = await openLink(product, link)
      expectPage(response, 410, 'This link no longer works')
      expect(response.body).toContain('Generate Download Links')
      expect((await openLink(product, link, 'HEAD')).statusCode).toBe(410)
    }
    const picture = `${download.claim}/receipts/${photos[0]?.id}/picture`
    expect((await openLink(product, picture)).statusCode).toBe(410)

    const second = (await finalize(browser, trip.id)).download
    for (const link of Object.values(second)) {
      expect((await openLink(product, link)).statusCode).toBe(200)
    }
    for (const link of [...Object.values(download), picture]) {
      expect((await openLink(product, link)).statusCode).toBe(410)
    }
  })

  test('when the account is gone', async () => {
    const { download, userId } = await newSentTrip(product)
    await product.db.execute(sql`delete from users where id = ${userId}`)
    for (const link of [download.excel, download.claim]) {
      const response = await openLink(product, link)
      expect(response.statusCode).toBe(410)
      expectPage(response, 410, 'This link no longer works')
    }
  })

  test('but not when the trip was archived', async () => {
    const { browser, trip, download } = await newSentTrip(product)
    await browser.call(`DELETE /api/trips/${trip.id}`)
    for (const link of [download.zip, download.claim]) {
      expect((await openLink(product, link)).statusCode).toBe(200)
    }
  })
})

describe('on the way', () => {
  let port: number
  beforeAll(async () => {
    await product.app.listen({ host: '127.0.0.1', port: 0 })
    port = (product.app.server.address() as AddressInfo).port
  })

  test('an image that cannot be read cuts the connection: no file looks whole that is not', async () => {
    const { browser, trip, download } = await finalizedLargeTrip({
      last: { imageKey: 'broken.jpg' },
    })
    await makeUnreadable(product, 'broken.jpg')
    const [response] = await answerTo(request(download.zip))
    expect(response.statusCode).toBe(200)
    expect(await endOf(response)).toBe('aborted')
    await expect.poll(() => product.logged.join('')).toContain('generating a report failed')
    expect((await browser.call(`GET /api/trips/${trip.id}`)).json().status).toBe('finalized')
  })

  test('what cannot even be started is answered with a page', async () => {
    const { photos, download } = await newSentTrip(product)
    await makeUnreadable(product, photos[0]?.imageKey ?? '')
    const [response] = await answerTo(request(download.zip))
    const { statusCode, headers } = response
    const body = await text(response)
    expectPage({ statusCode, headers, body }, 500, 'The report could not be created right now')
    expect(body).toContain('Please open it again in a few minutes.')
  })

  test('a trip that is opened again on the way cuts the connection', async () => {
    const { browser, trip, download } = await finalizedLargeTrip()
    const [response] = await answerTo(request(download.zip))
    await browser.call(`POST /api/trips/${trip.id}/unfinalize`)
    expect(await endOf(response)).toBe('aborted')
  })

  test('too many at once are asked to retry, and those who leave make room', async () => {
    const { download } = await finalizedLargeTrip()
    const requests = Array.from({ length: 49 }, () => request(download.zip))
    const refused = await Promise.any(
      requests.map(async (sent) => {
        const [response] = await answerTo(sent)
        if (response.statusCode !== 503) throw new Error('This one is served.')
        return response
      }),
    )
    expect(refused.headers['retry-after']).toBe('5')
    expect(await text(refused)).toContain('<h1>Many reports are being created right now</h1>')

    for (const sent of requests) sent.on('error', () => {}).destroy()
    // The server notices each disconnect with a delay.
    const next = async () => (await openLink(product, download.zip)).statusCode
    await expect.poll(next, { interval: 500 }).toBe(200)
  })

  /** Larger than the network buffers, so that the server cannot finish before the client reads. */
  async function finalizedLargeTrip({ last = {} } = {}) {
    const traveller = await newTripWithReceipts(product)
    const large = { imageKey: 'large.jpg', imageBytes: 4_000_000 }
    await product.storage.put(large.imageKey, randomBytes(large.imageBytes), 'image/jpeg')
    for (let count = 0; count < 10; count += 1) await addReceipt(product, traveller.trip, large)
    await addReceipt(product, traveller.trip, { ...large, date: '2026-03-09', ...last })
    const { download } = await finalize(traveller.browser, traveller.trip.id)
    return { ...traveller, download }
  }

  function request(link: string) {
    return get({ port, host: '127.0.0.1', path: new URL(link).pathname, agent: false })
  }

  /** A short summary: a failing test would print the whole file. */
  async function endOf(response: IncomingMessage) {
    return buffer(response).then(
      ({ length }) => `whole, ${length} bytes`,
      (error: Error) => error.message,
    )
  }

  async function answerTo(sent: ClientRequest) {
    return (await once(sent, 'response')) as [IncomingMessage]
  }
})

test('120 an hour from one address', async () => {
  const { download } = await newSentTrip(product)
  await openLink(product, download.excel, 'HEAD')
  await product.db.execute(sql`update rate_limits set count = 119 where key like 'report:%'`)
  expect((await openLink(product, download.excel, 'HEAD')).statusCode).toBe(200)
  const response = await openLink(product, download.excel)
  expectPage(response, 429, 'Too many downloads')
  expect(Number(response.headers['retry-after'])).toBeGreaterThan(0)
})

test('no token is ever logged', async () => {
  const { download } = await newSentTrip(product)
  await openLink(product, download.excel)
  await openLink(product, `${download.excel}x/y`)
  await openLink(product, download.claim)
  const logged = product.logged.join('')
  for (const link of Object.values(download)) expect(logged).not.toContain(tokenOf(link))
  expect(logged).toContain('/claims/*')
  expect(logged).toContain('/reports/*')
})

function tokenOf(link: string) {
  return new URL(link).pathname.split('/')[2] ?? ''
}

function flip(char = '') {
  return char === 'B' ? 'C' : 'B'
}
