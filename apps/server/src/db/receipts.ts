import { and, asc, eq, gt } from 'drizzle-orm'
import type { Db } from './connect.ts'
import { receipts } from './schema.ts'

export type ReceiptRow = typeof receipts.$inferSelect

export async function listImageKeysOfUser(db: Db, userId: number) {
  const rows = await db
    .select({ image: receipts.imageKey, thumbnail: receipts.thumbnailKey })
    .from(receipts)
    .where(eq(receipts.userId, userId))
  return rows.flatMap(({ image, thumbnail }) => [image, thumbnail]).filter((key) => key !== null)
}

/** In batches, so that an account of any size fits in memory. */
export async function* eachReceiptOfUser(db: Db, userId: number) {
  let lastId = 0
  for (;;) {
    const batch = await db
      .select()
      .from(receipts)
      .where(and(eq(receipts.userId, userId), gt(receipts.id, lastId)))
      .orderBy(asc(receipts.id))
      .limit(500)
    yield* batch
    const last = batch.at(-1)
    if (!last) return
    lastId = last.id
  }
}
