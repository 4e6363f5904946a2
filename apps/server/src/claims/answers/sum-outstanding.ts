import type { Outstanding } from '@quittance/contract/answers'
import { type Currency, currencies, fromMinor } from '@quittance/contract/money'
import { and, eq, isNull, notExists, sql } from 'drizzle-orm'
import { repaidTotal, sumClaims } from '#claims/claim-sums.ts'
import type { Db } from '#db/connect.ts'
import { claimAnswers, finalizations, trips } from '#db/schema.ts'

/** What travellers get back for sent claims that nobody has marked as paid. */
export async function sumOutstanding(db: Db, userId: number): Promise<Outstanding> {
  const claims = await listUnpaid(db, userId)
  const sums = await sumClaims(
    db,
    claims.map(({ id }) => id),
  )
  const byCurrency = Map.groupBy(claims, ({ currency }) => currency)
  return {
    totals: currencies.flatMap((currency) => {
      const all = byCurrency.get(currency) ?? []
      const minor = all.reduce((total, { id }) => total + repaidTotal(sums.get(id) ?? []), 0)
      return all.length > 0
        ? [{ currency, total: fromMinor(minor, currency), claims: all.length }]
        : []
    }),
  }
}

function listUnpaid(db: Db, userId: number) {
  const payments = db
    .select({ id: claimAnswers.id })
    .from(claimAnswers)
    .where(and(eq(claimAnswers.finalizationId, finalizations.id), eq(claimAnswers.kind, 'paid')))
  return db
    .select({
      id: finalizations.id,
      currency: sql<Currency>`coalesce(${finalizations.currency}, ${trips.currency})`,
    })
    .from(finalizations)
    .innerJoin(trips, eq(trips.id, finalizations.tripId))
    .where(and(eq(trips.userId, userId), isNull(finalizations.revokedAt), notExists(payments)))
}
