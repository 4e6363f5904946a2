import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { eq, sql } from 'drizzle-orm'
import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { rateLimits, receipts } from '#db/schema.ts'
import { createTestApp, type TestApp } from '#test/app.ts'
import { photo } from '#test/images.ts'
import { save } from '#test/receipts.ts'
import { startS3Server } from '#test/s3-server.ts'
import { storedKeys } from '#test/stored.ts'
import { newTrip } from '#test/trips.ts'
import { checkData } from './check-data.ts'
import { createDiskStorage } from './disk.ts'
import { createS3Storage } from './s3.ts'
import type { Storage } from './storage.ts'
import { sweepIfDue, sweepOrphans, sweepUploads } from './sweep-orphans.ts'

const log = pino({ level: 'silent' })
const longAgo = new Date(Date.now() - 61 * 60_000)

const image = await photo().jpeg().toBuffer()
const product = await createTestApp()
const files = join(product.uploadFolder, '../files')
const s3 = await startS3Server()
const { bucket } = s3

describe.each(['the disk', 'S3'])('on %s', (place) => {
  let folder: string
  let storage: Storage
  let app: TestApp
  beforeAll(async () => {
    folder = place === 'S3' ? s3.directory : join(files, '../other-files')
    storage = place === 'S3' ? createS3Storage(bucket) : createDiskStorage(folder)
    app = await createTestApp({ storage })
  })
  afterAll(async () => {
    for (const key of await storedKeys(storage)) await storage.remove(key)
    await app.close()
  })

  test('what no receipt names and is old goes, and nothing else', async () => {
    const { db } = app
    const { browser, id } = await newTrip(app)
    await save(browser, id, { image })
    const named = await storedKeys(storage)
    expect(named).toHaveLength(2)
    await storage.put('1/orphan.jpg', image, 'image/jpeg')
    await storage.put('2/orphan.jpg', image, 'image/jpeg')
    await makeOld(folder)
    await storage.put('1/being-saved.jpg', image, 'image/jpeg')

    expect(await sweepOrphans({ db, storage, log })).toBe(2)
    expect(await storedKeys(storage)).toEqual([...named, '1/being-saved.jpg'].toSorted())
    expect(await sweepOrphans({ db, storage, log })).toBe(0)
  })
})

test('what an interrupted save left on the disk goes as well, also more than a page', async () => {
  await addOldFiles('interrupted.new')
  expect(await sweepOrphans({ ...product, log })).toBe(1)
  await addOldFiles(...Array.from({ length: 2_100 }, (_, n) => `${n}.jpg`))
  expect(await sweepOrphans({ ...product, log })).toBe(2_100)
  expect(await keys()).toEqual([])
})

test('stops when the server does', async () => {
  await addOldFiles('orphan.jpg')
  expect(await sweepOrphans({ ...product, log, signal: AbortSignal.abort() })).toBe(0)
  expect(await keys()).toEqual(['orphan.jpg'])
})

describe('of several servers', () => {
  beforeEach(async () => {
    await product.db.delete(rateLimits)
    await addOldFiles('orphan.jpg')
  })

  test('one sweeps, and none again for some hours', async () => {
    let sweeps = 0
    const storage: Storage = {
      ...product.storage,
      list() {
        sweeps += 1
        return product.storage.list()
      },
    }
    const servers = Array.from({ length: 5 }, () => sweepIfDue({ ...product, storage, log }))
    await Promise.all(servers)
    await sweepIfDue({ ...product, storage, log })
    expect(sweeps).toBe(1)
    expect(await keys()).toEqual([])

    await product.db.update(rateLimits).set({ resetsAt: new Date() })
    await sweepIfDue({ ...product, storage, log })
    expect(sweeps).toBe(2)
  })

  test('another one takes over where the store failed or the server stopped', async () => {
    const broken: Storage = {
      ...product.storage,
      list: () => createDiskStorage('/dev/null/nowhere').list(),
    }
    await expect(sweepIfDue({ ...product, storage: broken, log })).rejects.toThrow('ENOTDIR')
    await sweepIfDue({ ...product, log, signal: AbortSignal.abort() })
    expect(await keys()).toEqual(['orphan.jpg'])
    await sweepIfDue({ ...product, log })
    expect(await keys()).toEqual([])
  })
})

test('uploads of a process that was killed go, running ones stay, and there may be none yet', async () => {
  for (const name of ['upload-old', 'upload-new']) {
    await mkdir(join(product.uploadFolder, name), { recursive: true })
    await writeFile(join(product.uploadFolder, name, 'received'), 'half an image')
  }
  await utimes(join(product.uploadFolder, 'upload-old'), longAgo, longAgo)
  await sweepUploads(product.uploadFolder)
  expect(await readdir(product.uploadFolder)).toEqual(['upload-new'])
  const folder = join(product.uploadFolder, 'new')
  await sweepUploads(folder)
  expect(await readdir(folder)).toEqual([])
})

