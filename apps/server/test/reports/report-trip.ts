import { hash, randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { findOrInsertFinalization } from '#claims/finalizations.queries.ts'
import { createFileHashes } from '#claims/hash-files.ts'
import { loadReport } from '#claims/load-report.ts'
import { receipts, trips, users } from '#db/schema.ts'
import { insertDocument } from '#documents/documents.queries.ts'
import { createLog } from '#process/create-log.ts'
import { createDiskStorage } from '#storage/disk.ts'
import { newFolder } from '#test/at-end.ts'
import { createTestDatabase } from '#test/database.ts'
import { photo } from '#test/images.ts'

type NewReceipt = Partial<typeof receipts.$inferInsert>

const log = createLog('silent')

export type ReportStore = Awaited<ReturnType<typeof useReportStore>>

/** A database and a file store with one traveller, both gone at the end. */
export async function useReportStore() {
  const folder = await newFolder()
  const { db } = await createTestDatabase()
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

  async function withImage(
    change: NewReceipt = {},
    { padding = 0, width = 200 + 2 * images, height = 150 } = {},
  ): Promise<NewReceipt> {
    images += 1
    const imageKey = `${userId}/${images}.jpg`
    const picture = await photo(width, height).jpeg().toBuffer()
    const content = Buffer.concat([picture, randomBytes(padding)])
    await storage.put(imageKey, content, 'image/jpeg')
    return { imageKey, imageBytes: content.length, ...change }
  }

  /** A document with page images; returns the columns of a receipt on some of its pages. */
  async function addDocument(pageCount: number, { kind = 'pdf', name = 'Folio 17.pdf' } = {}) {
    images += 1
    const original = randomBytes(5000)
    const originalKey = `${userId}/${images}.${kind}`
    await storage.put(originalKey, original, 'application/octet-stream')
    const pages = await Promise.all(Array.from({ length: pageCount }, () => withImage()))
    const { documentId } = await insertDocument(db, {
      userId,
      kind: kind as 'pdf',
      name,
      originalKey,
      originalBytes: original.length,
      sha256: hash('sha256', original),
      storedBytes: original.length,
      pages: pages.map(({ imageKey, imageBytes }) => ({
        imageKey: imageKey ?? '',
        imageBytes: imageBytes ?? 0,
        width: 200,
        height: 150,
      })),
    })
    const receiptOf = (firstPage: number, lastPage: number): NewReceipt => ({
      ...pages[firstPage - 1],
      documentId,
      firstPage,
      lastPage,
    })
    return { original, originalKey, receiptOf }
  }

  /** Finalizes the trip first if needed. */
  async function load(tripId: number) {
    const hashFiles = createFileHashes({ storage, log })
    const { id } = await findOrInsertFinalization(db, tripId, hashFiles)
    return loadReport({ db, storage, log }, id)
  }

  return {
    db,
    storage,
    addTrip,
    addReceipts,
    withImage,
    addDocument,
    load,
    async loadWith(rows: NewReceipt[], change?: Parameters<typeof addTrip>[0]) {
      const id = await addTrip(change)
      await addReceipts(id, rows)
      return load(id)
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
