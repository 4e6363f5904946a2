import type { Category } from '@quittance/contract/categories'
import type { Currency } from '@quittance/contract/money'
import { desc, eq, sql } from 'drizzle-orm'
import type { Db } from './connect.ts'
import type { ConvertedPart } from './converted-receipts.ts'
import { asSums, groupLines, type ReceiptSums } from './receipt-sums.ts'
import { claimLines } from './schema.ts'
import { type SentClaimRow, wayOf } from './sent-claims.ts'

/** In hundredths of the claim's currency; `missing` receipts have no rate and are not in it. */
type ConvertedSum = { count: number; missing: number; totalMinor: number }

type ConvertedGroup = {
  currency: Currency
  category: Category | null
  date: string | null
} & ConvertedSum

export type ConvertedSums = {
  categories: ({ category: Category } & ConvertedSum)[]
  days: ({ date: string } & ConvertedSum)[]
  /** What was in each currency, all of it and by category and by day. */
  byCurrency: ConvertedGroup[]
  all: ConvertedSum
  /** By the way they were converted, in the order of currency and day. */
  parts: ConvertedPart[]
}

type Claim = Pick<SentClaimRow, 'id' | 'currency'>

/** Every sum of a claim, from its lines as they were sent: no file adds up anything by itself. */
export async function sumSentClaim(
  db: Db,
  claim: Claim,
): Promise<ReceiptSums & { converted: ConvertedSums }> {
  const isOfClaim = eq(claimLines.finalizationId, claim.id)
  const sums = asSums(await groupLines(db, claimLines, isOfClaim, { isByDay: true }))
  return {
    ...sums,
    converted: { ...(await sumConverted(db, claim)), parts: await listParts(db, claim) },
  }
}

async function sumConverted(db: Db, claim: Claim) {
  const groups = await groupConverted(db, claim)
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
    },
  }
}

function groupConverted(db: Db, { id }: Claim) {
  const { currency, category, date, convertedMinor } = claimLines
  const total = sql<number>`coalesce(sum(${convertedMinor}), 0)`
  return db
    .select({
      currency: sql<Currency | null>`${currency}`,
      category: sql<Category | null>`${category}`,
      date: sql<string | null>`${date}::text`,
      count: sql<number>`count(*)::int`,
      missing: sql<number>`(count(*) filter (where ${convertedMinor} is null))::int`,
      totalMinor: total.mapWith(Number),
    })
    .from(claimLines)
    .where(eq(claimLines.finalizationId, id))
    .groupBy(
      sql`grouping sets ((${category}), (${date}), (), (${currency}), (${currency}, ${category}), (${currency}, ${date}))`,
    )
    .orderBy(date, desc(total), category, currency)
}

function listParts(db: Db, claim: Claim): Promise<ConvertedPart[]> {
  const lines = db
    .select({
      currency: claimLines.currency,
      by: wayOf(claim).as('by'),
      rate: claimLines.rate,
      day: claimLines.rateDay,
      amountMinor: claimLines.amountMinor,
      convertedMinor: claimLines.convertedMinor,
    })
    .from(claimLines)
    .where(eq(claimLines.finalizationId, claim.id))
    .as('lines')
  return db
    .select({
      currency: lines.currency,
      by: lines.by,
      rate: sql<string | null>`trim_scale(${lines.rate})::text`,
      day: sql<string | null>`${lines.day}::text`,
      receiptCount: sql<number>`count(*)::int`,
      totalMinor: sql<number>`sum(${lines.amountMinor})`.mapWith(Number),
      convertedMinor: sql<number | null>`sum(${lines.convertedMinor})`.mapWith(Number),
    })
    .from(lines)
    .groupBy(lines.currency, lines.by, lines.rate, lines.day)
    .orderBy(lines.currency, lines.by, lines.day, lines.rate)
}