test.each(['the disk', 'S3'])(
  'Hole 7: on %s rows without images and images without rows are found, both by name',
  async (place) => {
    const app = await createTestApp(place === 'S3' ? { storage: createS3Storage(bucket) } : {})
    const folder = place === 'S3' ? s3.directory : join(app.uploadFolder, '../files')
    const { browser, id: tripId } = await newTrip(app)
    const whole = (await save(browser, tripId, { image })).json()
    const half = (await save(browser, tripId, { image })).json()
    const none = (await save(browser, tripId, { image })).json()
    await save(browser, tripId)
    expect((await check(app)).found).toEqual({ lacking: 0, unnamed: 0 })

    const lost = [
      (await keysOf(app, half.id))[1],
      ...(await keysOf(app, none.id)).toSorted(),
    ] as string[]
    for (const key of lost) await app.storage.remove(key)
    await app.storage.put('1/forgotten.jpg', image, 'image/jpeg')
    await makeOld(folder, '1/forgotten.jpg')
    await app.storage.put('1/being-saved.jpg', image, 'image/jpeg')

    const { found, lines } = await check(app)
    expect(found).toEqual({ lacking: 3, unnamed: 1 })
    expect(lines).toEqual([
      `receipt ${half.id} of trip ${tripId}: ${lost[0]} is missing`,
      `receipt ${none.id} of trip ${tripId}: ${lost[1]} is missing`,
      `receipt ${none.id} of trip ${tripId}: ${lost[2]} is missing`,
      '1/forgotten.jpg: not used by any receipt',
    ])
    expect(lines.join('')).not.toContain(`receipt ${whole.id} `)
  },
)

test('Hole 7: what is saved or deleted while the store is looked through is no fault', async () => {
  const app = await createTestApp()
  const { browser, id: tripId } = await newTrip(app)
  const { id } = (await save(browser, tripId, { image })).json()
  const storage: Storage = {
    ...app.storage,
    async *list() {
      yield* app.storage.list()
      await save(browser, tripId, { image })
      await browser.call(`DELETE /api/receipts/${id}`)
    },
  }
  expect((await check({ ...app, storage })).found).toEqual({ lacking: 0, unnamed: 0 })
})

test('more than a page of both is named', async () => {
  const app = await createTestApp()
  const { userId, id: tripId } = await newTrip(app)
  await app.db.execute(sql`
    insert into receipts (user_id, trip_id, vendor, date, amount_minor, currency, category, image_key)
    select ${userId}, ${tripId}, 'x', '2026-03-01', 1, 'EUR', 'food', '1/gone-' || n || '.jpg'
    from generate_series(1, 1200) n`)
  const folder = join(app.uploadFolder, '../files')
  await mkdir(join(folder, '9'), { recursive: true })
  for (let n = 0; n < 1_100; n += 1) await writeFile(join(folder, '9', `${n}.jpg`), 'x')
  await makeOld(folder, '9/')
  const { found, lines } = await check(app)
  expect(found).toEqual({ lacking: 1_200, unnamed: 1_100 })
  expect(new Set(lines).size).toBe(2_300)
})

test('an unreachable store is distinguished from one with missing files', async () => {
  const app = await createTestApp()
  const { browser, id } = await newTrip(app)
  await save(browser, id, { image })
  const empty = createDiskStorage(join(app.uploadFolder, '../not-mounted'))
  await expect(check({ ...app, storage: empty })).rejects.toThrow('is empty')
  const missing = { ...bucket, bucket: 'no-such-bucket' }
  await expect(check({ ...app, storage: createS3Storage(missing) })).rejects.toThrow()
})

async function check({ pool, db, storage }: Pick<TestApp, 'pool' | 'db' | 'storage'>) {
  const lines: string[] = []
  const say = (line: string) => void lines.push(line)
  const found = await checkData({ pool, db, storage, say })
  return { found, lines }
}

async function keysOf({ db }: TestApp, id: number) {
  const [row] = await db.select().from(receipts).where(eq(receipts.id, id))
  return [row?.imageKey, row?.thumbnailKey]
}

function keys() {
  return storedKeys(product.storage)
}

async function addOldFiles(...names: string[]) {
  await mkdir(files, { recursive: true })
  for (const name of names) await writeFile(join(files, name), 'x')
  await makeOld(files)
}

async function makeOld(folder: string, key = '') {
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name)
    if (entry.isFile() && path.includes(key)) await utimes(path, longAgo, longAgo)
  }
}
