import { buffer } from 'node:stream/consumers'
import { eq } from 'drizzle-orm'
import { extractText, getDocumentProxy, getMeta } from 'unpdf'
import { expect, test } from 'vitest'
import { insertFinalization } from '#claims/finalizations.queries.ts'
import type { Report } from '#claims/report.ts'
import { reportFile } from '#claims/report-file.ts'
import { exchangeRates, finalizations } from '#db/schema.ts'
import { storeRates } from '#rates/exchange-rates.queries.ts'
import { germanTax } from '#test/reports/claim-trips.ts'
import { addMixedTrip } from '#test/reports/mixed-trip.ts'
import { loadNastyTrip } from '#test/reports/nasty-trip.ts'
import { useReportStore } from '#test/reports/report-trip.ts'

const store = await useReportStore()

test('summary, receipts and photos, with text that can be selected, title, language and bookmarks', async () => {
  const { pages, document } = await read(await store.load(await addMixedTrip(store)))
  expect(pages).toHaveLength(2)
  const [summary, photos] = pages
  for (const text of [
    'Berlin Q3',
    'Ada Byron',
    'ada@example.com',
    'Jan 5, 2025 - Jan 9, 2025',
    '5 days',
    '5 receipts',
    '12,345.69 EUR 2 receipts',
    '4.50 GBP 2 receipts',
    '1,200 JPY 1 receipt',
    '12,345.69 EUR At the reference rates',
    '3 receipts without a rate are not in this sum.',
    'No. Date Vendor Category Amount Rate In EUR',
    '001 Jan 5, 2025 Café Nero Coffee 4.20 GBP no rate –',
    '005 Jan 7, 2025 Linde 2 × Soup 7.50 · =Tea free Food 12,345.67 EUR 12,345.67',
    'Page 1 of',
  ]) {
    expect(summary).toContain(text)
  }
  expect(summary).not.toContain('replaces characters')
  expect(photos).toContain('001 Café Nero Jan 5, 2025 · 4.20 GBP')
  expect(photos).toContain('001_2025-01-05_Cafe-Nero_4.20-GBP.jpg')
  expect(photos).toContain('004 JR Jan 6, 2025 · 1,200 JPY')
  expect(photos).toContain('Page 2 of')
  const { info } = await getMeta(document)
  expect(info).toMatchObject({ Title: 'Expense report Berlin Q3', Author: 'Ada Byron' })
  expect(info.Language).toBe('en')
  const outline = await document.getOutline()
  expect(outline.map(({ title }) => title)).toEqual(['Summary', 'Receipts', 'Photos'])
})

test('sums in the trip’s currency, with rate, day and source', async () => {
  await storeRates(store.db, [{ day: '2025-01-03', rates: { GBP: '0.8', JPY: '160' } }])
  const report = await store.loadWith([
    { amountMinor: 800, notes: 'With the client', unconfirmed: ['amount'] },
    { currency: 'JPY', amountMinor: 160_000, cardMinor: 1111, cardCurrency: 'EUR' },
    { currency: 'EUR', amountMinor: 100, printedCurrency: 'CHF', printedMinor: 95 },
    { currency: 'EUR', amountMinor: 1190, tax: germanTax },
  ])
  const { pages } = await read(report)
  for (const text of [
    '34.01 EUR in all',
    'European Central Bank',
    'published for information purposes only',
    '1 8.00 GBP 1.25 Jan 3, 2025 10.00',
    '1 1,600 JPY charged on card 11.11',
    'Coffee 34.01 EUR',
    '34.01 EUR on the highest day',
    'not confirmed by the traveller: 001 amount.',
    '001 Jan 5, 2025 Café Nero With the client Rate of Jan 3, 2025 Hard to read, and not confirmed: amount Coffee 8.00 GBP 1.25 10.00',
    '002 Jan 5, 2025 Café Nero Coffee 1,600 JPY on card 11.11',
    'Printed: 0.95 CHF · 1 CHF = 1.05263 EUR',
    'Tax 19%: 1.90 on 10.00 · VAT no. DE136695976',
    'Country Rate Net Tax Gross DE Germany 19% 10.00 1.90 11.90 EUR',
  ]) {
    expect(pages.join(' ')).toContain(text)
  }
  await store.db.delete(exchangeRates)
})

test('line items and taxes below their receipt, as much as was printed', async () => {
  const items = [
    { name: 'Soup', quantity: 1, price: '8.00' },
    { name: 'Tea', quantity: 2, price: '4.00' },
    { name: 'Bread', quantity: null, price: null },
  ]
  const lines = [
    { rate: 19, net: '10.08', tax: '1.92', gross: '12.00' },
    { rate: 7, net: '', tax: '', gross: '' },
  ]
  const report = await store.loadWith([{ vendor: 'Linde', items, tax: { lines, vatNumber: null } }])
  const text = (await read(report)).pages.join(' ')
  expect(text).toContain('Soup 8.00 · 2 × Tea 4.00 · Bread')
  expect(text).toContain('Tax 19%: 1.92 on 10.08 · Tax 7%')
})

test('where all is in the trip’s currency there is nothing to convert', async () => {
  const {
    pages: [page = ''],
  } = await read(await store.loadWith([{}, {}], { currency: 'GBP' }))
  expect(page).toContain('No. Date Vendor Category Amount 001')
  expect(page).toContain('8.40 GBP in all')
  for (const text of ['about', 'Rate', 'European Central Bank']) expect(page).not.toContain(text)
})

