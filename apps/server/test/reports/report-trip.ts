import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createDiskStorage } from '#adapters/storage/disk.ts'
import { receipts, trips, users } from '#db/schema.ts'
import { createLog } from '#log/create-log.ts'
import { loadReport } from '#reports/load-report.ts'
import { createTestDatabase } from '#test/database.ts'
import { photo } from '#test/images.ts'

type NewReceipt = Partial<typeof receipts.$inferInsert>

const log = createLog('silent')

export type ReportStore = Awaited<ReturnType<typeof createReportStore>>

/** A database and a file store of its own, with one traveller. */
export async function createReportStore() {
  const folder = await mkdtemp(join(tmpdir(), 'quittance-reports-'))
  const database = await createTestDatabase()
  const { db } = database
  const storage = createDiskStorage(join(folder, 'files'))
  const [traveller] = await db
    .insert(users)
    .values({ email: 'ada@example.com', passwordHash: 'none', firstName: 'Ada', lastName: 'Byron' })
    .returning()
  const userId = traveller?.id ?? 0
  let images = 0

  async function addTrip(change: Partial<typeof trips.$inferInsert> = {}) {
    const [trip] = await db
      .insert(trips)
      .values({ ...berlin, userId, ...change })
      .returning()
    return trip?.id ?? 0
  }

  async function addReceipts(tripId: number, rows: NewReceipt[]) {
    return db
      .insert(receipts)
      .values(rows.map((row) => ({ ...coffee, userId, tripId, ...row })))
      .returning()
  }

  /** The columns of a receipt with a picture of its own. */
  async function withImage(change: NewReceipt = {}, { padding = 0 } = {}): Promise<NewReceipt> {
    images += 1
    const picture = await photo(200 + 2 * images, 150)
      .jpeg()
      .toBuffer()
    const content = Buffer.concat([picture, randomBytes(padding)])
    const imageKey = `${userId}/${images}.jpg`
    await storage.put(imageKey, content, 'image/jpeg')
    return { imageKey, imageBytes: content.length, ...change }
  }

  return {
    db,
    storage,
    addTrip,
    addReceipts,
    withImage,
    load: (tripId: number) => loadReport({ db, storage, log }, tripId),
    async close() {
      await database.drop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

const berlin = {
  name: 'Berlin Q3',
  startDate: '2025-01-05',
  endDate: '2025-01-09',
  currency: 'EUR',
  status: 'finalized',
} as const

const coffee = {
  vendor: 'Café Nero',
  date: '2025-01-05',
  amountMinor: 420,
  currency: 'GBP',
  category: 'coffee',
}
