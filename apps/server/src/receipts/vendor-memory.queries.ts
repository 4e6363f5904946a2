import { type RememberedVendor, vendorKey } from '@quittance/contract/vendor-memory'
import { and, eq, max, sql } from 'drizzle-orm'
import type { Db } from '#db/connect.ts'
import { receipts, vendorMemory } from '#db/schema.ts'

/** Stores the last name and category a user saved for a vendor read like this. */
export async function rememberVendor(
  db: Db,
  userId: number,
  read: string,
  { vendor, category }: RememberedVendor,
) {
  const readAs = vendorKey(read)
  if (!readAs) return
  await db
    .insert(vendorMemory)
    .values({ userId, readAs, vendor, category })
    .onConflictDoUpdate({
      target: [vendorMemory.userId, vendorMemory.readAs],
      set: { vendor, category },
    })
}

/** Applies a renamed vendor or changed category to future readings. */
export async function renameVendor(
  db: Db,
  userId: number,
  saved: string,
  { vendor, category }: RememberedVendor,
) {
  await db
    .update(vendorMemory)
    .set({ vendor, category })
    .where(and(eq(vendorMemory.userId, userId), eq(vendorMemory.vendor, saved)))
  await rememberVendor(db, userId, saved, { vendor, category })
}

const columns = {
  readAs: vendorMemory.readAs,
  vendor: vendorMemory.vendor,
  category: vendorMemory.category,
}

/** By the letters they were read as. */
export async function listVendors(db: Db, userId: number) {
  return db
    .select(columns)
    .from(vendorMemory)
    .where(eq(vendorMemory.userId, userId))
    .orderBy(vendorMemory.readAs)
}

/** The most recently saved first, at most `limit`. */
export async function latestVendors(db: Db, userId: number, limit: number) {
  const used = db
    .select({ vendor: receipts.vendor, lastId: max(receipts.id).as('last_id') })
    .from(receipts)
    .where(eq(receipts.userId, userId))
    .groupBy(receipts.vendor)
    .as('used')
  return db
    .select(columns)
    .from(vendorMemory)
    .leftJoin(used, eq(used.vendor, vendorMemory.vendor))
    .where(eq(vendorMemory.userId, userId))
    .orderBy(sql`${used.lastId} desc nulls last`, vendorMemory.readAs)
    .limit(limit)
}

export async function recallVendor(db: Db, userId: number, read: string) {
  const readAs = vendorKey(read)
  if (!readAs) return undefined
  const [row] = await db
    .select({ vendor: vendorMemory.vendor, category: vendorMemory.category })
    .from(vendorMemory)
    .where(and(eq(vendorMemory.userId, userId), eq(vendorMemory.readAs, readAs)))
  return row
}
