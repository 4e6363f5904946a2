import { once } from 'node:events'
import { Readable } from 'node:stream'
import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createReportStore, type ReportStore } from '#test/reports/report-trip.ts'
import type { Report } from './report.ts'
import { reportFile } from './report-file.ts'

const kinds = ['zip', 'pdf'] as const
const imageCount = 12

let store: ReportStore
let loaded: Report
beforeAll(async () => {
  store = await createReportStore()
  const trip = await store.addTrip()
  const image = await store.withImage({}, { padding: 200_000 })
  await store.addReceipts(
    trip,
    Array.from({ length: imageCount }, () => image),
  )
  loaded = await store.load(trip)
})
afterAll(() => store.close())

test.each(kinds)('a %s that is not read opens no image', async (kind) => {
  const { report, opened } = watchImages()
  const stream = (await reportFile(kind, report)).open()
  await setTimeout(0)
  expect(opened).toHaveLength(0)
  stream.destroy()
  await once(stream, 'close')
  expect(opened).toHaveLength(0)
})

test.each(kinds)('a %s that nobody waits for opens no further image', async (kind) => {
  const { report, opened } = watchImages()
  const stream = (await reportFile(kind, report)).open()
  stream.on('data', () => opened.length >= 3 && stream.destroy())
  await once(stream, 'close')
  const whenClosed = opened.length
  await setTimeout(0)
  expect(opened).toHaveLength(whenClosed)
  expect(whenClosed).toBeLessThan(imageCount)
  expect(opened.filter(({ closed }) => !closed)).toEqual([])
})

test.each(kinds)('a %s lets go of an image that does not arrive', async (kind) => {
  const { report, opened } = watchImages(() => new Readable({ read() {} }))
  const stream = (await reportFile(kind, report)).open()
  stream.resume()
  await expect.poll(() => opened.length).toBeGreaterThan(0)
  stream.destroy()
  await once(stream, 'close')
  expect(opened.filter(({ destroyed }) => !destroyed)).toEqual([])
})

test.each(kinds)('a %s breaks when an image breaks', async (kind) => {
  const { report } = watchImages(() => {
    const broken = new Readable({ read() {} })
    setImmediate(() => broken.destroy(new Error('The disk is gone.')))
    return broken
  })
  const stream = (await reportFile(kind, report)).open()
  await expect(once(stream.resume(), 'end')).rejects.toThrow('The disk is gone.')
})

test.each(kinds)('a %s breaks when an image is gone', async (kind) => {
  const { report } = watchImages(() => Promise.reject(new Error('Nothing is stored.')))
  const stream = (await reportFile(kind, report)).open()
  await expect(once(stream.resume(), 'end')).rejects.toThrow('Nothing is stored.')
})

/** The report, and every image stream that was opened for it. */
function watchImages(open: (key: string) => Readable | Promise<Readable> = loaded.openImage) {
  const opened: Readable[] = []
  const report: Report = {
    ...loaded,
    async openImage(key) {
      const image = await open(key)
      opened.push(image)
      return image
    },
  }
  return { report, opened }
}
