import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { createDb } from '#db/connect.ts'
import { receipts } from '#db/schema.ts'
import { isFileRemovalLocked } from '#storage/backup-lock.ts'
import { checkData } from '#storage/check-data.ts'
import { createDiskStorage } from '#storage/disk.ts'
import { sweepOrphans } from '#storage/sweep-orphans.ts'
import { password } from '#test/accounts.ts'
import { createTestApp } from '#test/app.ts'
import { newFolder } from '#test/at-end.ts'
import { createTestDatabase } from '#test/database.ts'
import { photo } from '#test/images.ts'
import { save } from '#test/receipts.ts'
import { inTwoHours, storedKeys } from '#test/stored.ts'
import { newTrip } from '#test/trips.ts'
import { restoreBackup } from './restore-backup.ts'
import { writeBackup } from './write-backup.ts'

const log = pino({ level: 'silent' })

const product = await createTestApp()
const { pool } = product
const folder = await newFolder()

test('Hole 7: a backup is whole whatever is deleted while it is made', async () => {
  const image = await photo().jpeg().toBuffer()
  const kept = await newTrip(product)
  const leaving = await newTrip(product)
  const { id } = (await save(kept.browser, kept.id, { image })).json()
  await save(kept.browser, kept.id, { image })
  await save(leaving.browser, leaving.id, { image })

  const archive = join(folder, 'backup.tar.gz')
  const backup = await holdUp(() => writeBackup(pool, join(product.uploadFolder, '..'), archive))
  const removed = await kept.browser.call(`DELETE /api/receipts/${id}`)
  const left = await leaving.browser.call('DELETE /api/auth/user', { password })
  expect([removed.statusCode, left.statusCode]).toEqual([200, 200])
  await product.storage.put('1/orphan.jpg', image, 'image/jpeg')
  await backup.goOn()

  const target = await createTestDatabase({ isEmpty: true })
  const restored = join(folder, 'restored')
  await mkdir(restored)
  await restoreBackup(target.pool, restored, archive)
  const storage = createDiskStorage(join(restored, 'files'))
  const db = createDb(target.pool)
  expect(await db.select().from(receipts)).toHaveLength(3)
  const lines: string[] = []
  const say = (line: string) => void lines.push(line)
  expect(await checkData({ pool: target.pool, db, storage, say })).toEqual({
    lacking: 0,
    unnamed: 0,
  })
  expect(lines).toEqual([])
})

test('Hole 7: nothing is swept away under a backup, and all of it after', async () => {
  const backup = await holdUp(() =>
    writeBackup(pool, join(product.uploadFolder, '..'), join(folder, 'other.tar.gz')),
  )
  const storage = inTwoHours(product.storage)
  const before = await storedKeys(product.storage)
  expect(await sweepOrphans({ db: product.db, storage, log })).toBe(0)
  expect(await storedKeys(product.storage)).toEqual(before)
  await backup.goOn()
  // The database frees the lock a moment after the backup has closed its connection.
  await expect.poll(() => isFileRemovalLocked(product.db)).toBe(false)
  expect(await sweepOrphans({ db: product.db, storage, log })).toBe(5)
  const named = await product.db.select().from(receipts)
  expect(await storedKeys(product.storage)).toEqual(
    named.flatMap(({ imageKey, thumbnailKey }) => [imageKey, thumbnailKey]).toSorted(),
  )
})

/** Pauses the work when it has read all rows of a table and copied no file. */
async function holdUp(work: () => Promise<unknown>) {
  const client = await pool.connect()
  await client.query('BEGIN; LOCK TABLE demo_requests IN ACCESS EXCLUSIVE MODE')
  const working = work()
  const isWaiting = () =>
    client.query(
      "SELECT 1 FROM pg_locks WHERE relation = 'demo_requests'::regclass AND NOT granted",
    )
  await expect.poll(async () => (await isWaiting()).rowCount).toBe(1)
  return {
    async goOn() {
      await client.query('COMMIT')
      client.release()
      await working
    },
  }
}
