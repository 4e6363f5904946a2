import { mostRateDaysBack, rateDecimals } from '@quittance/contract/exchange'
import { type SQL, sql } from 'drizzle-orm'
import type { Db } from './connect.ts'
import { exchangeRates } from './schema.ts'

/** How much of each currency is one euro, as decimal text by code. */
export type DayRates = { day: string; rates: Record<string, string> }

/** A day that is known already is replaced: its publisher may have corrected it. */
export async function keepRates(db: Db, days: DayRates[]) {
  if (days.length === 0) return
  await db
    .insert(exchangeRates)
    .values(days)
    .onConflictDoUpdate({ target: exchangeRates.day, set: { rates: sql`excluded.rates` } })
}

/** The first and the last day with rates; null where there are none. */
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

/** The rate of one day and currency, or of the last day before that has one. */
export async function findRate(db: Db, exchange: Exchange) {
  const { rows } = await db.execute<{ rate: string; day: string }>(
    sql`select trim_scale(rate)::text as rate, day::text as day from ${rateOn(exchange)} as found`,
  )
  return rows[0]
}

/** A subquery of at most one row, `day` and `rate`: crossed through the euro and rounded half up, as contract/exchange does it. */
export function rateOn({ from, to, date }: Exchange): SQL {
  const unit = sql.raw(`1${'0'.repeat(rateDecimals)}`)
  const [perEuroFrom, perEuroTo] = [perEuro(from), perEuro(to)]
  return sql`(
    select day, div(2 * ${perEuroTo} * ${unit} + ${perEuroFrom}, 2 * ${perEuroFrom}) / ${unit}::numeric as rate
    from ${exchangeRates}
    where day <= ${date}::date and day >= ${date}::date - ${sql.raw(String(mostRateDaysBack))}
      and (${from} = 'EUR' or rates ? ${from}) and (${to} = 'EUR' or rates ? ${to})
    order by day desc limit 1)`
}

function perEuro(currency: SQL | string): SQL {
  return sql`(case when ${currency} = 'EUR' then 1 else (rates ->> ${currency})::numeric end)`
}
