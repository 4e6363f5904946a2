import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import type { Db } from './connect.ts'
import { convertedReceipts } from './converted-receipts.ts'
import { listSharedDocuments, listWholeDocuments, type WholeDocument } from './documents.ts'
import type { PageStart } from './receipts.ts'
import { finalizations, receipts, trips, users } from './schema.ts'

export async function findReportTrip(db: Db, tripId: number) {
  const [found] = await db
    .select({ trip: trips, traveller: users, sentTo: finalizations.sentTo })
    .from(trips)
    .innerJoin(users, eq(users.id, trips.userId))
    .leftJoin(
      finalizations,
      and(eq(finalizations.tripId, trips.id), isNull(finalizations.revokedAt)),
    )
    .where(eq(trips.id, tripId))
  return found
}

const pageSize = 200

export type ConvertedReceiptRow = Awaited<ReturnType<typeof readPage>>[number] & {
  /** `isShared`: some of its pages belong to no receipt of this trip. */
  document: (WholeDocument & { isShared: boolean }) | undefined
}

/** By date, then by entry; page by page, so that a trip of any size fits in memory. */
export async function* eachReceiptOfTrip(
  db: Db,
  tripId: number,
  skipped = 0,
): AsyncGenerator<ConvertedReceiptRow> {
  let after: PageStart | undefined
  for (let offset = skipped; ; offset = 0) {
    const page = await readPage(db, tripId, after, offset)
    yield* await withDocuments(db, tripId, page)
    after = page.at(-1)?.receipt
    if (page.length < pageSize) return
  }
}

async function withDocuments(
  db: Db,
  tripId: number,
  page: Awaited<ReturnType<typeof readPage>>,
): Promise<ConvertedReceiptRow[]> {
  const named = page.map(({ receipt }) => receipt.documentId).filter((id) => id !== null)
  const ids = [...new Set(named)]
  const documents = await listWholeDocuments(db, ids)
  const shared = await listSharedDocuments(db, tripId, ids)
  return page.map((row) => {
    const document = documents.find(({ id }) => id === row.receipt.documentId)
    return { ...row, document: document && { ...document, isShared: shared.has(document.id) } }
  })
}

async function readPage(db: Db, tripId: number, after: PageStart | undefined, offset: number) {
  const condition = and(eq(receipts.tripId, tripId), after && comesAfter(after))
  const converted = convertedReceipts(db, condition)
  return db
    .select({
      receipt: receipts,
      by: converted.by,
      rate: sql<string | null>`trim_scale(${converted.rate})::text`,
      rateDay: sql<string | null>`${converted.day}::text`,
      convertedMinor: sql<number | null>`${converted.convertedMinor}`.mapWith(Number),
    })
    .from(receipts)
    .innerJoin(converted, eq(converted.id, receipts.id))
    .where(condition)
    .orderBy(asc(receipts.date), asc(receipts.id))
    .limit(pageSize)
    .offset(offset)
}

function comesAfter({ date, id }: PageStart) {
  return sql`(${receipts.date}, ${receipts.id}) > (${date}::date, ${id}::integer)`
}
