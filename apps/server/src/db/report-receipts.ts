import type { Category } from '@quittance/contract/categories'
import type { Currency } from '@quittance/contract/money'
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

/** Counted and added up by the database in one pass: by currency, by category and by day. */
export async function sumReceipts(db: Db, tripId: number) {
  const { currency, category, date, amountMinor } = receipts
  const sums = await db
    .select({
      currency: sql<Currency>`${currency}`,
      category: sql<Category | null>`${category}`,
      date: sql<string | null>`${date}::text`,
      count: sql<number>`count(*)::int`,
      totalMinor: sql<string>`sum(${amountMinor})::text`.mapWith(Number),
    })
    .from(receipts)
    .where(eq(receipts.tripId, tripId))
    .groupBy(sql`grouping sets ((${currency}), (${currency}, ${category}), (${currency}, ${date}))`)
    .orderBy(sql`${date}`, sql`${category}`, sql`count(*) desc`, asc(currency))
  return {
    totals: sums.flatMap(({ category: name, date: day, ...sum }) =>
      name === null && day === null ? [sum] : [],
    ),
    categories: sums.flatMap(({ category: name, date: _, ...sum }) =>
      name === null ? [] : [{ category: name, ...sum }],
    ),
    days: sums.flatMap(({ category: _, date: day, ...sum }) =>
      day === null ? [] : [{ date: day, ...sum }],
    ),
  }
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
