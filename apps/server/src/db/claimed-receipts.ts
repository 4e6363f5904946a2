import { and, eq, sql } from 'drizzle-orm'
import type { Db } from './connect.ts'
import { claimLines, receipts } from './schema.ts'

/** The pictures of a receipt that belongs to this finalization; undefined for any other. */
export async function findClaimedPictures(db: Db, finalizationId: number, receiptId: number) {
  const [found] = await db
    .select({ imageKey: receipts.imageKey, thumbnailKey: receipts.thumbnailKey })
    .from(claimLines)
    .innerJoin(receipts, eq(receipts.id, claimLines.receiptId))
    .where(and(eq(claimLines.finalizationId, finalizationId), eq(receipts.id, receiptId)))
  return found
}

/** How large the images of a trip are together, null where one's size is not known, and how many values nobody confirmed. */
export async function describeEvidence(db: Db, tripId: number) {
  const [found] = await db
    .select({
      imageBytes: sql<number | null>`case
        when bool_and(${receipts.imageKey} is null or ${receipts.imageBytes} is not null)
        then coalesce(sum(${receipts.imageBytes}), 0) end`.mapWith(Number),
      doubtful:
        sql<number>`count(*) filter (where cardinality(${receipts.unconfirmed}) > 0)`.mapWith(
          Number,
        ),
    })
    .from(receipts)
    .where(eq(receipts.tripId, tripId))
  return found ?? { imageBytes: null, doubtful: 0 }
}
