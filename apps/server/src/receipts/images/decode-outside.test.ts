import type { ChildProcess } from 'node:child_process'
import { channel } from 'node:diagnostics_channel'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { newFolder } from '#test/at-end.ts'
import { hugeWebp, photo, png } from '#test/images.ts'
import { decodeOutside, endImageProcess } from './decode-outside.ts'
import { startImageProcess } from './image-process.ts'

const spawned = channel('child_process')
const folder = await newFolder()
let started: ChildProcess[] = []

beforeAll(() => spawned.subscribe(remember))
beforeEach(() => {
  endImageProcess()
  started = []
})
afterEach(endImageProcess)
afterAll(() => spawned.unsubscribe(remember))

test('Hole 8: images are decoded in another process, one after the other in the same', async () => {
  const job = await jobFor(await photo().jpeg().toBuffer())
  expect(await decodeOutside(job)).toMatchObject({ done: true })
  expect(await decodeOutside(job)).toMatchObject({ done: true })
  expect(started).toHaveLength(1)
  expect(started[0]?.pid).not.toBe(process.pid)
  expect(await sharp(job.upright).metadata()).toMatchObject({ format: 'jpeg', width: 400 })
  expect(await sharp(job.thumbnail).metadata()).toMatchObject({ width: 192, height: 256 })
})

test('Hole 8: a process that was killed is started again for the same image', async () => {
  const job = await jobFor(await photo(3000, 2000).png().toBuffer())
  const answer = decodeOutside(job)
  started[0]?.kill('SIGKILL')
  expect(await answer).toMatchObject({ done: true })
  expect(started).toHaveLength(2)
})

test('Hole 8: an image that takes more memory than it may is given up, and its process ends', async () => {
  const small = startImageProcess(20)
  const job = await jobFor(await photo(3000, 2000).png().toBuffer())
  const ended = new Promise((resolve) => started[0]?.once('exit', resolve))
  expect(await small.run(job)).toMatchObject({ refused: 'too-much-memory' })
  await ended
  expect(small.isAlive()).toBe(false)
})

test.each([
  [
    '381 kB of PNG',
    () => png(7000, 7000, undefined, { bits: 16, isColoured: true, isInterlaced: true }),
  ],
  ['88 kB of WebP', hugeWebp],
])('Hole 8: a gigabyte from %s is refused by its header', async (_name, make) => {
  expect(await decodeOutside(await jobFor(make()))).toEqual({ refused: 'too-much-memory' })
})

test('a photo in the colours of print is stored in those of screens, which the PDF needs', async () => {
  const job = await jobFor(await photo().toColourspace('cmyk').jpeg().toBuffer())
  expect((await sharp(job.path).metadata()).space).toBe('cmyk')
  expect(await decodeOutside(job)).toMatchObject({ done: true })
  const stored = sharp(job.upright)
  expect(await stored.metadata()).toMatchObject({ space: 'srgb', channels: 3, hasProfile: false })
  const [red = 0, green = 0] = await stored.raw().toBuffer()
  expect(red - green).toBeGreaterThan(150)
})

test('an image that can be held once only is decoded first and turned then', async () => {
  const sideways = photo(5200, 5000).withMetadata({ orientation: 6 })
  const job = await jobFor(await sideways.webp({ lossless: true, effort: 0 }).toBuffer())
  expect(await decodeOutside(job)).toMatchObject({ done: true })
  expect(await sharp(job.upright).metadata()).toMatchObject({ width: 5000, height: 5200 })
  expect((await sharp(job.upright).metadata()).orientation).toBeUndefined()
  // Red was left; a quarter turn to the right brings it to the top.
  const { data } = await sharp(job.thumbnail).raw().toBuffer({ resolveWithObject: true })
  expect(data[0]).toBeGreaterThan(200)
  expect(data.at(-1)).toBeGreaterThan(200)
})

function remember(message: unknown) {
  started.push((message as { process: ChildProcess }).process)
}

async function jobFor(image: Buffer) {
  const path = join(folder, 'received')
  await writeFile(path, image)
  const upright = join(folder, 'upright.jpg')
  return { do: 'write', path, upright, thumbnail: join(folder, 'thumbnail.jpg') } as const
}
