import { type Currency, fromMinor, type Totals } from '@quittance/contract/money'
import { mostRecipients } from '@quittance/contract/trips'
import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import { isVersion } from './claim-versions.ts'
import type { Db } from './connect.ts'
import { claimLines, finalizations, receipts, trips } from './schema.ts'
import { listTripsWithStatus, type TripRow } from './trips.ts'

export type PastTripRow = TripRow & {
  receiptCount: number
  currencies: Totals
  claim: ClaimRow | undefined
}

type ClaimRow = Awaited<ReturnType<typeof listLiveClaims>>[number] & { version: number }
type Past = { userId: number; status: 'finalized' | 'archived' }

/** Newest start first, each with what it comes to and what became of its claim. */
export async function listPastTrips(db: Db, past: Past): Promise<PastTripRow[]> {
  const [rows, sums, claims, versions] = await Promise.all([
    listTripsWithStatus(db, past.userId, past.status),
    sumTrips(db, past),
    listLiveClaims(db, past),
    countVersions(db, past),
  ])
  const sumsOf = Map.groupBy(sums, ({ tripId }) => tripId)
  const versionOf = new Map(versions.map(({ tripId, version }) => [tripId, version]))
  const claimOf = new Map(
    claims.map((claim) => [claim.tripId, { ...claim, version: versionOf.get(claim.tripId) ?? 1 }]),
  )
  return rows.map((trip) => {
    const own = sumsOf.get(trip.id) ?? []
    return {
      ...trip,
      receiptCount: own.reduce((count, sum) => count + sum.count, 0),
      currencies: Object.fromEntries(
        own.map(({ currency, totalMinor }) => [currency, fromMinor(totalMinor)]),
      ),
      claim: claimOf.get(trip.id),
    }
  })
}

async function sumTrips(db: Db, past: Past) {
  return db
    .select({
      tripId: receipts.tripId,
      currency: sql<Currency>`${receipts.currency}`,
      count: sql<number>`count(*)::int`,
      totalMinor: sql<number>`sum(${receipts.amountMinor})`.mapWith(Number),
    })
    .from(receipts)
    .innerJoin(trips, eq(trips.id, receipts.tripId))
    .where(isPast(past))
    .groupBy(receipts.tripId, receipts.currency)
}

async function listLiveClaims(db: Db, past: Past) {
  return db
    .select({
      tripId: finalizations.tripId,
      sentAt: finalizations.createdAt,
      sentTo: finalizations.sentTo,
      openings: finalizations.openings,
      lastOpenedAt: finalizations.lastOpenedAt,
      convertedMinor: sql<number>`coalesce(sum(${claimLines.convertedMinor}), 0)`.mapWith(Number),
      missing: sql<number>`(
        count(${claimLines.receiptId}) filter (where ${claimLines.convertedMinor} is null))::int`,
    })
    .from(finalizations)
    .innerJoin(trips, eq(trips.id, finalizations.tripId))
    .leftJoin(claimLines, eq(claimLines.finalizationId, finalizations.id))
    .where(and(isPast(past), isNull(finalizations.revokedAt)))
    .groupBy(finalizations.id)
}

async function countVersions(db: Db, past: Past) {
  return db
    .select({ tripId: finalizations.tripId, version: sql<number>`count(*)::int` })
    .from(finalizations)
    .innerJoin(trips, eq(trips.id, finalizations.tripId))
    .where(and(isPast(past), isVersion()))
    .groupBy(finalizations.tripId)
}

/** Whom this user sent claims to, the last one first; one address however it was written. */
export async function listRecipients(db: Db, userId: number) {
  const latest = db
    .selectDistinctOn([sql`lower(${finalizations.sentTo})`], {
      id: finalizations.id,
      sentTo: sql<string>`${finalizations.sentTo}`.as('sent_to'),
    })
    .from(finalizations)
    .innerJoin(trips, eq(trips.id, finalizations.tripId))
    .where(and(eq(trips.userId, userId), isNotNull(finalizations.sentTo)))
    .orderBy(sql`lower(${finalizations.sentTo}), ${finalizations.id} desc`)
    .as('latest')
  const rows = await db
    .select({ sentTo: latest.sentTo })
    .from(latest)
    .orderBy(sql`${latest.id} desc`)
    .limit(mostRecipients)
  return rows.map(({ sentTo }) => sentTo)
}

function isPast({ userId, status }: Past) {
  return and(eq(trips.userId, userId), eq(trips.status, status))
}
