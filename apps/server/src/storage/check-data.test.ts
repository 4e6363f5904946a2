import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { receipts } from '#db/schema.ts'
import { signUpVerified } from '#test/accounts.ts'
import { createTestApp, type TestApp } from '#test/app.ts'
import { photo } from '#test/images.ts'
import { addTrip, save } from '#test/receipts.ts'
import { startS3Server } from '#test/s3-server.ts'
import { checkData } from './check-data.ts'
import { createDiskStorage } from './disk.ts'
import { createS3Storage } from './s3.ts'
import type { Storage } from './storage.ts'

const access = { region: 'us-east-1', accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' }

let s3: Awaited<ReturnType<typeof startS3Server>>
beforeAll(async () => {
  s3 = await startS3Server('receipts')
})
afterAll(() => s3.close())

test.each(['the disk', 'S3'])(
  'Hole 7: on %s rows without images and images without rows are found, both by name',
  async (place) => {
    const product = await createTestApp(
      place === 'S3'
        ? {
            storage: createS3Storage({ ...access, endpoint: s3.endpoint, bucket: 'receipts' }),
          }
        : {},
    )
    const folder = place === 'S3' ? s3.directory : join(product.uploadFolder, '../files')
    const { browser } = await signUpVerified(product)
    const tripId = await addTrip(product, browser)
    const image = await photo().jpeg().toBuffer()
    const whole = (await save(browser, tripId, { image })).json()
    const half = (await save(browser, tripId, { image })).json()
    const none = (await save(browser, tripId, { image })).json()
    await save(browser, tripId)
    expect((await check(product)).found).toEqual({ lacking: 0, unnamed: 0 })

    const lost = [
      (await keysOf(product, half.id))[1],
      ...(await keysOf(product, none.id)).toSorted(),
    ] as string[]
    for (const key of lost) await product.storage.remove(key)
    await product.storage.put('1/forgotten.jpg', image, 'image/jpeg')
    await makeOld(folder, '1/forgotten.jpg')
    await product.storage.put('1/being-saved.jpg', image, 'image/jpeg')

    const { found, lines } = await check(product)
    expect(found).toEqual({ lacking: 3, unnamed: 1 })
    expect(lines).toEqual([
      `receipt ${half.id} of trip ${tripId}: ${lost[0]} is missing`,
      `receipt ${none.id} of trip ${tripId}: ${lost[1]} is missing`,
      `receipt ${none.id} of trip ${tripId}: ${lost[2]} is missing`,
      '1/forgotten.jpg: not used by any receipt',
    ])
    expect(lines.join('')).not.toContain(`receipt ${whole.id} `)
    await product.close()
  },
)

test('Hole 7: what is saved or deleted while the store is looked through is no fault', async () => {
  const product = await createTestApp()
  const { browser } = await signUpVerified(product)
  const tripId = await addTrip(product, browser)
  const image = await photo().jpeg().toBuffer()
  const { id } = (await save(browser, tripId, { image })).json()
  const storage: Storage = {
    ...product.storage,
    async *list() {
      yield* product.storage.list()
      await save(browser, tripId, { image })
      await browser.call(`DELETE /api/receipts/${id}`)
    },
  }
  expect((await check({ ...product, storage })).found).toEqual({ lacking: 0, unnamed: 0 })
  await product.close()
})

test('more than a page of both is named', async () => {
  const product = await createTestApp()
  const { browser } = await signUpVerified(product)
  const tripId = await addTrip(product, browser)
  const { id: userId } = (await browser.call('GET /api/auth/user')).json()
  await product.db.insert(receipts).values(
    Array.from({ length: 1_200 }, (_, n) => ({
      userId,
      tripId,
      vendor: 'x',
      date: '2026-03-01',
      amountMinor: 1,
      currency: 'EUR',
      category: 'food',
      imageKey: `1/gone-${n}.jpg`,
    })),
  )
  const files = join(product.uploadFolder, '../files')
  await mkdir(join(files, '9'), { recursive: true })
  for (let n = 0; n < 1_100; n += 1) {
    await writeFile(join(files, '9', `${n}.jpg`), 'x')
  }
  await makeOld(files, '9/')
  const { found, lines } = await check(product)
  expect(found).toEqual({ lacking: 1_200, unnamed: 1_100 })
  expect(new Set(lines).size).toBe(2_300)
  await product.close()
})

test('an unreachable store is distinguished from one with missing files', async () => {
  const product = await createTestApp()
  const { browser } = await signUpVerified(product)
  const image = await photo().jpeg().toBuffer()
  await save(browser, await addTrip(product, browser), { image })
  const empty = createDiskStorage(join(product.uploadFolder, '../not-mounted'))
  await expect(check({ ...product, storage: empty })).rejects.toThrow('is empty')
  const bucket = { ...access, endpoint: s3.endpoint, bucket: 'no-such-bucket' }
  await expect(check({ ...product, storage: createS3Storage(bucket) })).rejects.toThrow()
  await product.close()
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

async function makeOld(folder: string, key: string) {
  const longAgo = new Date(Date.now() - 61 * 60_000)
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name)
    if (entry.isFile() && path.includes(key)) await utimes(path, longAgo, longAgo)
  }
}
