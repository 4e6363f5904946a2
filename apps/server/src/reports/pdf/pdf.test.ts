import { buffer } from 'node:stream/consumers'
import { extractText, getDocumentProxy, getMeta } from 'unpdf'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Report } from '#reports/report.ts'
import { reportFile } from '#reports/report-file.ts'
import { addMixedTrip } from '#test/reports/mixed-trip.ts'
import { loadNastyTrip } from '#test/reports/nasty-trip.ts'
import { createReportStore, type ReportStore } from '#test/reports/report-trip.ts'

let store: ReportStore
beforeAll(async () => {
  store = await createReportStore()
})
afterAll(() => store.close())

test('summary, receipts and images, with text that can be selected', async () => {
  const { pages } = await read(await store.load(await addMixedTrip(store)))
  expect(pages).toHaveLength(3)
  const [summary, receipts, images] = pages
  for (const text of [
    'Berlin Q3',
    'Ada Byron',
    'ada@example.com',
    '5 Jan 2025 to 9 Jan 2025',
    'EUR 2 12,345.69 EUR',
    'GBP 2 4.50 GBP',
    'JPY 1 1,200 JPY',
    'transport 1 0.30 GBP',
    'Page 1',
  ]) {
    expect(summary).toContain(text)
  }
  expect(receipts).toContain('001 5 Jan 2025 Café Nero coffee 4.20 GBP')
  expect(receipts).toContain('005 7 Jan 2025 Linde food 12,345.67 EUR')
  expect(receipts).toContain('Page 2')
  expect(receipts).not.toContain('stands for letters')
  expect(images).toContain('001 Café Nero, 5 Jan 2025, 4.20 GBP')
  expect(images).toContain('004 JR, 6 Jan 2025, 1,200 JPY')
  expect(images).toContain('Page 3')
})

test('has title, language and bookmarks', async () => {
  const { document } = await read(await store.load(await addMixedTrip(store)))
  const { info } = await getMeta(document)
  expect(info).toMatchObject({ Title: 'Expense report Berlin Q3', Author: 'Ada Byron' })
  expect(info.Language).toBe('en')
  const outline = await document.getOutline()
  expect(outline.map(({ title }) => title)).toEqual(['Summary', 'Receipts', 'Images'])
})

test('four images to a page, the header of the table on each of its pages', async () => {
  const id = await store.addTrip()
  const image = await store.withImage()
  await store.addReceipts(
    id,
    Array.from({ length: 102 }, (_, index) => (index < 9 ? image : {})),
  )
  const { pages, document } = await read(await store.load(id))
  expect(pages).toHaveLength(1 + 3 + 3)
  for (const page of pages.slice(1, 4)) expect(page).toContain('No. Date Vendor Category Amount')
  expect(pages[3]).toContain('102 5 Jan 2025')
  expect(pages[6]).toContain('009 Café Nero')
  expect(pages[6]).not.toContain('008 Café Nero')
  const { fnArray } = await (await document.getPage(5)).getOperatorList()
  const { OPS } = await import('unpdf/pdfjs')
  expect(fnArray.filter((operation) => operation === OPS.paintImageXObject)).toHaveLength(4)
})

test('a trip without receipts, and one without images', async () => {
  const empty = await read(await store.load(await store.addTrip()))
  expect(empty.pages).toHaveLength(2)
  const id = await store.addTrip()
  await store.addReceipts(id, [{}])
  expect((await read(await store.load(id))).pages).toHaveLength(2)
})

test('whatever a vendor is called, the line stays in its place', async () => {
  const report = await loadNastyTrip(store)
  const { pages } = await read(report)
  expect(pages[1]).toContain('001 5 Jan 2025 =HYPERLINK("x") coffee 4.20 GBP')
  expect(pages[1]).toContain('006 5 Jan 2025 ? ? ? coffee')
  expect(pages[1]).toContain('? stands for letters that cannot be shown here.')
  expect(pages[1]).toMatch(/007 5 Jan 2025 x+… coffee 4\.20 GBP/)
  expect(pages[3]).toMatch(/007 x+…, 5 Jan 2025, 4\.20 GBP/)
})

test('Hole 7: a missing image has a frame that says so, in its place', async () => {
  const id = await store.addTrip()
  await store.addReceipts(id, [
    await store.withImage(),
    { imageKey: 'gone.jpg', imageBytes: 5, vendor: 'Lost Café' },
  ])
  const { pages } = await read(await store.load(id))
  expect(pages).toHaveLength(3)
  expect(pages[2]).toMatch(/001 Café Nero.*002 Lost Café, 5 Jan 2025, 4\.20 GBP Image missing/)
})

test('what is no image breaks the stream', async () => {
  const id = await store.addTrip()
  await store.storage.put('1/text.jpg', Buffer.from('no image'), 'image/jpeg')
  const receipts = await store.addReceipts(id, [{ imageKey: '1/text.jpg', imageBytes: 8 }])
  await expect(read(await store.load(id))).rejects.toThrow(`receipt ${receipts[0]?.id}`)
})

async function read(report: Report) {
  const file = await reportFile('pdf', report)
  expect(file.name).toBe('Berlin-Q3-expense-report.pdf')
  const document = await getDocumentProxy(new Uint8Array(await buffer(file.open())))
  const { text } = await extractText(document)
  return { document, pages: text.map((page) => page.replace(/\s+/g, ' ')) }
}
