import type { Category } from '@quittance/contract/categories'
import type { Currency } from '@quittance/contract/money'
import type { Spending } from '@quittance/contract/reports'
import { eq, sql } from 'drizzle-orm'
import type { Db } from './connect.ts'
import { receipts } from './schema.ts'

/** Added up by the database in one pass: by currency, and in each by category and by day. */
export async function summarizeSpending(db: Db, tripId: number): Promise<Spending[]> {
  const { currency, category, date, amountMinor } = receipts
  const groups = await db
    .select({
      currency: sql<Currency>`${currency}`,
      category: sql<Category | null>`${category}`,
      date: sql<string | null>`${date}::text`,
      count: sql<number>`count(*)::int`,
      total: sql<string>`round(sum(${amountMinor}) / 100.0, 2)::text`,
    })
    .from(receipts)
    .where(eq(receipts.tripId, tripId))
    .groupBy(sql`grouping sets ((${currency}), (${currency}, ${category}), (${currency}, ${date}))`)
    .orderBy(date, sql`sum(${amountMinor}) desc`, category, currency)

  return groups
    .filter((group) => group.category === null && group.date === null)
    .toSorted((one, other) => other.count - one.count)
    .map((whole) => {
      const own = groups.filter((group) => group.currency === whole.currency)
      return {
        currency: whole.currency,
        total: whole.total,
        categories: own.flatMap(({ category: name, total }) =>
          name === null ? [] : [{ category: name, total }],
        ),
        days: own.flatMap(({ date: day, total }) => (day === null ? [] : [{ date: day, total }])),
      }
    })
}
