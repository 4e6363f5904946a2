import type { Category } from '@quittance/contract/categories'
import type { Currency } from '@quittance/contract/money'
import { desc, eq, type Subquery, sql } from 'drizzle-orm'
import type { Db } from '#db/connect.ts'
import { receipts } from '#db/schema.ts'
import { convertedReceipts } from './converted-receipts.ts'

/** In minor units of the trip's currency; excludes the `missing` receipts, which have no rate. */
export type ConvertedSum = {
  count: number
  missing: number
  totalMinor: number
  /** Of these, what the traveller paid. */
  repayMissing: number
  repayMinor: number
}

type ConvertedGroup = {
  currency: Currency
  category: Category | null
  date: string | null
} & ConvertedSum

export type ConvertedSums = {
  categories: ({ category: Category } & ConvertedSum)[]
  days: ({ date: string } & ConvertedSum)[]
  /** For each currency: in total, by category and by day. */
  byCurrency: ConvertedGroup[]
  all: ConvertedSum
}

export function sumConvertedTrip(db: Db, tripId: number): Promise<ConvertedSums> {
  const converted = convertedReceipts(db, eq(receipts.tripId, tripId))
  const { currency, category, date, paidBy } = receipts
  const { convertedMinor } = converted
  return sumConverted(
    db,
    db
      .select({ currency, category, date, paidBy, convertedMinor })
      .from(receipts)
      .innerJoin(converted, eq(converted.id, receipts.id))
      .as('lines'),
  )
}

/** Takes lines with currency, category, date, `paid_by` and `converted_minor`. */
export async function sumConverted(db: Db, lines: Subquery): Promise<ConvertedSums> {
  const groups = await groupConverted(db, lines)
  const over = groups.flatMap(({ currency, ...group }) => (currency ? [] : [group]))
  return {
    categories: over.flatMap(({ category, date, ...sum }) =>
      category ? [{ category, ...sum }] : [],
    ),
    days: over.flatMap(({ category, date, ...sum }) => (date ? [{ date, ...sum }] : [])),
    byCurrency: groups.flatMap(({ currency, ...group }) =>
      currency ? [{ currency, ...group }] : [],
    ),
    all: over.find(({ category, date }) => !category && !date) ?? {
      count: 0,
      missing: 0,
      totalMinor: 0,
      repayMissing: 0,
      repayMinor: 0,
    },
  }
}

function groupConverted(db: Db, lines: Subquery) {
  const total = sql<number>`coalesce(sum(converted_minor), 0)`
  const isRepaid = sql`paid_by = 'traveller'`
  return db
    .select({
      currency: sql<Currency | null>`currency`,
      category: sql<Category | null>`category`,
      date: sql<string | null>`date::text`,
      count: sql<number>`count(*)::int`,
      missing: sql<number>`(count(*) filter (where converted_minor is null))::int`,
      totalMinor: total.mapWith(Number),
      repayMissing: sql<number>`(count(*) filter (where converted_minor is null and ${isRepaid}))::int`,
      repayMinor: sql<number>`coalesce(sum(converted_minor) filter (where ${isRepaid}), 0)`.mapWith(
        Number,
      ),
    })
    .from(lines)
    .groupBy(
      sql`grouping sets ((category), (date), (), (currency), (currency, category), (currency, date))`,
    )
    .orderBy(sql`date`, desc(total), sql`category`, sql`currency`)
}
