import { once } from 'node:events'
import { buffer } from 'node:stream/consumers'
import { extractText } from 'unpdf'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { lazyStream } from '#claims/lazy-stream.ts'
import type { Report } from '#claims/report.ts'
import { addMixedTrip } from '#test/reports/mixed-trip.ts'
import { useReportStore } from '#test/reports/report-trip.ts'
import { watchThreads } from '#test/watch-threads.ts'
import { pdfBytes } from './pdf.ts'
import { createPdfMaker } from './pdf-maker.ts'
import type { PdfPart } from './pdf-step.ts'
import { pdfSteps } from './pdf-steps.ts'
import { startPdfThread } from './pdf-thread.ts'
import { endSparePdfThreads } from './pdf-threads.ts'

const store = await useReportStore()
const threads = watchThreads()
beforeAll(endSparePdfThreads)
afterEach(async () => {
  await endSparePdfThreads()
  expect(threads.countAlive()).toBe(0)
  threads.forget()
})
afterAll(() => threads.stop())

test('the document is to the byte what it would be without a thread', async () => {
  const report = await store.load(await addMixedTrip(store))
  const thread = startPdfThread()
  const there = await madeBy(thread, report)
  await thread.end()
  expect(there.equals(await madeBy(createPdfMaker(), report))).toBe(true)
  expect(there.subarray(0, 5).toString()).toBe('%PDF-')
})

test('one after the other comes from the same thread', async () => {
  const report = await loadTrip('Berlin', 1)
  const first = await buffer(open(report))
  expect((await buffer(open(report))).length).toBe(first.length)
  expect(threads.started()).toHaveLength(1)
  expect(threads.countAlive()).toBe(1)
})

test('several at once have a thread each, and two are kept', async () => {
  const names = ['Berlin', 'Oslo', 'Rome']
  const reports: Report[] = []
  for (const name of names) reports.push(await loadTrip(name, 5))
  const files = await Promise.all(reports.map((report) => buffer(open(report))))
  for (const [index, file] of files.entries()) {
    const { text, totalPages } = await extractText(new Uint8Array(file))
    expect(totalPages).toBe(3)
    expect(text[0]).toContain(names[index])
  }
  expect(threads.started()).toHaveLength(3)
  expect(threads.countAlive()).toBe(2)
})

test('a client that disconnects at the last bytes takes no thread from others', async () => {
  const report = await loadTrip('Berlin', 1)
  const stop = new AbortController()
  const bytes = pdfBytes(report, stop.signal)
  const file: Uint8Array[] = []
  while (!Buffer.concat(file.slice(-1)).includes('%%EOF')) {
    file.push((await bytes.next()).value ?? expect.fail('It ended before its last bytes.'))
  }
  const next = open(report)
  await once(next, 'readable')
  stop.abort()
  await bytes.return(undefined)
  expect((await buffer(next)).length).toBe(Buffer.concat(file).length)
  expect(threads.started()).toHaveLength(1)
})

test('a thread that dies breaks the file, and the next file has another', async () => {
  const report = await loadTrip('Berlin', 12)
  const stream = open(report)
  await once(stream, 'readable')
  await threads.started()[0]?.terminate()
  await expect(buffer(stream)).rejects.toThrow('The thread that makes PDFs ended.')
  expect((await buffer(open(report))).length).toBeGreaterThan(0)
})

function open(report: Report) {
  return lazyStream((signal) => pdfBytes(report, signal))
}

async function loadTrip(name: string, images: number) {
  const image = await store.withImage({}, { padding: 200_000 })
  const rows = Array.from({ length: images }, () => image)
  return store.loadWith(rows, { name })
}

type Maker = Pick<ReturnType<typeof createPdfMaker>, 'run'>

async function madeBy(maker: Maker, report: Report) {
  const parts: PdfPart[] = []
  for await (const step of pdfSteps(report, new AbortController().signal)) {
    parts.push(...(await maker.run(step)))
  }
  return Buffer.concat(parts)
}
