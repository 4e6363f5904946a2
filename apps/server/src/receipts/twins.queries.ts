import { maxRateDaysBack } from '@quittance/contract/exchange'
import { type Currency, fromMinor } from '@quittance/contract/money'
import { type Sameness, sameness, type Twin } from '@quittance/contract/twins'
import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '#db/connect.ts'
import {
  dismissedTwins,
  exchangeRates,
  finalizations,
  lookAlikes,
  receipts,
  trips,
} from '#db/schema.ts'
import { storedDecimals } from '#rates/converted-receipts.ts'

/** Enough to name one; also bounds the work for many equal receipts. */
const maxFound = 8

/** Converted amounts count as the same within this share: cards have rates of their own. */
const rateTolerance = 0.02

/** `key` also names a receipt that is not saved yet. */
export const comparedColumns = sql.raw(
  `id, coalesce(client_id::text, id::text) as key, lower(trim(vendor)) as seller, date, amount_minor, currency, photo_hash, document_id, first_page, last_page, lower(trim(details ->> 'number')) as number`,
)

/** Each with the rates of its day, once: a subquery for each pair would look too expensive. */
export function withRates(rows: SQL) {
  return sql`select base.*, (select rates from ${exchangeRates}
    where day <= base.date and day >= base.date - ${sql.raw(String(maxRateDaysBack))}
    order by day desc limit 1) as rates from (${rows}) as base`
}

/** Parts of one document are different receipts. */
const isSameFile = sql`r.photo_hash = m.photo_hash and r.first_page is not distinct from m.first_page
  and r.last_page is not distinct from m.last_page
  and (r.document_id is null or r.document_id is distinct from m.document_id)`

const isSameSeller = sql`lower(trim(r.vendor)) = m.seller and m.seller <> ''`

const isSameNumber = sql`lower(trim(r.details ->> 'number')) = m.number and r.details is not null
  and m.number <> '' and ${isSameSeller}`

/** In euros, by the rates of the day; null if one is missing. */
function inEuros(row: 'm' | 'r') {
  const currency = sql.raw(`${row}.currency`)
  return sql`${sql.raw(row)}.amount_minor / power(10::numeric, ${storedDecimals(currency)})
    / (case when ${currency} = 'EUR' then 1 else (m.rates ->> ${currency})::numeric end)`
}

/** Documents without cost, such as boarding passes, are not compared by value. */
const isSameValue = sql`r.date = m.date and m.amount_minor <> 0 and ${isSameSeller}
  and case when r.currency = m.currency then r.amount_minor = m.amount_minor
    else abs(${inEuros('r')} - ${inEuros('m')})
      <= ${sql.raw(String(rateTolerance))} * abs(${inEuros('r')}) end`

/** `r` is a row of receipts, `m` one of `comparedColumns`; the strongest first, as in `sameness`. */
export const rules = [
  { place: 1, holds: isSameFile },
  { place: 2, holds: isSameNumber },
  { place: 3, holds: isSameValue },
] as const

type Row = {
  mine: number | null
  mineKey: string
  place: number
  id: number
  key: string
  tripId: number
  tripName: string
  sentAt: Date | null
  sentTo: string | null
  vendor: string
  date: string
  amountMinor: number
  currency: Currency
  isDismissed: boolean
}

export type FoundTwin = Pick<Row, 'mine' | 'mineKey' | 'isDismissed' | 'sentTo'> & { twin: Twin }

/**
 * Twins among the user's own receipts, in any trip, for each row of `mine`. `alike` names those
 * whose photo was compared with an unsaved one just now.
 */
export async function findTwins(
  db: Db,
  userId: number,
  mine: SQL,
  alike: number[] = [],
): Promise<FoundTwin[]> {
  const own = ({ place, holds }: (typeof rules)[number]) => sql`(
    select r.id, ${sql.raw(String(place))} as place from ${receipts} as r
    where r.user_id = ${userId} and ${holds}
    limit ${sql.raw(String(maxFound))})`
  const { rows } = await db.execute<Row>(sql`
    with mine as materialized (${withRates(mine)}),
    -- Before anything is joined, so that each receipt is looked up once.
    found as materialized (
      select m.id as mine_id, m.key as mine_key, m.date, m.seller, m.amount_minor, hit.*
      from mine as m cross join lateral (
        select id, min(place) as place from (
          (select other_id as id, 4 as place from ${lookAlikes} as l where l.receipt_id = m.id)
          union all select unnest(${sql.param(alike)}::int[]), 4
          union all ${sql.join(rules.map(own), sql` union all `)}) as hits
        group by id) as hit),
    named as (select *, coalesce(client_id::text, id::text) as key from ${receipts})
    select m.mine_id as mine, m.mine_key as "mineKey", m.place, o.id, o.key, o.vendor,
      o.trip_id as "tripId", coalesce(f.trip_name, t.name) as "tripName",
      f.created_at as "sentAt", f.sent_to as "sentTo", o.date::text as date,
      o.amount_minor::float8 as "amountMinor", o.currency,
      exists (select from ${dismissedTwins} as d where d.user_id = ${userId}
        and d.one = least(m.mine_key, o.key)
        and d.other = greatest(m.mine_key, o.key)) as "isDismissed"
    from found as m
    join named as o on o.id = m.id and o.user_id = ${userId} and o.key <> m.mine_key
    join ${trips} as t on t.id = o.trip_id
    left join ${finalizations} as f on f.trip_id = t.id and f.revoked_at is null
    order by m.date, m.seller, m.amount_minor, m.mine_id, m.place, o.id`)
  return rows.map(({ mine: id, mineKey, isDismissed, sentTo, place, amountMinor, ...other }) => ({
    mine: id,
    mineKey,
    isDismissed,
    sentTo,
    twin: {
      ...other,
      sentAt: other.sentAt && new Date(other.sentAt).toISOString(),
      same: sameOf(place),
      amount: fromMinor(amountMinor, other.currency),
    },
  }))
}

export function sameOf(place: number): Sameness {
  return sameness[place - 1] ?? 'picture'
}

/** In either order; dismissing twice changes nothing. */
export async function dismissTwins(db: Db, userId: number, one: string, other: string) {
  await db
    .insert(dismissedTwins)
    .values({
      userId,
      one: sql`least(${one}::text, ${other})`,
      other: sql`greatest(${one}::text, ${other})`,
    })
    .onConflictDoNothing()
}
