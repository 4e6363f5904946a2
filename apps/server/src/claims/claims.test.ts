import { buffer } from 'node:stream/consumers'
import { eq, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { claimLines, finalizations, receipts } from '#db/schema.ts'
import { storeRates } from '#rates/exchange-rates.queries.ts'
import { type TestClient, useTestApp } from '#test/app.ts'
import {
  addPhotoReceipt,
  claimsOf,
  finalize,
  liveFinalization,
  openLink,
} from '#test/finalized-trips.ts'
import { germanTax as tax } from '#test/reports/claim-trips.ts'
import { addReceipt, newTrip, todayOf } from '#test/trips.ts'
import { unzip } from '#test/unzip.ts'
import { loadReport } from './load-report.ts'
import { reportFile } from './report-file.ts'

const silent = { error: () => {} }
const product = await useTestApp()

test('a claim that was sent once: when, to whom, what it came to', async () => {
  const { browser, trip } = await newTrip(product)
  await addReceipt(product, trip, { amountMinor: 1000 })
  expect(await claimsOf(browser, trip.id)).toEqual([])
  await finalize(browser, trip.id, { email: 'books@example.com' })
  expect(await claimsOf(browser, trip.id)).toEqual([
    {
      version: 1,
      sentAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
      sentTo: 'books@example.com',
      delivery: { state: 'delivered', to: 'books@example.com', at: expect.any(String) },
      receiptCount: 1,
      totalAmount: '10.00 EUR',
      currencies: { EUR: '10.00' },
      converted: null,
      repay: null,
      openings: 0,
      firstOpenedAt: null,
      lastOpenedAt: null,
      revokedAt: null,
      difference: null,
    },
  ])
})

test('sent again it is a new version, and the old one keeps what it was', async () => {
  await storeRates(product.db, [{ day: '2026-03-02', rates: { USD: '1.25' } }])
  const { browser, trip } = await newTrip(product)
  await addReceipt(product, trip, { amountMinor: 1000 })
  await addReceipt(product, trip, { amountMinor: 1000, currency: 'USD' })
  await sendAgain(browser, trip.id)
  await product.db.delete(receipts).where(eq(receipts.tripId, trip.id))
  await sendAgain(browser, trip.id)
  const [second, first] = await claimsOf(browser, trip.id)
  expect(first).toMatchObject({
    version: 1,
    receiptCount: 2,
    totalAmount: '10.00 USD, 10.00 EUR',
    converted: { currency: 'EUR', total: '18.00', missing: 0, isFrozen: true },
    revokedAt: expect.any(String),
  })
  expect(second).toMatchObject({
    version: 2,
    receiptCount: 0,
    totalAmount: '$0.00',
    revokedAt: null,
    difference: { added: 0, removed: 2, changed: 0, total: { amount: '-18.00' } },
  })
})

describe('what changed', () => {
  test('lines that were added, removed and changed, and what of them', async () => {
    const { browser, trip } = await newTrip(product)
    await addReceipt(product, trip, { vendor: 'Same', amountMinor: 500 })
    const gone = await addReceipt(product, trip, { vendor: 'Gone', amountMinor: 700 })
    const changed = await addReceipt(product, trip, { vendor: 'Changed', amountMinor: 900 })
    await sendAgain(browser, trip.id)
    await product.db.delete(receipts).where(eq(receipts.id, gone.id))
    await product.db
      .update(receipts)
      .set({ amountMinor: 1050, category: 'food', notes: 'Tip', date: '2026-03-03' })
      .where(eq(receipts.id, changed.id))
    await addReceipt(product, trip, { vendor: 'New', amountMinor: 1790, date: '2026-03-04' })
    await sendAgain(browser, trip.id)

    const [claim] = await claimsOf(browser, trip.id)
    expect(claim?.difference).toMatchObject({
      since: { version: 1 },
      added: 1,
      removed: 1,
      changed: 1,
      // 10.50 + 17.90 - 9.00 - 7.00
      total: { amount: '12.40', currency: 'EUR' },
      lines: [
        { kind: 'removed', before: { vendor: 'Gone', amount: '7.00' } },
        {
          kind: 'changed',
          before: { vendor: 'Changed', amount: '9.00', category: 'coffee', notes: null },
          after: { vendor: 'Changed', amount: '10.50', category: 'food', notes: 'Tip' },
          facts: ['date', 'amount', 'category', 'notes'],
        },
        { kind: 'added', after: { vendor: 'New', amount: '17.90' } },
      ],
    })
  })

  test('a rate that was not known before, and what the card was charged', async () => {
    const { browser, trip } = await newTrip(product)
    const usd = { currency: 'USD', amountMinor: 1000 } as const
    await addReceipt(product, trip, { ...usd, vendor: 'Rate', date: '2026-05-04' })
    const card = await addReceipt(product, trip, { ...usd, vendor: 'Card', date: '2026-05-05' })
    await sendAgain(browser, trip.id)
    await storeRates(product.db, [{ day: '2026-05-04', rates: { USD: '1.25' } }])
    await product.db
      .update(receipts)
      .set({ cardMinor: 777, cardCurrency: 'EUR' })
      .where(eq(receipts.id, card.id))
    await sendAgain(browser, trip.id)
    const [claim] = await claimsOf(browser, trip.id)
    expect(claim?.difference).toMatchObject({
      changed: 2,
      total: { amount: '15.77' },
      lines: [
        { before: { converted: null }, after: { converted: '8.00' }, facts: ['rate', 'converted'] },
        { before: { card: null }, after: { card: '7.77' }, facts: ['card', 'converted'] },
      ],
    })
  })

  test('a trip in another currency by now: what its receipts are has not changed, and no sum is compared', async () => {
    const { browser, trip } = await newTrip(product)
    await addReceipt(product, trip)
    await sendAgain(browser, trip.id)
    await product.db.execute(sql`update trips set currency = 'GBP' where id = ${trip.id}`)
    const { claim } = await sendAgain(browser, trip.id)
    const [version] = await claimsOf(browser, trip.id)
    expect(version?.difference).toMatchObject({ added: 0, removed: 0, changed: 0, total: null })
    expect((await openLink(product, claim)).body).toContain(
      'Version 2: the same receipts, in another currency than version 1 of',
    )
  })

  test('of very many a hundred are named, and all are counted', async () => {
    const { browser, trip } = await newTrip(product)
    await sendAgain(browser, trip.id)
    await product.db.execute(sql`
      insert into receipts (trip_id, user_id, vendor, date, amount_minor, currency, category)
      select ${trip.id}, ${trip.userId}, 'Vendor ' || n, date '2026-03-02', 100, 'EUR', 'food'
      from generate_series(1, 250) n`)
    const { claim } = await sendAgain(browser, trip.id)
    const [version] = await claimsOf(browser, trip.id)
    expect(version?.difference?.added).toBe(250)
    expect(version?.difference?.lines).toHaveLength(100)
    expect((await openLink(product, claim)).body).toContain('150 more changes not listed here.')
  })

  test('is said on the page and in the mail, and names are texts there too', async () => {
    const { browser, trip } = await newTrip(product, { name: 'Twice' })
    const cheap = await addReceipt(product, trip, { vendor: '<b>Nero</b>', amountMinor: 500 })
    const first = await sendAgain(browser, trip.id)
    const page = (await openLink(product, first.claim)).body
    expect(page).not.toContain('Version')
    await product.smtp.take('finance@example.com', 'Expense report: Twice')
    await product.db
      .update(receipts)
      .set({ amountMinor: 400, notes: '<i>less</i>' })
      .where(eq(receipts.id, cheap.id))
    const { claim } = await sendAgain(browser, trip.id)
    const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' }).format()
    const line = `Version 2: 1 changed, 1.00 EUR less than version 1 of ${day}.`
    const { text, html } = await product.smtp.take('finance@example.com', `issued ${day}: Twice`)
    const { body } = await openLink(product, claim)
    for (const place of [text, html, body]) expect(place).toContain(line)
    expect(body).toContain('<s><bdi>5.00 EUR</bdi></s> → <bdi>4.00 EUR</bdi>')
    expect(body).not.toMatch(/<b>|<i>/)
  })
})

test('a claim that was over before its lines were kept is no version', async () => {
  const { browser, trip } = await newTrip(product)
  await product.db.execute(
    sql`insert into finalizations (trip_id, revoked_at) values (${trip.id}, now())`,
  )
  await finalize(browser, trip.id)
  const claims = await claimsOf(browser, trip.id)
  expect(claims.map(({ version, difference }) => [version, difference])).toEqual([[1, null]])
})

/** Re-opens the trip first if it was already sent. */
async function sendAgain(browser: TestClient, tripId: number) {
  await browser.call(`POST /api/trips/${tripId}/unfinalize`)
  return (await finalize(browser, tripId)).download
}

test('Truth 4: a sent claim keeps its sums when its trip is renamed and a rate is corrected', async () => {
  await storeRates(product.db, [{ day: '2026-03-02', rates: { USD: '1.25', GBP: '0.8' } }])
  const { browser, trip } = await newTrip(product)
  await addReceipt(product, trip, { amountMinor: 50_000 })
  await addReceipt(product, trip, { amountMinor: 25_000, currency: 'USD' })
  await addReceipt(product, trip, { amountMinor: 10_000, currency: 'GBP' })
  const { download } = await finalize(browser, trip.id)
  const [sent] = await claimsOf(browser, trip.id)
  expect(sent?.converted).toEqual({
    currency: 'EUR',
    total: '825.00',
    missing: 0,
    isFrozen: true,
  })
  const page = (await openLink(product, download.claim)).body

  const edited = { name: 'Renamed', startDate: '2026-03-01', currency: 'USD' }
  expect((await browser.call(`PUT /api/trips/${trip.id}`, edited)).statusCode).toBe(409)
  const renamed = { ...edited, currency: 'EUR' }
  expect((await browser.call(`PUT /api/trips/${trip.id}`, renamed)).statusCode).toBe(200)
  await storeRates(product.db, [{ day: '2026-03-02', rates: { USD: '2.5', GBP: '0.4' } }])

  expect(await claimsOf(browser, trip.id)).toEqual([{ ...sent, ...openedOnce }])
  const again = (await openLink(product, download.claim)).body
  expect(again).toContain('Berlin Q3')
  expect(again).not.toContain('Renamed')
  expect(again.replaceAll(/\/reports\/[^"]*/g, '')).toBe(page.replaceAll(/\/reports\/[^"]*/g, ''))
})

test('Truth 4: version 1 is made again byte for byte, whatever became of its trip', async () => {
  await storeRates(product.db, [{ day: '2026-03-02', rates: { USD: '1.25' } }])
  const { browser, trip } = await newTrip(product)
  const items = [{ name: 'Soup', quantity: 2, price: '5.95' }]
  const photo = await addPhotoReceipt(product, trip, { tax, items, notes: 'Lunch' })
  const usd = await addReceipt(product, trip, { currency: 'USD', unconfirmed: ['amount'] })
  await addPhotoReceipt(product, trip, {
    vendor: 'Taxi',
    printedMinor: 990,
    printedCurrency: 'CHF',
  })
  await finalize(browser, trip.id)
  const id = await liveFinalization(product, trip.id)
  const first = await makeFiles(id)
  expect(first.manifest).toMatch(/^001_[^,]+\.jpg,\d+,[0-9a-f]{64},/m)

  await storeRates(product.db, [{ day: '2026-03-02', rates: { USD: '2.5' } }])
  await browser.call(`POST /api/trips/${trip.id}/unfinalize`)
  const changed = { name: 'Renamed', startDate: '2026-02-01', currency: 'USD' }
  expect((await browser.call(`PUT /api/trips/${trip.id}`, changed)).statusCode).toBe(200)
  const profile = { firstName: 'Grace', lastName: 'Hopper', email: 'ignored@example.com' }
  await product.db.execute(
    sql`update users set first_name = ${profile.firstName}, last_name = ${profile.lastName} where id = ${trip.userId}`,
  )
  expect((await browser.call(`DELETE /api/receipts/${photo.id}`)).statusCode).toBe(200)
  await product.db
    .update(receipts)
    .set({ vendor: 'Other', amountMinor: 1, date: '2026-03-20', items, tax, unconfirmed: [] })
    .where(eq(receipts.id, usd.id))
  await finalize(browser, trip.id)

  const again = await makeFiles(id)
  expect(again.workbook.equals(first.workbook)).toBe(true)
  expect(again.manifest).toBe(first.manifest)
  const second = await makeFiles(await liveFinalization(product, trip.id))
  expect(second.workbook.equals(first.workbook)).toBe(false)
})

test('Truth 4: a version of before all of it was kept is completed before its trip is opened', async () => {
  const { browser, trip } = await newTrip(product)
  const photo = await addPhotoReceipt(product, trip, { notes: 'Lunch', unconfirmed: ['date'] })
  await finalize(browser, trip.id)
  const id = await liveFinalization(product, trip.id)
  const bare = { items: null, tax: null, unconfirmed: null, files: null }
  await product.db.update(claimLines).set(bare).where(eq(claimLines.finalizationId, id))
  const head = { tripName: null, startDate: null, endDate: null, travellerName: null }
  await product.db.update(finalizations).set(head).where(eq(finalizations.id, id))

  await browser.call(`POST /api/trips/${trip.id}/unfinalize`)
  await product.db.delete(receipts).where(eq(receipts.id, photo.id))
  const [line] = await product.db.select().from(claimLines).where(eq(claimLines.finalizationId, id))
  expect(line).toMatchObject({
    unconfirmed: ['date'],
    files: { image: { key: photo.imageKey }, document: null },
  })
  const report = await loadReport({ ...product, log: silent }, id)
  expect(report).toMatchObject({
    trip: { name: 'Berlin Q3', startDate: '2026-03-01' },
    traveller: { name: 'Ada Byron' },
    receiptCount: 1,
  })
})

describe('which version it is', () => {
  test('Truth 13: from the second version on everything names it and its day', async () => {
    const { browser, trip } = await newTrip(product, { name: 'Named' })
    await addPhotoReceipt(product, trip)
    const first = await finalize(browser, trip.id)
    expect(first.download.excel).toMatch(/\/Named-expense-report\.xlsx$/)
    await browser.call(`POST /api/trips/${trip.id}/unfinalize`)
    const second = await finalize(browser, trip.id)
    const day = await todayOf(product)
    const words = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' })
    const issue = `Version 2 · issued ${words.format(new Date(day))}`

    expect(second.download.excel.endsWith(`/Named-expense-report-v2-${day}.xlsx`)).toBe(true)
    expect(second.download.zip.endsWith(`/Named-receipts-v2-${day}.zip`)).toBe(true)
    expect(second.download.pdf.endsWith(`/Named-expense-report-v2-${day}.pdf`)).toBe(true)
    const subject = `Expense report · ${issue}: Named`
    const mail = await product.smtp.take('finance@example.com', subject)
    expect(mail.parsed.attachments.map(({ filename }) => filename)).toContain(
      `Named-expense-report-v2-${day}.xlsx`,
    )
    expect((await openLink(product, second.download.claim)).body).toContain(issue)
    const { manifest, workbook } = await makeFiles(await liveFinalization(product, trip.id))
    expect(manifest).toMatch(/,version,issued\r\n/)
    expect(manifest).toContain(`,2,${day}\r\n`)
    const sheets = await unzip(workbook)
    expect(sheets['xl/worksheets/sheet1.xml']).toContain(issue)
  })

  test('Truth 13: the page of a replaced version says by which, and of one being changed that', async () => {
    const { browser, trip } = await newTrip(product)
    const { download } = await finalize(browser, trip.id)
    await browser.call(`POST /api/trips/${trip.id}/unfinalize`)
    const open = await openLink(product, download.claim)
    expect(open.statusCode).toBe(410)
    expect(open.body).toContain('the claim is being changed')
    await finalize(browser, trip.id)
    for (const link of [download.claim, download.excel, download.zip]) {
      const replaced = await openLink(product, link)
      expect(replaced.statusCode).toBe(410)
      expect(replaced.body).toContain('version 1 of the claim. It was replaced by version 2')
    }
  })
})

const openedOnce = {
  openings: 1,
  firstOpenedAt: expect.any(String),
  lastOpenedAt: expect.any(String),
}

/** Also works for a version whose links are revoked. */
async function makeFiles(id: number) {
  const report = await loadReport({ ...product, log: silent }, id)
  const [workbook, zip] = await Promise.all(
    (['excel', 'zip'] as const).map(async (kind) =>
      buffer((await reportFile(kind, report, { isExact: true })).open()),
    ),
  )
  if (!workbook || !zip) throw new Error('A file is missing.')
  return { workbook, manifest: (await unzip(zip))['manifest.csv'] ?? '' }
}
