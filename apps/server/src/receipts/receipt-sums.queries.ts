import type { Category } from '@quittance/contract/categories'
import { type Currency, describeTotals, fromMinor, type Totals } from '@quittance/contract/money'
import type { Spending } from '@quittance/contract/reports'
import type { ConvertedTotal, Repayment, TripSummary } from '@quittance/contract/trips'
import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#db/connect.ts'
import { prepared } from '#db/prepared.ts'
import { type claimLines, receipts } from '#db/schema.ts'
import { convertReceipts, convertTrip } from '#rates/converted-receipts.ts'

/** Amounts are in minor units; the second pair is what the traveller paid, and so gets back. */
export type Sum = {
  currency: Currency
  count: number
  totalMinor: number
  repayCount: number
  repayMinor: number
}

export type ReceiptSums = {
  totals: Sum[]
  categories: ({ category: Category } & Sum)[]
  days: ({ date: string } & Sum)[]
  lastDay: string | null
}

export type TripCurrency = { id: number; currency: Currency }

type Group = { category: Category | null; date: string | null; lastDay: string } & Sum

const groupsOfTrip = prepared((db) =>
  groupLines(db, receipts, eq(receipts.tripId, sql.placeholder('tripId')), {
    isByDay: false,
  }).prepare('groups_of_trip'),
)

export async function summarizeTrip(db: Db, { id, currency }: TripCurrency) {
  const sums = asSums(await groupsOfTrip(db).execute({ tripId: id }))
  const converted = isMixed(sums.totals, currency) ? await convertTrip(db, id) : null
  const repay = await repaymentOf(db, sums.totals, { currency, of: eq(receipts.tripId, id) })
  return { ...asSummary(sums, converted, repay), lastReceiptOn: sums.lastDay }
}

export async function summarizeReceipts(
  db: Db,
  { currency }: TripCurrency,
  condition: SQL | undefined,
) {
  const sums = asSums(await groupLines(db, receipts, condition, { isByDay: false }))
  const converted = isMixed(sums.totals, currency) ? await convertReceipts(db, condition) : null
  return asSummary(sums, converted, await repaymentOf(db, sums.totals, { currency, of: condition }))
}

/** Whether any conversion is needed. */
function isMixed(totals: { currency: Currency }[], own: Currency) {
  return totals.some(({ currency }) => currency !== own)
}

const isByTraveller = eq(receipts.paidBy, 'traveller')

/** Null if the traveller paid everything. */
async function repaymentOf(
  db: Db,
  totals: Sum[],
  { currency, of }: { currency: Currency; of: SQL | undefined },
) {
  const repaid = repaidTotals(totals)
  if (!repaid) return null
  const isConverted = isMixed(repaid, currency)
  return asRepayment(repaid, isConverted ? await convertReceipts(db, and(of, isByTraveller)) : null)
}

/** Per currency what the traveller paid; undefined if that is everything. */
export function repaidTotals<One extends Sum>(totals: One[]): One[] | undefined {
  if (totals.every(({ count, repayCount }) => count === repayCount)) return undefined
  return totals.filter(({ repayCount }) => repayCount > 0)
}

export function asRepayment(repaid: Sum[], converted: ConvertedTotal | null): Repayment {
  const currencies: Totals = Object.fromEntries(
    repaid.map(({ currency, repayMinor }) => [currency, fromMinor(repayMinor, currency)]),
  )
  return { totalAmount: describeTotals(currencies), currencies, converted }
}

export async function sumTrip(db: Db, tripId: number) {
  return asSums(await groupLines(db, receipts, eq(receipts.tripId, tripId), { isByDay: true }))
}

/** One database pass: per currency by category and optionally by day. */
export function groupLines(
  db: Db,
  lines: typeof receipts | typeof claimLines,
  condition: SQL | undefined,
  { isByDay }: { isByDay: boolean },
) {
  const { currency, category, date, amountMinor } = lines
  const isRepaid = eq(lines.paidBy, 'traveller')
  const groups = sql`(${currency}, ${category})${isByDay ? sql`, (${currency}, ${date})` : sql``}`
  const day = isByDay ? sql`${date}::text` : sql`null::text`
  return db
    .select({
      currency: sql<Currency>`${currency}`,
      category: sql<Category | null>`${category}`,
      date: sql<string | null>`${day}`,
      count: sql<number>`count(*)::int`,
      totalMinor: sql<string>`sum(${amountMinor})::text`.mapWith(Number),
      repayCount: sql<number>`(count(*) filter (where ${isRepaid}))::int`,
      repayMinor:
        sql<string>`coalesce(sum(${amountMinor}) filter (where ${isRepaid}), 0)::text`.mapWith(
          Number,
        ),
      lastDay: sql<string>`max(${date})::text`,
    })
    .from(lines)
    .where(condition)
    .groupBy(sql`grouping sets (${groups})`)
    .orderBy(day, category, sql`count(*) desc`, currency)
}

export function asSums(groups: Group[]): ReceiptSums {
  const categories = groups.flatMap(({ category: name, date: _, lastDay: __, ...sum }) =>
    name === null ? [] : [{ category: name, ...sum }],
  )
  const days = groups.flatMap(({ category: _, date: name, lastDay: __, ...sum }) =>
    name === null ? [] : [{ date: name, ...sum }],
  )
  const lastDay = groups.reduce<string | null>(
    (last, group) => (last !== null && last > group.lastDay ? last : group.lastDay),
    null,
  )
  return { totals: totalsOf(categories), categories, days, lastDay }
}

/** The currency with the most receipts first. */
export function totalsOf(sums: Sum[]): Sum[] {
  const byCurrency = Map.groupBy(sums, ({ currency }) => currency)
  return Array.from(byCurrency, ([currency, own]) => ({
    currency,
    count: countOf(own),
    totalMinor: own.reduce((total, { totalMinor }) => total + totalMinor, 0),
    repayCount: own.reduce((count, { repayCount }) => count + repayCount, 0),
    repayMinor: own.reduce((total, { repayMinor }) => total + repayMinor, 0),
  })).toSorted((one, other) => other.count - one.count || (one.currency < other.currency ? -1 : 1))
}

export function asSummary(
  { totals, categories }: Omit<ReceiptSums, 'lastDay'>,
  converted: ConvertedTotal | null,
  repay: Repayment | null,
): TripSummary {
  const currencies: Totals = Object.fromEntries(
    totals.map(({ currency, totalMinor }) => [currency, fromMinor(totalMinor, currency)]),
  )
  const counts: TripSummary['categories'] = {}
  for (const { category, count } of categories) counts[category] = (counts[category] ?? 0) + count
  return {
    receiptCount: countOf(totals),
    totalAmount: describeTotals(currencies),
    currencies,
    converted,
    repay,
    categories: counts,
  }
}

/** Per currency the largest category first, and the days in order. */
export function asSpending({ totals, categories, days }: Omit<ReceiptSums, 'lastDay'>): Spending[] {
  return totals.map(({ currency, totalMinor }) => ({
    currency,
    total: fromMinor(totalMinor, currency),
    categories: categories
      .filter((sum) => sum.currency === currency)
      .toSorted((one, other) => other.totalMinor - one.totalMinor)
      .map((sum) => ({ category: sum.category, total: fromMinor(sum.totalMinor, currency) })),
    days: days
      .filter((sum) => sum.currency === currency)
      .map((sum) => ({ date: sum.date, total: fromMinor(sum.totalMinor, currency) })),
  }))
}

export function countOf(sums: Pick<Sum, 'count'>[]) {
  return sums.reduce((count, sum) => count + sum.count, 0)
}
