import { and, asc, eq, sql } from 'drizzle-orm'
import type { Db } from './connect.ts'
import type { PageStart, ReceiptRow } from './receipts.ts'
import { receipts, trips, users } from './schema.ts'

export async function findReportTrip(db: Db, tripId: number) {
  const [found] = await db
    .select({ trip: trips, traveller: users })
    .from(trips)
    .innerJoin(users, eq(users.id, trips.userId))
    .where(eq(trips.id, tripId))
  return found
}

const pageSize = 200

/** By date, then by entry; page by page, so that a trip of any size fits in memory. */
export async function* eachReceiptOfTrip(db: Db, tripId: number): AsyncGenerator<ReceiptRow> {
  let after: PageStart | undefined
  for (;;) {
    const page = await db
      .select()
      .from(receipts)
      .where(and(eq(receipts.tripId, tripId), after && comesAfter(after)))
      .orderBy(asc(receipts.date), asc(receipts.id))
      .limit(pageSize)
    yield* page
    after = page.at(-1)
    if (page.length < pageSize) return
  }
}

function comesAfter({ date, id }: PageStart) {
  return sql`(${receipts.date}, ${receipts.id}) > (${date}::date, ${id}::integer)`
}
