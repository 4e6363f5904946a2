import { execFileSync, spawnSync } from 'node:child_process'
import { hash } from 'node:crypto'
import { writeFile } from 'node:fs/promises'

import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { verifyArchive } from '@quittance/record/verify-archive'
import { eq } from 'drizzle-orm'
import { parseCsv } from 'hucre/csv'
import { expect, test } from 'vitest'
import type { Report } from '#claims/report.ts'
import { reportFile } from '#claims/report-file.ts'
import { finalizations } from '#db/schema.ts'
import { sealOnDemand } from '#record/seal-claim.ts'
import { newFolder } from '#test/at-end.ts'
import { addMixedTrip } from '#test/reports/mixed-trip.ts'
import { loadNastyTrip } from '#test/reports/nasty-trip.ts'
import { useReportStore } from '#test/reports/report-trip.ts'
import { unpackArchive } from '#test/reports/unpack-archive.ts'
import { nastyVendors } from '#test/reports/vendors.ts'

const store = await useReportStore()

test('holds the images, stored as they are; the manifest names every receipt and vouches for every image', async () => {
  const report = await store.load(await addMixedTrip(store))
  const files = await filesOf(report)
  expect(files.map(({ name }) => name)).toEqual([
    '001_2025-01-05_Cafe-Nero_4.20-GBP.jpg',
    '004_2025-01-06_JR_1200.00-JPY.jpg',
    'manifest.csv',
  ])
  expect(files.every(({ method }) => method === 0)).toBe(true)
  const [header, ...lines] = manifestOf(files)
  expect(header).toEqual(
    'file,size,sha256,receipt id,number,date,vendor,amount,currency,kind,original name'.split(','),
  )
  expect(lines.map((line) => line.slice(4))).toEqual([
    ['1', '2025-01-05', 'Café Nero', '4.20', 'GBP', 'photo', ''],
    ['2', '2025-01-05', 'Tube', '0.30', 'GBP', '', ''],
    ['3', '2025-01-05', 'Cent', '0.02', 'EUR', '', ''],
    ['4', '2025-01-06', 'JR', '1200.00', 'JPY', 'photo', ''],
    ['5', '2025-01-07', 'Linde', '12345.67', 'EUR', '', ''],
  ])
  for await (const { number, id, image } of report.receipts()) {
    const line = lines[number - 1] ?? []
    const file = files.find(({ name }) => name === line[0])
    expect(line[3]).toBe(String(id))
    expect(Boolean(file)).toBe(image !== null)
    expect(line.slice(1, 3)).toEqual(
      file ? [String(file.content.length), hash('sha256', file.content)] : ['', ''],
    )
    if (image) expect(file?.content).toEqual(await store.storage.readWhole(image.key))
  }
})

test('a document comes as it was sent, with the pictures of its pages; the manifest says which is which', async () => {
  const folio = await store.addDocument(3, { name: '=Folio "17".pdf' })
  const photo = await store.addDocument(1, { kind: 'heic', name: 'IMG_1.HEIC' })
  const files = await filesOf(await store.loadWith([folio.receiptOf(1, 3), photo.receiptOf(1, 1)]))
  const [first, second] = ['001_2025-01-05_Cafe-Nero_4.20-GBP', '002_2025-01-05_Cafe-Nero_4.20-GBP']
  expect(files.map(({ name }) => name)).toEqual([
    `${first}.pdf`,
    `${first}_page-1.jpg`,
    `${first}_page-2.jpg`,
    `${first}_page-3.jpg`,
    `${second}.heic`,
    `${second}.jpg`,
    'manifest.csv',
  ])
  expect(files[0]?.content).toEqual(folio.original)
  const lines = manifestOf(files).slice(1)
  expect(lines.map((line) => [line[0], ...line.slice(9)])).toEqual([
    [`${first}.pdf`, 'original', `'=Folio "17".pdf`],
    [`${first}_page-1.jpg`, 'page 1 of 3', ''],
    [`${first}_page-2.jpg`, 'page 2 of 3', ''],
    [`${first}_page-3.jpg`, 'page 3 of 3', ''],
    [`${second}.heic`, 'original', 'IMG_1.HEIC'],
    [`${second}.jpg`, 'page 1 of 1', ''],
  ])
  for (const [index, line] of lines.entries()) {
    const content = files[index]?.content ?? Buffer.alloc(0)
    expect(line.slice(1, 3)).toEqual([String(content.length), hash('sha256', content)])
  }
})

test('receipts split from one document share its original, which is there once', async () => {
  const scan = await store.addDocument(3)
  const files = await filesOf(await store.loadWith([scan.receiptOf(1, 1), scan.receiptOf(2, 3)]))
  const lines = manifestOf(files).slice(1)
  expect(lines.map((line) => [line[0]?.slice(0, 3), line[4], line[9]])).toEqual([
    ['001', '1', 'original'],
    ['001', '1', 'page 1 of 1'],
    ['001', '2', 'original'],
    ['002', '2', 'page 1 of 2'],
    ['002', '2', 'page 2 of 2'],
  ])
  expect(lines[2]?.slice(0, 3)).toEqual(lines[0]?.slice(0, 3))
  expect(files.map(({ name }) => name.slice(0, 3))).toEqual(['001', '001', '002', '002', 'man'])
})

test('a scan whose other pages are in no receipt of the trip stays at home: only the pages that are', async () => {
  const id = await store.addTrip()
  const scan = await store.addDocument(3)
  await store.addReceipts(id, [scan.receiptOf(2, 3)])
  await store.addReceipts(await store.addTrip(), [scan.receiptOf(1, 1)])
  const lines = manifestOf(await filesOf(await store.load(id))).slice(1)
  expect(lines.map((line) => line[9])).toEqual(['page 1 of 2', 'page 2 of 2'])
})

