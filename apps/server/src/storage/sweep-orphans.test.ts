import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { rateLimits } from '#db/schema.ts'
import { signUpVerified } from '#test/accounts.ts'
import { createTestApp, type TestApp } from '#test/app.ts'
import { photo } from '#test/images.ts'
import { addTrip, save } from '#test/receipts.ts'
import { startS3Server } from '#test/s3-server.ts'
import { storedKeys } from '#test/stored.ts'
import { createDiskStorage } from './disk.ts'
import { createS3Storage } from './s3.ts'
import type { Storage } from './storage.ts'
import { sweepIfDue, sweepOrphans, sweepUploads } from './sweep-orphans.ts'

const log = pino({ level: 'silent' })
const longAgo = new Date(Date.now() - 61 * 60_000)
const access = { region: 'us-east-1', accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' }

const product = await createTestApp()
let files: string
beforeAll(async () => {
  files = join(product.uploadFolder, '../files')
})
afterAll(() => product.close())

describe.each(['the disk', 'S3'])('on %s', (place) => {
  let s3: Awaited<ReturnType<typeof startS3Server>>
  let folder: string
  let storage: Storage
  let app: TestApp
  beforeAll(async () => {
    s3 = await startS3Server('receipts')
    folder = place === 'S3' ? s3.directory : join(files, '../other-files')
    storage =
      place === 'S3'
        ? createS3Storage({ ...access, endpoint: s3.endpoint, bucket: 'receipts' })
        : createDiskStorage(folder)
    app = await createTestApp({ storage })
  })
  afterAll(async () => {
    await app.close()
    await s3.close()
  })

  test('what no receipt names and is old goes, and nothing else', async () => {
    const { db } = app
    const { browser } = await signUpVerified(app)
    const image = await photo().jpeg().toBuffer()
    await save(browser, await addTrip(app, browser), { image })
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

test('what an interrupted save left on the disk goes as well', async () => {
  await addOldFiles('interrupted.new')
  expect(await sweepOrphans({ ...product, log })).toBe(1)
})

test('more than a page goes', async () => {
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

test('uploads of a process that was killed go, running ones stay', async () => {
  for (const name of ['upload-old', 'upload-new']) {
    await mkdir(join(product.uploadFolder, name), { recursive: true })
    await writeFile(join(product.uploadFolder, name, 'received'), 'half an image')
  }
  await utimes(join(product.uploadFolder, 'upload-old'), longAgo, longAgo)
  await sweepUploads(product.uploadFolder)
  expect(await readdir(product.uploadFolder)).toEqual(['upload-new'])
})

test('there may be no uploads yet', async () => {
  const folder = join(product.uploadFolder, 'new')
  await sweepUploads(folder)
  expect(await readdir(folder)).toEqual([])
})

function keys() {
  return storedKeys(product.storage)
}

async function addOldFiles(...names: string[]) {
  await mkdir(files, { recursive: true })
  for (const name of names) await writeFile(join(files, name), 'x')
  await makeOld(files)
}

async function makeOld(folder: string) {
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (entry.isFile()) await utimes(join(entry.parentPath, entry.name), longAgo, longAgo)
  }
}
