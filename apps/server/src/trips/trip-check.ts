import { type Currency, fromMinor } from '@quittance/contract/money'
import type { ReadField } from '@quittance/contract/read-fields'
import {
  type CheckedReceipt,
  maxNamedInWarning,
  type TripWarning,
} from '@quittance/contract/reports'
import { eq, sql } from 'drizzle-orm'
import type { Db } from '#db/connect.ts'
import { prepared } from '#db/prepared.ts'
import { receipts } from '#db/schema.ts'
import { convertedReceipts } from '#rates/converted-receipts.ts'
import { listReceiptsById } from '#receipts/receipts.queries.ts'
import { comparedColumns, findTwins } from '#receipts/twins.queries.ts'
import { hasWrongTax } from '#receipts/wrong-tax.ts'
import type { TripRow } from './trips.queries.ts'

type Trip = Pick<TripRow, 'id' | 'userId' | 'startDate' | 'endDate'>

const receiptKinds = ['outside-trip', 'doubtful', 'unusual-amount'] as const

/** Finds what finance would question; each list is limited to what a warning shows. */
export async function checkTrip(db: Db, trip: Trip): Promise<TripWarning[]> {
  const { id, startDate, endDate } = trip
  const [findings, withoutRate, wrongTax, duplicates] = await Promise.all([
    findingsOfTrip(db).execute({ id, startDate, endDate }),
    withoutRateInTrip(db).execute({ id }),
    wrongTaxInTrip(db).execute({ id }),
    findDuplicates(db, trip),
  ])
  const days = findings.filter(({ kind }) => kind === 'days-without-receipt')
  const warnings: TripWarning[] = receiptKinds.map((kind) => {
    const own = findings.filter((finding) => finding.kind === kind)
    return { kind, count: own[0]?.count ?? 0, receipts: own.map(asChecked) }
  })
  warnings.splice(1, 0, { kind: 'duplicate', ...duplicates })
  warnings.push({
    kind: 'days-without-receipt',
    count: days[0]?.count ?? 0,
    days: days.map(({ date }) => date),
  })
  // First: only these affect the total.
  warnings.unshift({ kind: 'no-rate', ...asFound(withoutRate) })
  warnings.push({ kind: 'tax-sum', ...asFound(wrongTax) })
  return warnings.filter(({ count }) => count > 0)
}

type Found = Awaited<ReturnType<ReturnType<typeof withoutRateInTrip>['execute']>>

function asFound(found: Found) {
  return {
    count: found[0]?.count ?? 0,
    receipts: found.map(({ count: _, amountMinor, ...receipt }) => ({
      ...receipt,
      amount: fromMinor(amountMinor, receipt.currency),
    })),
  }
}

const checkedColumns = {
  id: receipts.id,
  vendor: receipts.vendor,
  date: receipts.date,
  amountMinor: receipts.amountMinor,
  currency: sql<Currency>`${receipts.currency}`,
  count: sql<number>`(count(*) over ())::int`,
}

/** Receipts of this trip that are in it, or in another of the user's trips, once more. */
async function findDuplicates(db: Db, { id, userId }: Trip) {
  const mine = sql`select ${comparedColumns} from ${receipts} where trip_id = ${id}`
  const found = await findTwins(db, userId, mine)
  const shown = found.filter(({ isDismissed }) => !isDismissed)
  const twinsOf = Map.groupBy(shown, ({ mine: receiptId }) => receiptId ?? 0)
  const ids = [...twinsOf.keys()]
  const named = await listReceiptsById(db, userId, ids.slice(0, maxNamedInWarning))
  return {
    count: ids.length,
    receipts: named.map(({ id: receiptId, vendor, date, amountMinor, currency }) => {
      const twins = twinsOf.get(receiptId) ?? []
      return {
        id: receiptId,
        key: twins[0]?.mineKey,
        vendor,
        date,
        amount: fromMinor(amountMinor, currency),
        currency: currency as Currency,
        twins: twins.map(({ twin }) => twin),
      }
    }),
  }
}

