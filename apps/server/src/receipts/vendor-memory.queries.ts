import type { Payer } from '@quittance/contract/receipt-details'
import { maxSuggestions, maxVendors } from '@quittance/contract/receipts'
import { type RememberedVendor, vendorKey } from '@quittance/contract/vendor-memory'
import { and, eq, max, sql } from 'drizzle-orm'
import type { Db } from '#db/connect.ts'
import { receipts, trips, vendorMemory } from '#db/schema.ts'

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

export async function listVendors(db: Db, userId: number) {
  return db
    .select(columns)
    .from(vendorMemory)
    .where(eq(vendorMemory.userId, userId))
    .orderBy(vendorMemory.readAs)
}

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

export async function findSuggestions(db: Db, userId: number) {
  const projectOfReceipt = sql`${receipts.details}->>'project'`
  const [payers, projects, purposes] = await Promise.all([
    findPayers(db, userId),
    latestTexts(
      db,
      sql`select ${trips.project}, ${trips.createdAt} from ${trips} where ${trips.userId} = ${userId}
        union all select ${projectOfReceipt}, ${receipts.createdAt} from ${receipts}
        where ${receipts.userId} = ${userId} and ${receipts.details} is not null`,
    ),
    latestTexts(
      db,
      sql`select ${trips.purpose}, ${trips.createdAt} from ${trips} where ${trips.userId} = ${userId}`,
    ),
  ])
  return { payers, projects, purposes }
}

/** Only deliberate choices: else the default of an old trip would outweigh that of a new one. */
async function findPayers(db: Db, userId: number) {
  const { rows } = await db.execute<{ vendor: string; paidBy: Payer }>(sql`
    select vendor, paid_by as "paidBy" from (
      select distinct on (lower(${receipts.vendor})) ${receipts.id}, ${receipts.vendor},
        ${receipts.paidBy}, ${trips.paidBy} as usual
      from ${receipts} join ${trips} on ${trips.id} = ${receipts.tripId}
      where ${receipts.userId} = ${userId}
      order by lower(${receipts.vendor}), ${receipts.id} desc) as last
    where paid_by <> usual order by id desc limit ${maxVendors}`)
  return rows
}

async function latestTexts(db: Db, texts: ReturnType<typeof sql>) {
  const { rows } = await db.execute<{ value: string }>(sql`
    select value from (${texts}) as used (value, at)
    where value <> '' group by value order by max(at) desc, value limit ${maxSuggestions}`)
  return rows.map(({ value }) => value)
}
