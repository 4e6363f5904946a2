import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createDb } from '#db/connect.ts'
import { migrate } from '#db/migrate.ts'
import { receipts, uploads, users } from '#db/schema.ts'
import { newFolder } from '#test/at-end.ts'
import { createTestDatabase } from '#test/database.ts'
import { restoreBackup } from './restore-backup.ts'
import { writeBackup } from './write-backup.ts'

const trip = `
  INSERT INTO users (email, password_hash, first_name, last_name)
  VALUES ('ada@example.com', 'hash', 'Ada', 'Byron');
  INSERT INTO trips (user_id, name, start_date, currency, status)
  VALUES (1, 'Oslo', '2026-10-02', 'EUR', 'active');
  INSERT INTO receipts (trip_id, user_id, vendor, date, amount_minor, currency, category, image_key)
  SELECT 1, 1, 'Taxi', '2026-10-03', n, 'EUR', 'transport', '1/' || n || '.jpg'
  FROM generate_series(1, 3) n;`

/** Backs up a trip with three receipts, and more, of an earlier version, and restores it. */
async function restoreOlder(upTo: string, more = '') {
  const folder = await newFolder()
  const source = await createTestDatabase({ isEmpty: true })
  const target = await createTestDatabase({ isEmpty: true })
  await migrate(source.pool, { upTo })
  await source.pool.query(trip + more)
  const archive = join(folder, 'backup.tar.gz')
  await writeBackup(source.pool, join(folder, 'source'), archive)
  await mkdir(join(folder, 'target'))
  await restoreBackup(target.pool, join(folder, 'target'), archive)
  return createDb(target.pool)
}

test('a backup from before there were documents comes back: photos stay photos, what waits waits', async () => {
  const db = await restoreOlder(
    '0010_file-bytes',
    `INSERT INTO uploads (user_id, image_key, thumbnail_key, image_bytes)
     VALUES (1, '1/b.jpg', '1/b-thumbnail.jpg', 5)`,
  )
  const isPhoto = { documentId: null, firstPage: null, lastPage: null }
  expect(await db.select().from(receipts)).toMatchObject(
    [1, 2, 3].map((id) => ({ imageKey: `1/${id}.jpg`, ...isPhoto })),
  )
  const [waiting] = await db.select().from(uploads)
  expect(waiting).toMatchObject({ imageKey: '1/b.jpg', ...isPhoto, problem: null })
  expect(waiting?.keptUntil.getTime()).toBeGreaterThan(Date.now())
})

test('a backup from before receipts had names of their own comes back, without any', async () => {
  const db = await restoreOlder('0006_account-safety')
  const unnamed = { clientId: null, photoHash: null }
  expect(await db.select().from(receipts)).toMatchObject(
    [1, 2, 3].map((id) => ({ id, amountMinor: id, imageKey: `1/${id}.jpg`, ...unnamed })),
  )
  expect(await db.select().from(users)).toMatchObject([{ id: 1, sendOriginals: false }])
})