const withoutRateInTrip = prepared((db) => {
  const converted = convertedReceipts(db, eq(receipts.tripId, sql.placeholder('id')))
  return db
    .select(checkedColumns)
    .from(receipts)
    .innerJoin(converted, eq(converted.id, receipts.id))
    .where(eq(converted.by, 'nothing'))
    .orderBy(receipts.date, receipts.id)
    .limit(maxNamedInWarning)
    .prepare('without_rate_in_trip')
})

const wrongTaxInTrip = prepared((db) =>
  db
    .select(checkedColumns)
    .from(receipts)
    .where(sql`${receipts.tripId} = ${tripId} and ${hasWrongTax}`)
    .orderBy(receipts.date, receipts.id)
    .limit(maxNamedInWarning)
    .prepare('wrong_tax_in_trip'),
)

type Finding = Awaited<ReturnType<ReturnType<typeof findingsOfTrip>['execute']>>[number]

function asChecked(finding: Finding): CheckedReceipt {
  const { kind, id, vendor, date, amountMinor, currency, unconfirmed } = finding
  const receipt = { id, vendor, date, amount: fromMinor(amountMinor, currency), currency }
  return kind === 'doubtful' ? { ...receipt, fields: unconfirmed } : receipt
}

const tripId = sql`${sql.placeholder('id')}::int`
const firstDay = sql`${sql.placeholder('startDate')}::date`
const endDay = sql`${sql.placeholder('endDate')}::date`
// For an open trip, any day that has begun somewhere: the traveller may be ahead of UTC.
const lastDay = sql`coalesce(${endDay}, (now() at time zone interval '14 hours')::date)`
// The last day that is over everywhere: today may still get receipts. Of a trip forgotten for
// years, only the first year counts.
const lastDayOver = sql`(now() at time zone interval '-12 hours')::date - 1`
const lastExpectedDay = sql`least(coalesce(${endDay}, ${lastDayOver}), ${firstDay} + 365)`

/**
 * One statement for all of it. An amount is unusual if it is far above its category's, given enough receipts to
 * tell. Empty days count only if there are receipts at all, and set only kind, count and date.
 */
const findingsOfTrip = prepared((db) =>
  db
    .select({
      kind: sql<TripWarning['kind']>`kind`,
      count: sql<number>`count`,
      id: sql<number>`id`,
      vendor: sql<string>`vendor`,
      date: sql<string>`date::text`,
      amountMinor: sql<number>`amount_minor`,
      currency: sql<Currency>`currency`,
      unconfirmed: sql<ReadField[]>`unconfirmed`,
    })
    .from(sql`(
      with own as not materialized (
        select id, vendor, lower(vendor) as folded, date, amount_minor, currency, category, unconfirmed
        from ${receipts} where trip_id = ${tripId}),
      unusual as materialized (
        select each.id
        from (
          select array_agg(id) as ids, array_agg(amount_minor) as amounts
          from own group by currency, category having count(*) >= 5) as kinds
        cross join lateral (
          select percentile_cont(0.5) within group (order by amount) as median
          from unnest(amounts) as amount) as usual
        cross join lateral unnest(ids, amounts) as each (id, amount)
        where amount > 10 * median),
      suspects as (
        select *,
          date not between ${firstDay} and ${lastDay} as is_outside,
          cardinality(unconfirmed) > 0 as is_doubtful,
          id in (select id from unusual) as is_unusual
        from own
        where date not between ${firstDay} and ${lastDay}
          or cardinality(unconfirmed) > 0
          or id in (select id from unusual)),
      findings as (
        select kind, id, vendor, folded, date, amount_minor, currency, unconfirmed
        from suspects cross join lateral (values
          ('outside-trip', is_outside), ('doubtful', is_doubtful),
          ('unusual-amount', is_unusual)) as reasons (kind, holds)
        where holds
        union all
        select 'days-without-receipt', null, null, null, day::date, null, null, null
        from generate_series(${firstDay}, ${lastExpectedDay}, interval '1 day') as day
        where exists (select 1 from own) and not exists (select 1 from own where date = day::date))
      select *,
        (count(*) over (partition by kind))::int as count,
        row_number() over (partition by kind order by date, folded, amount_minor, id) as place
      from findings) as counted`)
    .where(sql`place <= ${maxNamedInWarning}`)
    .orderBy(sql`place`)
    .prepare('findings_of_trip'),
)
