import type { Category } from '@quittance/contract/categories'
import { describeTotals, type Totals } from '@quittance/contract/money'
import type { TripSummary } from '@quittance/contract/trips'
import { eq, type SQL, sql } from 'drizzle-orm'
import type { Db } from './connect.ts'
import { receipts } from './schema.ts'

export async function summarizeTrip(db: Db, tripId: number) {
  return summarizeReceipts(db, eq(receipts.tripId, tripId))
}

/** Counted and added up by the database in one pass, once by currency and once by category. */
export async function summarizeReceipts(db: Db, condition: SQL | undefined): Promise<TripSummary> {
  const groups = await db
    .select({
      currency: sql<string | null>`${receipts.currency}`,
      category: sql<Category | null>`${receipts.category}`,
      count: sql<number>`count(*)::int`,
      total: sql<string>`round(sum(${receipts.amountMinor}) / 100.0, 2)::text`,
    })
    .from(receipts)
    .where(condition)
    .groupBy(sql`grouping sets ((${receipts.currency}), (${receipts.category}))`)

  const byCurrency = groups.filter(({ currency }) => currency !== null)
  const byCategory = groups.filter(({ category }) => category !== null)
  const currencies: Totals = Object.fromEntries(
    byCurrency.map(({ currency, total }) => [currency, total]),
  )
  return {
    receiptCount: byCurrency.reduce((sum, { count }) => sum + count, 0),
    totalAmount: describeTotals(currencies),
    currencies,
    categories: Object.fromEntries(byCategory.map(({ category, count }) => [category, count])),
  }
}
