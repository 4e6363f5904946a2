import { type Currency, describeTotals, fromMinor, type Totals } from '@quittance/contract/money'
import type { ClaimVersion } from '@quittance/contract/reports'
import { inArray, sql } from 'drizzle-orm'
import type { Db } from '#db/connect.ts'
import { claimLines } from '#db/schema.ts'

type CurrencySum = {
  currency: Currency
  count: number
  totalMinor: number
  convertedMinor: number
  missing: number
}

/** Totals of claims as they were sent, by finalization; none for a claim without receipts. */
export async function sumClaims(db: Db, ids: number[]): Promise<Map<number, CurrencySum[]>> {
  const sums = await db
    .select({
      id: claimLines.finalizationId,
      currency: claimLines.currency,
      count: sql<number>`count(*)::int`,
      totalMinor: sql<number>`sum(${claimLines.amountMinor})`.mapWith(Number),
      convertedMinor: sql<number>`coalesce(sum(${claimLines.convertedMinor}), 0)`.mapWith(Number),
      missing: sql<number>`(count(*) filter (where ${claimLines.convertedMinor} is null))::int`,
    })
    .from(claimLines)
    .where(inArray(claimLines.finalizationId, ids))
    .groupBy(claimLines.finalizationId, claimLines.currency)
  return Map.groupBy(sums, ({ id }) => id)
}

/** In hundredths of the trip's currency. */
export function convertedTotal(sums: CurrencySum[]) {
  return sums.reduce((total, { convertedMinor }) => total + convertedMinor, 0)
}

type Sums = Pick<ClaimVersion, 'receiptCount' | 'totalAmount' | 'currencies' | 'converted'>

export function asClaimSums(sums: CurrencySum[], own: Currency | null): Sums {
  const currencies: Totals = Object.fromEntries(
    sums.map(({ currency, totalMinor }) => [currency, fromMinor(totalMinor)]),
  )
  const isMixed = own !== null && sums.some(({ currency }) => currency !== own)
  return {
    receiptCount: sums.reduce((count, sum) => count + sum.count, 0),
    totalAmount: describeTotals(currencies),
    currencies,
    converted: isMixed
      ? {
          currency: own,
          total: fromMinor(convertedTotal(sums)),
          missing: sums.reduce((missing, sum) => missing + sum.missing, 0),
          isFrozen: true,
        }
      : null,
  }
}
