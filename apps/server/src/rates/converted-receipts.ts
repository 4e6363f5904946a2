import { type Currency, currencies, decimalsOf, fromMinor } from '@quittance/contract/money'
import type { ConvertedTotal } from '@quittance/contract/trips'
import { and, eq, isNull, ne, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#db/connect.ts'
import { prepared } from '#db/prepared.ts'
import { claimLines, finalizations, receipts, trips } from '#db/schema.ts'
import { rateOn } from './exchange-rates.queries.ts'

/** As `decimalsOf` and `storedDecimalsOf` in the contract, for SQL. */
function decimals(currency: SQL) {
  return sql`case when ${currency} in (${codesWith(0)}) then 0 when ${currency} in (${codesWith(3)}) then 3 else 2 end`
}

export function storedDecimals(currency: SQL) {
  return sql`case when ${currency} in (${codesWith(3)}) then 3 else 2 end`
}

function codesWith(count: number) {
  const codes = currencies.filter((code) => decimalsOf(code) === count)
  return sql.raw(codes.map((code) => `'${code}'`).join(', '))
}

const isFrozen = sql<boolean>`${claimLines.receiptId} is not null`
const isOwn = sql`${receipts.currency} = ${trips.currency}`
const isByCard = sql`case when ${isFrozen} then ${claimLines.cardMinor} is not null
  else ${receipts.cardCurrency} = ${trips.currency} end`
const rate = sql`coalesce(${claimLines.rate}, exchange.rate)`
const day = sql`coalesce(${claimLines.rateDay}, exchange.day)`

const by = sql<ConvertedPart['by']>`case when ${isOwn} then 'own' when ${isByCard} then 'card'
  when ${rate} is null then 'nothing' else 'rate' end`

/** In minor units, whole yen; null if no rate is known. */
const convertedMinor = sql`case
  when ${isOwn} then ${receipts.amountMinor}
  when ${isByCard} then coalesce(${claimLines.cardMinor}, ${receipts.cardMinor})
  else round(
    ${receipts.amountMinor} * ${rate} * power(10::numeric, ${storedDecimals(sql`${trips.currency}`)} - ${storedDecimals(sql`${receipts.currency}`)}),
    ${decimals(sql`${trips.currency}`)} - ${storedDecimals(sql`${trips.currency}`)}) end`

/**
 * Matching receipts, each with its amount in its trip's currency. A finalized trip keeps the rates
 * it was finalized with; otherwise the rate of the receipt's day applies, as far as it is known.
 */
export function convertedReceipts(db: Db, condition: SQL | undefined) {
  const exchange = rateOn({
    from: sql`${receipts.currency}`,
    to: sql`${trips.currency}`,
    date: sql`${receipts.date}`,
  })
  return db
    .select({
      id: receipts.id,
      currency: sql<Currency>`${receipts.currency}`.as('currency'),
      tripCurrency: sql<Currency>`${trips.currency}`.as('trip_currency'),
      amountMinor: receipts.amountMinor,
      by: by.as('by'),
      isFrozen: isFrozen.as('is_frozen'),
      rate: sql<string | null>`case when ${by} = 'rate' then ${rate} end`.as('rate'),
      day: sql<string | null>`(case when ${by} = 'rate' then ${day} end)`.as('day'),
      convertedMinor: sql<number | null>`${convertedMinor}`.as('converted_minor'),
    })
    .from(receipts)
    .innerJoin(trips, eq(trips.id, receipts.tripId))
    .leftJoin(
      finalizations,
      and(eq(finalizations.tripId, trips.id), isNull(finalizations.revokedAt)),
    )
    .leftJoin(
      claimLines,
      and(eq(claimLines.finalizationId, finalizations.id), eq(claimLines.receiptId, receipts.id)),
    )
    .leftJoinLateral(
      sql`${exchange} as exchange`,
      and(ne(receipts.currency, trips.currency), isNull(claimLines.receiptId)),
    )
    .where(condition)
    .as('converted')
}

const totalOfTrip = prepared((db) =>
  sumConverted(db, eq(receipts.tripId, sql.placeholder('tripId'))).prepare('converted_of_trip'),
)

export async function convertTrip(db: Db, tripId: number) {
  return asConverted(await totalOfTrip(db).execute({ tripId }))
}

export async function convertReceipts(db: Db, condition: SQL | undefined) {
  return asConverted(await sumConverted(db, condition))
}

function sumConverted(db: Db, condition: SQL | undefined) {
  const converted = convertedReceipts(db, condition)
  return db
    .select({
      currency: converted.tripCurrency,
      totalMinor: sql<number>`coalesce(sum(${converted.convertedMinor}), 0)`.mapWith(Number),
      missing: sql<number>`count(*) filter (where ${converted.by} = 'nothing')`.mapWith(Number),
      isFrozen: sql<boolean>`bool_and(${converted.isFrozen})`,
    })
    .from(converted)
    .groupBy(converted.tripCurrency)
}

type Sum = Omit<ConvertedTotal, 'total'> & { totalMinor: number }

function asConverted([sum]: Sum[]): ConvertedTotal | null {
  if (!sum) return null
  const { totalMinor, ...rest } = sum
  return { ...rest, total: fromMinor(totalMinor, sum.currency) }
}

/** Receipts converted by the same method and rate; sums in hundredths. */
export type ConvertedPart = {
  currency: Currency
  by: 'rate' | 'card' | 'own' | 'nothing'
  rate: string | null
  day: string | null
  receiptCount: number
  totalMinor: number
  /** In the trip's currency; null without a rate. */
  convertedMinor: number | null
}

export async function listConvertedParts(db: Db, tripId: number): Promise<ConvertedPart[]> {
  const converted = convertedReceipts(db, eq(receipts.tripId, tripId))
  const { currency, rate: ownRate, day: rateDay } = converted
  return db
    .select({
      currency,
      by: converted.by,
      rate: sql<string | null>`trim_scale(${ownRate})::text`,
      day: sql<string | null>`${rateDay}::text`,
      receiptCount: sql<number>`count(*)::int`,
      totalMinor: sql<number>`sum(${converted.amountMinor})`.mapWith(Number),
      convertedMinor: sql<number | null>`sum(${converted.convertedMinor})`.mapWith(Number),
    })
    .from(converted)
    .groupBy(currency, converted.by, ownRate, rateDay)
    .orderBy(currency, converted.by, rateDay)
}
