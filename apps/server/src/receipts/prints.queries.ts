import { setImmediate } from 'node:timers/promises'
import { and, desc, eq, inArray, isNotNull, isNull, lt, ne, sql } from 'drizzle-orm'
import type { Db } from '#db/connect.ts'
import { imagePrints, lookAlikes, receipts, uploads } from '#db/schema.ts'
import { createFairQueue } from '#process/fair-queue.ts'
import { isSamePaper } from './images/compare-prints.ts'
import type { ReceiptRow } from './receipts.queries.ts'

/** The newest of those of the same day. */
const maxCompared = 20
const pageSize = 100

/** A comparison takes milliseconds of the server's own thread: one at a time, fair between users. */
const comparisons = createFairQueue({ atOnce: 1, maxWaiting: 0 })

export async function findPrints(db: Db, imageKeys: string[]): Promise<Map<string, Buffer>> {
  const rows = await db.select().from(imagePrints).where(inArray(imagePrints.imageKey, imageKeys))
  return new Map(rows.map(({ imageKey, print }) => [imageKey, print]))
}

export async function insertPrint(db: Db, row: typeof imagePrints.$inferInsert) {
  await db.insert(imagePrints).values(row).onConflictDoNothing()
}

/** Only photos: pages of documents are not compared. */
const isUncompared = and(
  isNotNull(receipts.imageKey),
  isNull(receipts.documentId),
  sql`not exists (select from ${lookAlikes} as l
    where l.receipt_id = ${receipts.id} and l.other_id = ${receipts.id})`,
)

/** The newest first, because somebody may be looking at them. */
export async function listUncompared(db: Db, { tripId, before }: Scope & { before?: number }) {
  const isMeant = and(
    tripId === undefined ? undefined : eq(receipts.tripId, tripId),
    before === undefined ? undefined : lt(receipts.id, before),
  )
  return db
    .select({ id: receipts.id, userId: receipts.userId })
    .from(receipts)
    .where(and(isUncompared, isMeant))
    .orderBy(desc(receipts.id))
    .limit(pageSize)
}

export type Scope = { tripId?: number }

export async function countUncompared(db: Db, tripId: number) {
  return db.$count(receipts, and(isUncompared, eq(receipts.tripId, tripId)))
}

export async function findUncompared(db: Db, id: number) {
  const [receipt] = await db
    .select()
    .from(receipts)
    .where(and(isUncompared, eq(receipts.id, id)))
  return receipt
}

/** After an edit: other receipts have the same values now. */
export async function markUncompared(tx: Db, id: number) {
  await tx.delete(lookAlikes).where(and(eq(lookAlikes.receiptId, id), eq(lookAlikes.otherId, id)))
}

/** Unless its values have changed since it was compared. */
export async function storeLookAlikes(db: Db, receipt: ReceiptRow, found: number[]) {
  const { id, vendor, date, amountMinor, currency } = receipt
  const isAsCompared = sql`(${receipts.id} <> ${id} or (${receipts.vendor} = ${vendor}
    and ${receipts.date} = ${date} and ${receipts.amountMinor} = ${amountMinor}
    and ${receipts.currency} = ${currency}))`
  await db.transaction(async (tx) => {
    // An edit waits until this is stored, or has marked it before this is read.
    const rows = await tx
      .select({ otherId: receipts.id })
      .from(receipts)
      .where(and(inArray(receipts.id, [id, ...found]), isAsCompared))
      .for('share')
    if (!rows.some(({ otherId }) => otherId === id)) return
    const pairs = rows.flatMap(({ otherId }) => [
      { receiptId: id, otherId },
      { receiptId: otherId, otherId: id },
    ])
    await tx.insert(lookAlikes).values(pairs).onConflictDoNothing()
  })
}

type Compared = Pick<ReceiptRow, 'userId' | 'date' | 'vendor' | 'currency'> & {
  id?: number
  imageKey: string
  /** Null if it is not known yet. */
  amountMinor: number | null
}

type FindPrints = (imageKeys: string[]) => Promise<Map<string, Buffer>>

/**
 * Receipts of the user whose photos show the same paper. Only those of the same day, and with the
 * same vendor or amount, are compared: that bounds the work, and tickets of one machine look alike.
 */
export async function findLookAlikes(db: Db, receipt: Compared, printsOf: FindPrints) {
  const { id = 0, userId, imageKey, date, vendor, amountMinor, currency } = receipt
  const isSameAmount = sql`(${receipts.amountMinor} = ${amountMinor}
    and ${receipts.currency} = ${currency})`
  const others = await db
    .select({
      id: receipts.id,
      imageKey: sql<string>`${receipts.imageKey}`,
      isSameAmount: sql<boolean>`coalesce(${isSameAmount}, false)`,
    })
    .from(receipts)
    .where(
      and(
        eq(receipts.userId, userId),
        eq(receipts.date, date),
        ne(receipts.id, id),
        isNotNull(receipts.imageKey),
        isNull(receipts.documentId),
        sql`(lower(trim(${receipts.vendor})) = lower(trim(${vendor}::text))
          or ${isSameAmount})`,
      ),
    )
    .orderBy(desc(receipts.id))
    .limit(maxCompared)
  if (others.length === 0) return []
  const prints = await printsOf([imageKey, ...others.map((other) => other.imageKey)])
  const [own, nothing] = [prints.get(imageKey), Buffer.alloc(0)]
  if (!own) return []
  const alike = await Promise.all(
    others.map((other) =>
      comparePrints(userId, own, prints.get(other.imageKey) ?? nothing, other.isSameAmount),
    ),
  )
  return others.filter((_, index) => alike[index]).map((other) => other.id)
}

/** Other requests run between two comparisons. */
export function comparePrints(userId: number, one: Buffer, other: Buffer, isSameAmount: boolean) {
  const work = async () => {
    await setImmediate()
    return isSamePaper(one, other, isSameAmount)
  }
  return comparisons.run(userId, work, undefined, { isPart: true })
}

/** Those of removed photos. */
export async function deleteUnusedPrints(db: Db) {
  await db.delete(imagePrints).where(
    sql`not exists (select from ${receipts} where ${receipts.imageKey} = ${imagePrints.imageKey})
      and not exists (select from ${uploads} where ${uploads.imageKey} = ${imagePrints.imageKey})`,
  )
}
