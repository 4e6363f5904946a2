import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createDb } from '#db/connect.ts'
import { migrate } from '#db/migrate.ts'
import { receipts, users } from '#db/schema.ts'
import { createTestDatabase } from '#test/database.ts'
import { restoreBackup } from './restore-backup.ts'
import { writeBackup } from './write-backup.ts'

test('a backup from before receipts had names of their own comes back, without any', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'quittance-older-'))
  const source = await createTestDatabase({ isEmpty: true })
  const target = await createTestDatabase({ isEmpty: true })
  await migrate(source.pool, { upTo: '0006_account-safety' })
  await source.pool.query(`
    INSERT INTO users (email, password_hash, first_name, last_name)
    VALUES ('ada@example.com', 'hash', 'Ada', 'Byron');
    INSERT INTO trips (user_id, name, start_date, currency, status)
    VALUES (1, 'Oslo', '2026-10-02', 'EUR', 'active');
    INSERT INTO receipts (trip_id, user_id, vendor, date, amount_minor, currency, category, image_key)
    SELECT 1, 1, 'Taxi', '2026-10-03', n, 'EUR', 'transport', '1/' || n || '.jpg'
    FROM generate_series(1, 3) n`)
  const archive = join(folder, 'backup.tar.gz')
  await writeBackup(source.pool, join(folder, 'source'), archive)
  await mkdir(join(folder, 'target'))
  await restoreBackup(target.pool, join(folder, 'target'), archive)

  const db = createDb(target.pool)
  expect(await db.select().from(receipts)).toMatchObject(
    [1, 2, 3].map((id) => ({
      id,
      amountMinor: id,
      imageKey: `1/${id}.jpg`,
      clientId: null,
      photoHash: null,
    })),
  )
  expect(await db.select().from(users)).toMatchObject([{ id: 1, sendOriginals: false }])
  await source.drop()
  await target.drop()
  await rm(folder, { recursive: true })
})
