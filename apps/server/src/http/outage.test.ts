import { once } from 'node:events'
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { connectDatabase, type Database } from '#db/connect.ts'
import { migrate } from '#db/migrate.ts'
import { asConnected } from '#db/stalled-connections.ts'
import { createDiskStorage } from '#storage/disk.ts'
import { answerOf, createTestApp, type TestApp, type TestClient } from '#test/app.ts'
import { newFolder } from '#test/at-end.ts'
import { photo } from '#test/images.ts'
import { freezePostgres, postmasterOf } from '#test/postgres-processes.ts'
import { leftovers, save } from '#test/receipts.ts'
import { mountSmallDisk, type SmallDisk } from '#test/small-disk.ts'
import { newTrip } from '#test/trips.ts'
import { useCluster } from '#test/use-cluster.ts'

const unreachable = {
  code: 'UNAVAILABLE',
  message: 'Quittance cannot reach its data right now. Please try again in a minute.',
}
const full = {
  code: 'UNAVAILABLE',
  message:
    'The disk of the server is full, so nothing was saved. Keep your photo and contact support.',
}

describe('a database', () => {
  let folder: string
  let database: Database
  let product: TestApp
  let browser: TestClient
  beforeEach(async () => {
    folder = await newFolder()
    await useCluster(folder)
    database = await connectDatabase({
      dataDir: folder,
      connections: 2,
      applicationName: 'quittance test',
      connectWithinMs: 500,
      silentAfterMs: 500,
    })
    await migrate(database.pool)
    product = await createTestApp({ db: database.db })
    browser = product.client()
  })
  afterEach(async () => {
    await product.close()
    await database.close()
  })

  function ask() {
    return browser.call('POST /api/auth/login', { email: 'ada@example.com', password: 'whatever' })
  }

  test('Hole 13: a frozen one is reported with a retry time, and works when it thaws', async () => {
    expect((await ask()).statusCode).toBe(401)
    const { thaw } = await freezePostgres(folder)
    // More than there are connections: some wait for a response, some for a connection.
    const answers = await Promise.all([ask(), ask(), ask(), ask()]).finally(thaw)
    for (const answer of answers) {
      expect(answer.statusCode).toBe(503)
      expect(answer.headers['retry-after']).toBe('30')
      expect(answer.json()).toEqual(unreachable)
    }
    expect(product.logged.join('')).not.toContain('ada@example.com')
    await expect.poll(async () => (await ask()).statusCode).toBe(401)
  })

  test('Hole 13: one that froze while its connections were idle is reported', async () => {
    const client = await database.pool.connect()
    await once(asConnected(client).stream, 'timeout')
    client.release()
    const { thaw } = await freezePostgres(folder)
    const answers = await Promise.all([ask(), ask(), ask(), ask()]).finally(thaw)
    for (const answer of answers) expect(answer.json()).toEqual(unreachable)
    await expect.poll(async () => (await ask()).statusCode).toBe(401)
  })

  test('Hole 13: one that is gone is reported', async () => {
    expect((await ask()).statusCode).toBe(401)
    process.kill(await postmasterOf(folder), 'SIGKILL')
    expect(await answerOf(ask(), 503)).toEqual(unreachable)
  })

  test('Hole 13: a statement that takes too long is reported', async () => {
    const holder = await database.pool.connect()
    await holder.query('BEGIN; LOCK TABLE rate_limits')
    const answer = await ask()
    await holder.query('ROLLBACK')
    holder.release()
    expect(answer.statusCode).toBe(503)
    expect(answer.json()).toEqual(unreachable)
  })
})

describe('a disk of two megabytes', () => {
  let folder: string
  let disk: SmallDisk | undefined
  beforeAll(async () => {
    folder = await newFolder()
    disk = await mountSmallDisk(folder, 2)
  })
  afterAll(() => disk?.unmount())

  test.for(['uploads', 'files'])(
    'Hole 13: full where %s are stored: the sender gets an error, the log names the disk, nothing is left behind',
    async (place, { skip }) => {
      if (!disk) skip('only root may mount one')
      await mkdir(join(folder, place), { recursive: true })
      const product = await createTestApp(
        place === 'uploads'
          ? { uploadFolder: join(folder, 'uploads') }
          : { storage: createDiskStorage(join(folder, 'files')) },
      )
      const { browser, id: tripId } = await newTrip(product)
      const image = await photo(1500, 1500).jpeg().toBuffer()
      await disk?.fill()
      const answer = await save(browser, tripId, { image })
      expect(answer.statusCode).toBe(503)
      expect(answer.headers['retry-after']).toBe('60')
      expect(answer.json()).toEqual(full)
      const line = product.logged.find((text) => text.includes('disk full'))
      expect(JSON.parse(line ?? '{}')).toMatchObject({ level: 50, dataDir: expect.any(String) })
      await disk?.free()
      expect(await leftovers({ ...product, uploadFolder: join(folder, 'uploads') })).toEqual({
        stored: 0,
        uploads: 0,
        rows: 0,
      })
      expect((await save(browser, tripId, { image })).statusCode).toBe(201)
      await product.close()
      await rm(join(folder, 'files'), { recursive: true, force: true })
    },
  )
})
