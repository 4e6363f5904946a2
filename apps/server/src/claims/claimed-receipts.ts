import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '#db/connect.ts'
import { claimLines, documents, receipts } from '#db/schema.ts'

/** Undefined for a receipt that is not part of this finalization. */
export async function findClaimedPictures(db: Db, finalizationId: number, receiptId: number) {
  const [found] = await db
    .select({
      userId: receipts.userId,
      tripId: receipts.tripId,
      imageKey: receipts.imageKey,
      thumbnailKey: receipts.thumbnailKey,
      documentId: receipts.documentId,
      firstPage: receipts.firstPage,
      lastPage: receipts.lastPage,
    })
    .from(claimLines)
    .innerJoin(receipts, eq(receipts.id, claimLines.receiptId))
    .where(and(eq(claimLines.finalizationId, finalizationId), eq(receipts.id, receiptId)))
  return found
}

/** Total size of a trip's files, null if one is unknown, and the number of unconfirmed values. */
export async function describeEvidence(db: Db, tripId: number) {
  const isOfTrip = eq(receipts.tripId, tripId)
  const [found] = await db
    .select({
      photoBytes: sql<number | null>`case
        when bool_and(${receipts.imageKey} is null or ${receipts.imageBytes} is not null)
        then coalesce(sum(${receipts.imageBytes}) filter (where ${receipts.documentId} is null), 0) end`.mapWith(
        Number,
      ),
      doubtful:
        sql<number>`count(*) filter (where cardinality(${receipts.unconfirmed}) > 0)`.mapWith(
          Number,
        ),
    })
    .from(receipts)
    .where(isOfTrip)
  const ofTrip = db.select({ id: receipts.documentId }).from(receipts).where(isOfTrip)
  const [inDocuments] = await db
    .select({ bytes: sql<number>`coalesce(sum(${documents.storedBytes}), 0)`.mapWith(Number) })
    .from(documents)
    .where(inArray(documents.id, ofTrip))
  const { photoBytes = null, doubtful = 0 } = found ?? {}
  const imageBytes = photoBytes === null ? null : photoBytes + (inDocuments?.bytes ?? 0)
  return { imageBytes, doubtful }
}
