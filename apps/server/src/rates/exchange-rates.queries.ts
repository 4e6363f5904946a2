import { maxRateDaysBack, rateDecimals } from '@quittance/contract/exchange'
import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '#db/connect.ts'
import { exchangeRates } from '#db/schema.ts'

/** Units of each currency per euro, as decimal text by code. */
export type DayRates = { day: string; rates: Record<string, string> }

/** Overwrites known rates: the publisher may have corrected them. */
export async function storeRates(db: Db, days: DayRates[]) {
  if (days.length === 0) return
  await db
    .insert(exchangeRates)
    .values(days)
    .onConflictDoUpdate({
      target: exchangeRates.day,
      set: { rates: sql`${exchangeRates.rates} || excluded.rates` },
    })
}

export async function listRatesBefore(db: Db, day: string): Promise<DayRates[]> {
  const isShortlyBefore = sql`${exchangeRates.day} < ${day}::date
    and ${exchangeRates.day} >= ${day}::date - ${sql.raw(String(maxRateDaysBack))}`
  return db.select().from(exchangeRates).where(isShortlyBefore).orderBy(exchangeRates.day)
}

/**
 * Days from the first known one until `today`, exclusive, that have no rates, or lack a currency
 * that both neighbours have.
 */
export async function listDaysWithoutRates(db: Db, today: string): Promise<string[]> {
  const { rows } = await db.execute<{ day: string }>(sql`
    with neighbours as (
      select day, rates, lag(rates) over by_day as before, lead(rates) over by_day as after
      from ${exchangeRates} window by_day as (order by day)),
    whole as (
      select day from neighbours where not exists (
        select from jsonb_object_keys(before) as currency where after ? currency and not rates ? currency))
    select day::date::text as day
    from generate_series((select min(day) from ${exchangeRates}), ${today}::date - 1, '1 day') as day
    where not exists (select from whole where whole.day = day.day::date)
    order by day`)
  return rows.map(({ day }) => day)
}

/** Null if there are none. */
export async function findRateDays(db: Db) {
  const [days] = await db
    .select({
      oldest: sql<string | null>`min(${exchangeRates.day})::text`,
      newest: sql<string | null>`max(${exchangeRates.day})::text`,
    })
    .from(exchangeRates)
  return days ?? { oldest: null, newest: null }
}

export type Exchange = { from: SQL | string; to: SQL | string; date: SQL | string }

/** The rate on that day, or on the last day before it that has one. */
export async function findRate(db: Db, exchange: Exchange) {
  const { rows } = await db.execute<{ rate: string; day: string }>(
    sql`select trim_scale(rate)::text as rate, day::text as day from ${rateOn(exchange)} as found`,
  )
  return rows[0]
}

/** A subquery of at most one row, `day` and `rate`, rounded as contract/exchange does. */
export function rateOn({ from, to, date }: Exchange): SQL {
  const unit = sql.raw(`1${'0'.repeat(rateDecimals)}`)
  const [perEuroFrom, perEuroTo] = [perEuro(from), perEuro(to)]
  return sql`(
    select day, div(2 * ${perEuroTo} * ${unit} + ${perEuroFrom}, 2 * ${perEuroFrom}) / ${unit}::numeric as rate
    from ${exchangeRates}
    where day <= ${date}::date and day >= ${date}::date - ${sql.raw(String(maxRateDaysBack))}
      and (${from} = 'EUR' or rates ? ${from}) and (${to} = 'EUR' or rates ? ${to})
    order by day desc limit 1)`
}

function perEuro(currency: SQL | string): SQL {
  return sql`(case when ${currency} = 'EUR' then 1 else (rates ->> ${currency})::numeric end)`
}
