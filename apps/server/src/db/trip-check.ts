import { type Currency, fromMinor } from '@quittance/contract/money'
import {
  type CheckedReceipt,
  mostNamedInWarning,
  type TripWarning,
} from '@quittance/contract/reports'
import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { Db } from './connect.ts'
import { receipts } from './schema.ts'
import type { TripRow } from './trips.ts'

type Trip = Pick<TripRow, 'id' | 'startDate' | 'endDate'>
type ReceiptWarning = Exclude<TripWarning, { kind: 'days-without-receipt' }>

/** What finance would ask about; looked for by the database, each list cut to what a warning names. */
export async function checkTrip(db: Db, trip: Trip): Promise<TripWarning[]> {
  const warnings = [
    await warnOf(db, trip, 'outside-trip', isOutside(trip)),
    await warnOf(db, trip, 'duplicate', isDuplicate(trip)),
    await warnOf(db, trip, 'doubtful', sql`cardinality(${receipts.unconfirmed}) > 0`),
    await warnOf(db, trip, 'unusual-amount', isUnusual(trip)),
    await warnOfEmptyDays(db, trip),
  ]
  return warnings.filter(({ count }) => count > 0)
}

async function warnOf(
  db: Db,
  { id }: Trip,
  kind: ReceiptWarning['kind'],
  condition: SQL,
): Promise<ReceiptWarning> {
  const rows = await db
    .select({
      id: receipts.id,
      vendor: receipts.vendor,
      date: receipts.date,
      amountMinor: receipts.amountMinor,
      currency: sql<Currency>`${receipts.currency}`,
      unconfirmed: receipts.unconfirmed,
      count: sql<number>`(count(*) over ())::int`,
    })
    .from(receipts)
    .where(and(eq(receipts.tripId, id), condition))
    .orderBy(receipts.date, sql`lower(${receipts.vendor})`, receipts.amountMinor, receipts.id)
    .limit(mostNamedInWarning)
  const named = rows.map(
    ({ count, unconfirmed, amountMinor, ...receipt }): CheckedReceipt => ({
      ...receipt,
      amount: fromMinor(amountMinor),
      ...(kind === 'doubtful' && { fields: unconfirmed }),
    }),
  )
  return { kind, count: rows[0]?.count ?? 0, receipts: named }
}

/** For an open trip any day that has begun somewhere: it may be tomorrow already where the traveller is. */
function isOutside({ startDate, endDate }: Trip) {
  const lastDay = endDate
    ? sql`${endDate}::date`
    : sql`(now() at time zone interval '14 hours')::date`
  return sql`${receipts.date} not between ${startDate}::date and ${lastDay}`
}

function isDuplicate({ id }: Trip) {
  return sql`exists (
    select 1 from ${receipts} as other
    where other.trip_id = ${id} and other.id <> ${receipts.id}
      and lower(other.vendor) = lower(${receipts.vendor}) and other.date = ${receipts.date}
      and other.amount_minor = ${receipts.amountMinor} and other.currency = ${receipts.currency})`
}

/** Far above its kind, where there are enough of that kind to tell. */
function isUnusual({ id }: Trip) {
  return sql`exists (
    select 1 from (
      select currency, category, percentile_cont(0.5) within group (order by amount_minor) as median
      from ${receipts} where trip_id = ${id}
      group by currency, category having count(*) >= 5) as usual
    where usual.currency = ${receipts.currency} and usual.category = ${receipts.category}
      and ${receipts.amountMinor} > 10 * usual.median)`
}

/** Only where there are receipts at all; a trip that was forgotten for years is looked at for one. */
async function warnOfEmptyDays(db: Db, { id, startDate, endDate }: Trip): Promise<TripWarning> {
  const lastDay = endDate ? sql`${endDate}::date` : sql`current_date`
  const { rows } = await db.execute<{ day: string; count: number }>(sql`
    select day::date::text as day, (count(*) over ())::int as count
    from generate_series(
      ${startDate}::date, least(${lastDay}, ${startDate}::date + 365), interval '1 day') as day
    where exists (select 1 from ${receipts} where trip_id = ${id})
      and not exists (select 1 from ${receipts} where trip_id = ${id} and date = day::date)
    order by day limit ${mostNamedInWarning}`)
  return {
    kind: 'days-without-receipt',
    count: rows[0]?.count ?? 0,
    days: rows.map(({ day }) => day),
  }
}
