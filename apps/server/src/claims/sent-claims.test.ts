import { buffer } from 'node:stream/consumers'
import { eq, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { claimLines, finalizations, receipts } from '#db/schema.ts'
import { storeRates } from '#rates/exchange-rates.queries.ts'
import { useTestApp } from '#test/app.ts'
import { addPhotoReceipt, claimsOf, finalize, openLink } from '#test/finalized-trips.ts'
import { addReceipt, newTrip, todayOf } from '#test/trips.ts'
import { unzip } from '#test/unzip.ts'
import { loadReport } from './load-report.ts'
import { reportFile } from './report-file.ts'

const silent = { error: () => {} }

const product = await useTestApp()

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
  const tax = {
    lines: [{ rate: 19, net: '10.00', tax: '1.90', gross: '11.90' }],
    vatNumber: 'DE136695976',
  }
  const items = [{ name: 'Soup', quantity: 2, price: '5.95' }]
  const photo = await addPhotoReceipt(product, trip, { tax, items, notes: 'Lunch' })
  const usd = await addReceipt(product, trip, { currency: 'USD', unconfirmed: ['amount'] })
  await addPhotoReceipt(product, trip, {
    vendor: 'Taxi',
    printedMinor: 990,
    printedCurrency: 'CHF',
  })
  await finalize(browser, trip.id)
  const id = await newestOf(trip.id)
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
  const second = await makeFiles(await newestOf(trip.id))
  expect(second.workbook.equals(first.workbook)).toBe(false)
})

test('Truth 4: a version of before all of it was kept is completed before its trip is opened', async () => {
  const { browser, trip } = await newTrip(product)
  const photo = await addPhotoReceipt(product, trip, { notes: 'Lunch', unconfirmed: ['date'] })
  await finalize(browser, trip.id)
  const id = await newestOf(trip.id)
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
    const { manifest, workbook } = await makeFiles(await newestOf(trip.id))
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

async function newestOf(tripId: number) {
  const [newest] = await product.db
    .select()
    .from(finalizations)
    .where(eq(finalizations.tripId, tripId))
    .orderBy(sql`id desc`)
  if (!newest) throw new Error('The trip was never finalized.')
  return newest.id
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
