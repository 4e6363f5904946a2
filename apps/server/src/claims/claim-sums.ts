import { type Currency, describeTotals, fromMinor, type Totals } from '@quittance/contract/money'
import type { ClaimVersion } from '@quittance/contract/reports'
import { eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#db/connect.ts'
import { claimLines } from '#db/schema.ts'
import { asRepayment, repaidTotals, type Sum } from '#receipts/receipt-sums.queries.ts'

type CurrencySum = Sum & {
  convertedMinor: number
  missing: number
  repayConvertedMinor: number
  repayMissing: number
}

const isRepaid = eq(claimLines.paidBy, 'traveller')

/** Totals of claims as they were sent, by finalization; none for a claim without receipts. */
export async function sumClaims(db: Db, ids: number[]): Promise<Map<number, CurrencySum[]>> {
  const sums = await db
    .select({ id: claimLines.finalizationId, currency: claimLines.currency, ...claimSums })
    .from(claimLines)
    .where(inArray(claimLines.finalizationId, ids))
    .groupBy(claimLines.finalizationId, claimLines.currency)
  return Map.groupBy(sums, ({ id }) => id)
}

const { amountMinor, convertedMinor } = claimLines

const claimSums = {
  count: countOf(sql`true`),
  totalMinor: sumOf(amountMinor, sql`true`),
  repayCount: countOf(isRepaid),
  repayMinor: sumOf(amountMinor, isRepaid),
  convertedMinor: sumOf(convertedMinor, sql`true`),
  missing: countOf(sql`${convertedMinor} is null`),
  repayConvertedMinor: sumOf(convertedMinor, isRepaid),
  repayMissing: countOf(sql`${convertedMinor} is null and ${isRepaid}`),
}

function countOf(condition: SQL) {
  return sql<number>`(count(*) filter (where ${condition}))::int`
}

function sumOf(column: typeof amountMinor | typeof convertedMinor, condition: SQL) {
  return sql<number>`coalesce(sum(${column}) filter (where ${condition}), 0)`.mapWith(Number)
}

/** In minor units of the trip's currency. */
export function convertedTotal(sums: CurrencySum[]) {
  return totalOf(sums, 'convertedMinor')
}

/** The part that the traveller gets back, in minor units of the trip's currency. */
export function repaidTotal(sums: CurrencySum[]) {
  return totalOf(sums, 'repayConvertedMinor')
}

type Sums = Pick<
  ClaimVersion,
  'receiptCount' | 'totalAmount' | 'currencies' | 'converted' | 'repay'
>

export function asClaimSums(sums: CurrencySum[], own: Currency | null): Sums {
  const currencies: Totals = Object.fromEntries(
    sums.map(({ currency, totalMinor }) => [currency, fromMinor(totalMinor, currency)]),
  )
  const repaid = repaidTotals(sums)
  return {
    receiptCount: totalOf(sums, 'count'),
    totalAmount: describeTotals(currencies),
    currencies,
    converted: convertedOf(sums, own, ['convertedMinor', 'missing']),
    repay:
      repaid === undefined
        ? null
        : asRepayment(repaid, convertedOf(repaid, own, ['repayConvertedMinor', 'repayMissing'])),
  }
}

type Columns = [total: keyof typeof claimSums, missing: keyof typeof claimSums]

/** Null if everything is in the trip's currency. */
function convertedOf(sums: CurrencySum[], own: Currency | null, [total, missing]: Columns) {
  if (own === null || sums.every(({ currency }) => currency === own)) return null
  return {
    currency: own,
    total: fromMinor(totalOf(sums, total), own),
    missing: totalOf(sums, missing),
    isFrozen: true,
  }
}

function totalOf(sums: CurrencySum[], column: keyof typeof claimSums) {
  return sums.reduce((total, sum) => total + sum[column], 0)
}