test('names whom the claim is for, as long as it is known', async () => {
  const id = await store.addTrip()
  await insertFinalization(store.db, { tripId: id, sentTo: 'finance@example.com' })
  const sent = await read(await store.load(id))
  expect(sent.pages[0]).toContain('Recipient finance@example.com')
  await store.db.update(finalizations).set({ sentTo: null })
  expect((await read(await store.load(id))).pages[0]).not.toContain('Recipient')
})

test('Truth 13: a second version names itself and its day on the first page and at the foot of each', async () => {
  const id = await addMixedTrip(store)
  const { id: first } = await insertFinalization(store.db, { tripId: id })
  await store.db
    .update(finalizations)
    .set({ revokedAt: new Date() })
    .where(eq(finalizations.id, first))
  const report = { ...(await store.load(id)), issuedAt: new Date('2026-11-17T10:00:00Z') }
  const file = await reportFile('pdf', report)
  expect(file.name).toBe('Berlin-Q3-expense-report-v2-2026-11-17.pdf')
  const document = await getDocumentProxy(new Uint8Array(await buffer(file.open())))
  const { text } = await extractText(document)
  expect(text[0]).toContain('Expense report · Version 2 · issued Nov 17, 2026')
  for (const page of text) expect(page).toMatch(/Page \d+ of.*Version 2 · issued Nov 17, 2026/s)
})

test('Truth 8: notes are printed whole, also where they take more than a page', async () => {
  const notes = Array(69).fill('東'.repeat(28)).join(' ')
  const { pages, document } = await read(await store.loadWith([{ notes }, {}]))
  const counts = pages.map((page) => page.split('東').length - 1)
  expect(counts.reduce((sum, count) => sum + count)).toBe(69 * 28)
  expect(counts.filter((count) => count > 0)).toHaveLength(2)
  for (const number of pages.keys()) {
    const { items } = await (await document.getPage(number + 1)).getTextContent()
    const atFoot = items.filter((item) => 'str' in item && item.transform[5] < 58)
    expect(JSON.stringify(atFoot)).not.toContain('東')
  }
})

test('two to four photos to a page, the header of the table on each of its pages, none with a few rows', async () => {
  const image = await store.withImage()
  const report = await store.loadWith(
    Array.from({ length: 66 }, (_, index) => (index < 9 ? image : {})),
    { currency: 'GBP' },
  )
  const { pages, document } = await read(report)
  const listed = pages.filter((page) => page.includes('No. Date Vendor Category Amount'))
  expect(listed).toEqual(pages.slice(0, listed.length))
  for (const page of listed) expect(page.match(/\d{3} Jan 5/g)?.length).toBeGreaterThan(3)
  expect(listed.at(-1)).toContain('066 Jan 5, 2025')
  expect(pages.at(-1)).toContain('009 Café Nero')
  const { OPS } = await import('unpdf/pdfjs')
  const counts: number[] = []
  for (const index of pages.keys()) {
    const { fnArray } = await (await document.getPage(index + 1)).getOperatorList()
    counts.push(fnArray.filter((operation) => operation === OPS.paintImageXObject).length)
  }
  const shown = counts.filter((count) => count > 0)
  expect(shown.reduce((sum, count) => sum + count, 0)).toBe(9)
  expect(Math.min(...shown)).toBeGreaterThan(1)
  expect(Math.max(...shown)).toBeLessThan(5)
})

test('a trip without receipts, and one without photos', async () => {
  const empty = await read(await store.load(await store.addTrip()))
  expect(empty.pages).toHaveLength(1)
  expect(empty.pages[0]).toContain('This trip has no receipts.')
  expect((await read(await store.loadWith([{}]))).pages).toHaveLength(1)
})

test('any vendor name keeps the row in place', async () => {
  const text = (await read(await loadNastyTrip(store))).pages.join(' ')
  for (const part of [
    '001 Jan 5, 2025 =HYPERLINK("x") Coffee 4.20 GBP',
    '016 Jan 5, 2025 ＝HYPERLINK("x") Coffee',
    '\ufffd replaces characters that cannot be shown here.',
  ]) {
    expect(text).toContain(part)
  }
  expect(text).toMatch(/006 Jan 5, 2025 .{0,20}東京/)
  expect(text).toMatch(/007 Jan 5, 2025 (x+ )+Coffee 4\.20 GBP/)
  expect(text).toMatch(/007 (x+ )+Jan 5, 2025 · 4\.20 GBP/)
})

test('Hole 7: a missing image has a frame that says so, in its place', async () => {
  const report = await store.loadWith([
    await store.withImage(),
    { imageKey: 'gone.jpg', imageBytes: 5, vendor: 'Lost Café' },
  ])
  const { pages } = await read(report)
  expect(pages).toHaveLength(2)
  expect(pages[1]).toMatch(/001 Café Nero.*002 Lost Café Jan 5, 2025 · 4\.20 GBP .* Image missing/)
})

test('what is no image costs its picture, not the document', async () => {
  await store.storage.put('1/text.jpg', Buffer.from('no image'), 'image/jpeg')
  const report = await store.loadWith([
    { imageKey: '1/text.jpg', imageBytes: 8, vendor: 'Broken' },
    await store.withImage(),
  ])
  const { pages } = await read(report)
  expect(pages[1]).toMatch(/001 Broken .* This image cannot be shown here\. 002 Café Nero/)
})

async function read(report: Report) {
  const file = await reportFile('pdf', report)
  expect(file.name).toBe('Berlin-Q3-expense-report.pdf')
  const document = await getDocumentProxy(new Uint8Array(await buffer(file.open())))
  const { text } = await extractText(document)
  return { document, pages: text.map((page) => page.replace(/\s+/g, ' ')) }
}
