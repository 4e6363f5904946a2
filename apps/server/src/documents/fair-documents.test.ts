import { createHash } from 'node:crypto'
import { ciiInvoice, hotelBill } from '@quittance/receipt-reader/test/invoices'
import { pdfOfPaths, scanOf } from '@quittance/test-support/pdf'
import sharp from 'sharp'
import { afterEach, expect, test } from 'vitest'
import type { FairQueue } from '#process/fair-queue.ts'
import { openDocuments } from '#receipts/reading/open-documents.ts'
import { createTestApp, type TestApp, type TestClient } from '#test/app.ts'
import { billPages, pdfOf, process } from '#test/documents.ts'
import { newTraveller } from '#test/trips.ts'

/** The pages that the reader was given, by their width; each lasts until the test ends it. */
const pages: { width: number; end: () => void }[] = []
const upright: [number, number] = [595, 842]

let product: TestApp
let close: () => void
afterEach(() => close())

async function start() {
  pages.length = 0
  const over = Promise.withResolvers<void>()
  const { documents, closeDocuments } = openDocuments({
    async textOf(image) {
      const { width, height } = await sharp(image).metadata()
      const read = Promise.withResolvers<void>()
      pages.push({ width, end: read.resolve })
      await Promise.race([read.promise, over.promise])
      return { width, height, rotation: 0, boxes: [] }
    },
  })
  close = () => {
    over.resolve()
    closeDocuments()
  }
  product = await createTestApp({ documents })
  const [loud, quiet] = [await newTraveller(product), await newTraveller(product)]
  return { loud: loud.browser, quiet: quiet.browser }
}

/** Counts the jobs that a queue is asked for; they run as before. */
function watch(queue: FairQueue) {
  const { run } = queue
  const asked = { count: 0 }
  queue.run = (...job) => {
    asked.count += 1
    return run(...job)
  }
  return asked
}

function send(browser: TestClient, bytes: Buffer) {
  const sent = { isAnswered: false, answer: process(browser, bytes) }
  void sent.answer.finally(() => (sent.isAnswered = true)).catch(() => {})
  return sent
}

test('Hole 34: a one-line PDF is imported while half a million paths of another user are painted', async () => {
  const { loud, quiet } = await start()
  const bill = await pdfOf(billPages(1))
  await process(quiet, bill)
  const asked = watch(product.turns.imports)
  const flood = [send(loud, pdfOfPaths()), send(loud, await whitePages(13))]
  await expect.poll(() => asked.count).toBe(2)
  for (const file of [bill, Buffer.from(ciiInvoice(hotelBill)), bill]) {
    expect((await process(quiet, file)).statusCode).toBe(200)
  }
  expect(flood.map(({ isAnswered }) => isAnswered)).toEqual([false, false])
  expect(pages).toEqual([])
  close()
  await Promise.allSettled(flood.map(({ answer }) => answer))
})

test('Hole 34: texts are not behind recognition, and the pages of a scan take one turn each', async () => {
  const { loud, quiet } = await start()
  const asked = watch(product.turns.reading)
  const flood = send(loud, await whitePages(13))
  await expect.poll(() => pages.length).toBe(1)
  expect((await process(quiet, await pdfOf(billPages(1)))).json()).toMatchObject({
    readFrom: 'text',
    amount: '198.50',
  })
  expect(pages).toHaveLength(1)

  const scan = send(quiet, await whitePages(1, [842, 595]))
  await expect.poll(() => asked.count).toBe(2)
  pages[0]?.end()
  await expect.poll(() => pages.length).toBe(2)
  expect(pages[1]!.width).toBeGreaterThan(pages[0]!.width)
  pages[1]?.end()
  expect((await scan.answer).json()).toMatchObject({ readFrom: 'picture' })
  expect(flood.isAnswered).toBe(false)
  close()
  await Promise.allSettled([flood.answer])
})

test('how many pages were recognised is told while a document is read, to its user only', async () => {
  const { loud, quiet } = await start()
  const scan = await whitePages(2)
  const sent = send(loud, scan)
  const address = `GET /api/documents/${createHash('sha256').update(scan).digest('hex')}/progress`
  const progress = async () => (await loud.call(address)).json()
  await expect.poll(() => pages.length).toBe(1)
  expect(await progress()).toEqual({ read: 0, pages: 2 })
  pages[0]?.end()
  await expect.poll(progress).toEqual({ read: 1, pages: 2 })
  expect((await quiet.call(address)).json()).toEqual({ read: 0, pages: 0 })
  expect((await quiet.call('GET /api/documents/a/progress')).statusCode).toBe(400)
  close()
  await sent.answer
  expect(await progress()).toEqual({ read: 0, pages: 0 })
})

async function whitePages(count: number, size: [number, number] = upright): Promise<Buffer> {
  const [width, height] = size
  const create = { width, height, channels: 3 as const, background: '#fff' }
  const picture = await sharp({ create }).jpeg().toBuffer()
  return scanOf(
    Array.from({ length: count }, () => picture),
    size,
  )
}