test('an original that is missing is said of every receipt that shares it', async () => {
  const scan = await store.addDocument(2)
  await store.storage.remove(scan.originalKey)
  const report = await store.loadWith([scan.receiptOf(1, 1), scan.receiptOf(2, 2)])
  const lines = manifestOf(await filesOf(report, { isExact: true })).slice(1)
  expect(lines.map((line) => [line[0] === 'Image missing', line[9]])).toEqual([
    [true, 'original'],
    [false, 'page 1 of 1'],
    [true, 'original'],
    [false, 'page 1 of 1'],
  ])
})

test('names are safe and the manifest is inert, whatever a vendor is called', async () => {
  const report = await loadNastyTrip(store)
  const files = await filesOf(report)
  const names = files.slice(0, -1).map(({ name }) => name)
  expect(new Set(names).size).toBe(nastyVendors.length)
  for (const name of names) {
    expect(name).toMatch(/^\d{3}_2025-01-05_[\p{L}\p{M}\p{N}-]{1,40}_4\.20-GBP\.jpg$/u)
  }
  const vendors = manifestOf(files)
    .slice(1)
    .map((line) => line[6] ?? '')
  expect(vendors.filter((vendor) => /^[=+\-@＝＋－＠\t\r]/.test(vendor))).toEqual([])
  expect(vendors[0]).toBe(`'=HYPERLINK("x")`)
  expect(vendors[11]).toBe('a "quoted", b')
  expect(vendors[15]).toBe(`'＝HYPERLINK("x")`)
})

test('a sealed claim brings its record and the page that verifies it; one with a lost file says which', async () => {
  const id = await store.addTrip()
  const scan = await store.addDocument(3)
  const photo = await store.withImage()
  const rows = [photo, scan.receiptOf(1, 1), scan.receiptOf(2, 3), {}]
  await store.addReceipts(id, rows)
  const signing = { secret: 'a secret of at least 32 characters', origin: 'https://a.example' }
  await store.load(id)
  const [claim] = await store.db.select().from(finalizations).where(eq(finalizations.tripId, id))
  await sealOnDemand({ ...store, signing, log: { error: () => {} } }, claim?.id ?? 0)
  const report = await store.load(id)
  const { archive, bytes } = await archiveOf(report)
  expect(archive.length).toBe(bytes)
  const names = (await unpackArchive(archive)).map(({ name }) => name)
  expect(names.slice(-3)).toEqual(['manifest.csv', 'verify.html', 'record.json'])
  expect((await verifyArchive(new Blob([archive]))).problems).toEqual([])

  await store.storage.remove(photo.imageKey ?? '')
  const { archive: rest, bytes: length } = await archiveOf(report, { isExact: true })
  expect(rest.length).toBe(length)
  expect((await verifyArchive(new Blob([rest]))).problems).toEqual([`${names[0]} is missing`])
})

test.skipIf(spawnSync('unzip', ['-v']).error)('the system’s unzip finds it whole', async () => {
  const path = join(await newFolder(), 'receipts.zip')
  await writeFile(path, (await archiveOf(await store.load(await addMixedTrip(store)))).archive)
  expect(String(execFileSync('unzip', ['-t', path]))).toContain('No errors detected')
})

test('its length is not announced when the size of an image is not known', async () => {
  const { archive, bytes } = await archiveOf(
    await store.loadWith([await store.withImage(), { imageKey: 'lost.jpg' }]),
  )
  expect(bytes).toBeUndefined()
  expect(await unpackArchive(archive)).toHaveLength(2)
})

test('a trip without receipts gives an archive with the manifest only', async () => {
  expect((await filesOf(await store.load(await store.addTrip()))).map(({ name }) => name)).toEqual([
    'manifest.csv',
  ])
})

test('an image that is not as long as announced breaks the stream', async () => {
  const image = await store.withImage()
  await expect(
    archiveOf(await store.loadWith([image, { ...image, imageBytes: 5 }])),
  ).rejects.toThrow('expected 5')
})

test('Hole 7: an image that is missing is left out, and the manifest says so', async () => {
  const id = await store.addTrip()
  const [, gone] = await store.addReceipts(id, [
    await store.withImage(),
    { imageKey: 'gone.jpg', imageBytes: 5 },
    await store.withImage(),
  ])
  const report = await store.load(id)
  const files = await filesOf(report, { isExact: true })
  expect(files.map(({ name }) => name.slice(0, 3))).toEqual(['001', '003', 'man'])
  expect(manifestOf(files)[2]?.slice(0, 5)).toEqual([
    'Image missing',
    '',
    '',
    String(gone?.id),
    '2',
  ])
})

async function archiveOf(report: Report, options?: { isExact: boolean }) {
  const file = await reportFile('zip', report, options)
  return { archive: await buffer(file.open()), bytes: file.bytes }
}

/** What is in the archive, which is as long as announced. */
async function filesOf(report: Report, options?: { isExact: boolean }) {
  const { archive, bytes } = await archiveOf(report, options)
  expect(archive.length).toBe(bytes)
  return unpackArchive(archive)
}

function manifestOf(files: { content: Buffer }[]) {
  const text = String(files.at(-1)?.content)
  expect(text[0]).toBe('\ufeff')
  return parseCsv(text.slice(1), { type: 'string' } as never) as string[][]
}
