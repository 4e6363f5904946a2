import { once } from 'node:events'
import { setTimeout } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { useReportStore } from '#test/reports/report-trip.ts'
import type { Report } from './report.ts'
import { reportFile } from './report-file.ts'

const kinds = ['zip', 'pdf'] as const
const imageCount = 12

const store = await useReportStore()
const image = await store.withImage({}, { padding: 200_000 })
const loaded = await store.loadWith(Array.from({ length: imageCount }, () => image))

test.each(kinds)('a %s that is not read opens no image', async (kind) => {
  const { report, reads } = watchImages()
  const stream = (await reportFile(kind, report)).open()
  await setTimeout(0)
  expect(reads).toHaveLength(0)
  stream.destroy()
  await once(stream, 'close')
  expect(reads).toHaveLength(0)
})

test.each(kinds)('an abandoned %s opens no further image', async (kind) => {
  const { report, reads } = watchImages()
  const stream = (await reportFile(kind, report)).open()
  stream.on('data', () => reads.length >= 3 && stream.destroy())
  await once(stream, 'close')
  const whenClosed = reads.length
  await setTimeout(0)
  expect(reads).toHaveLength(whenClosed)
  expect(whenClosed).toBeLessThan(imageCount)
  expect(reads.filter(({ isOver }) => !isOver)).toEqual([])
})

test.each(kinds)('a %s lets go of an image that does not arrive', async (kind) => {
  const { report, reads } = watchImages(async (_key, signal) => {
    await once(signal, 'abort')
    throw signal.reason
  })
  const stream = (await reportFile(kind, report)).open()
  stream.resume()
  await expect.poll(() => reads.length).toBeGreaterThan(0)
  stream.destroy()
  await once(stream, 'close')
  expect(reads.filter(({ isOver }) => !isOver)).toEqual([])
})

test.each(kinds)('a %s breaks when an image breaks, at once or later', async (kind) => {
  for (const isAtOnce of [true, false]) {
    const { report } = watchImages(async () => {
      if (!isAtOnce) await setTimeout(0)
      throw new Error('The disk is gone.')
    })
    const stream = (await reportFile(kind, report)).open()
    await expect(once(stream.resume(), 'end')).rejects.toThrow('The disk is gone.')
  }
})

/** The report, and every image read that was started for it. */
function watchImages(readImage = loaded.readImage) {
  const reads: { isOver: boolean }[] = []
  const report: Report = {
    ...loaded,
    async readImage(key, signal) {
      const read = { isOver: false }
      reads.push(read)
      return readImage(key, signal).finally(() => {
        read.isOver = true
      })
    },
  }
  return { report, reads }
}
