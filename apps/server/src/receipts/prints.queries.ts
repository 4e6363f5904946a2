import { setImmediate } from 'node:timers/promises'
import { and, desc, eq, ne, sql } from 'drizzle-orm'
import type { Db } from '#db/connect.ts'
import { imagePrints, lookAlikes, receipts, uploads } from '#db/schema.ts'
import { createFairQueue } from '#process/fair-queue.ts'
import { isSamePaper } from './images/compare-prints.ts'
import type { ReceiptRow } from './receipts.queries.ts'

/** The newest of those of the same day. */
const maxCompared = 20

/** A comparison takes milliseconds of the server's own thread: one at a time, fair between users. */
const comparisons = createFairQueue({ atOnce: 1, maxWaiting: 0 })

export async function insertPrint(tx: Db, row: typeof imagePrints.$inferInsert) {
  if (row.print.length > 0) await tx.insert(imagePrints).values(row).onConflictDoNothing()
}

/** Records which other receipts show the same paper. */
export async function storeLookAlikes(tx: Db, receipt: ReceiptRow) {
  await insertLookAlikes(tx, receipt, await findLookAlikes(tx, receipt))
}

export async function insertLookAlikes(tx: Db, receipt: Pick<ReceiptRow, 'id'>, found: number[]) {
  const pairs = found.flatMap((otherId) => [
    { receiptId: receipt.id, otherId },
    { receiptId: otherId, otherId: receipt.id },
  ])
  if (pairs.length > 0) await tx.insert(lookAlikes).values(pairs).onConflictDoNothing()
}

type Compared = Pick<ReceiptRow, 'userId' | 'imageKey' | 'date' | 'vendor' | 'currency'> & {
  id?: number
  /** Null if it is not known yet. */
  amountMinor: number | null
}

/**
 * Receipts of the user whose photos show the same paper. Only those of the same day, and with the
 * same vendor or amount, are compared: that bounds the work, and tickets of one machine look alike.
 */
export async function findLookAlikes(db: Db, receipt: Compared) {
  const { id = 0, userId, imageKey, date, vendor, amountMinor, currency } = receipt
  if (!imageKey) return []
  const [own] = await db.select().from(imagePrints).where(eq(imagePrints.imageKey, imageKey))
  if (!own) return []
  const others = await db
    .select({ id: receipts.id, print: imagePrints.print })
    .from(receipts)
    .innerJoin(imagePrints, eq(imagePrints.imageKey, receipts.imageKey))
    .where(
      and(
        eq(receipts.userId, userId),
        eq(receipts.date, date),
        ne(receipts.id, id),
        sql`(lower(trim(${receipts.vendor})) = lower(trim(${vendor}::text))
          or (${receipts.amountMinor} = ${amountMinor} and ${receipts.currency} = ${currency}))`,
      ),
    )
    .orderBy(desc(receipts.id))
    .limit(maxCompared)
  const alike = await Promise.all(others.map(({ print }) => compare(userId, own.print, print)))
  return others.filter((_, index) => alike[index]).map((other) => other.id)
}

function compare(userId: number, one: Buffer, other: Buffer) {
  const work = async () => {
    await setImmediate()
    return isSamePaper(one, other)
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
