import type { ClaimState } from '@quittance/contract/claim-state'
import type { Delivery } from '@quittance/contract/deliveries'
import { type Currency, fromMinor } from '@quittance/contract/money'
import { maxRecipients, type PastTrip } from '@quittance/contract/trips'
import { and, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import { listClaimStates } from '#claims/answers/claim-states.queries.ts'
import { isVersion } from '#claims/claim-versions.queries.ts'
import { listDeliveries } from '#claims/delivery/deliveries.queries.ts'
import type { Db } from '#db/connect.ts'
import { claimLines, deliveries, finalizations, receipts, trips } from '#db/schema.ts'
import { asRepayment, countOf, repaidTotals, type Sum } from '#receipts/receipt-sums.queries.ts'
import { mapTrip } from './map-trip.ts'
import { listTripsWithStatus, type TripRow } from './trips.queries.ts'

export type PastTripRow = TripRow & {
  totals: Sum[]
  claim: ClaimRow | undefined
  claimState: ClaimState | null
}

type LiveClaim = Awaited<ReturnType<typeof listLiveClaims>>[number]
type ClaimRow = LiveClaim & { version: number; delivery: Delivery | null }
type Past = { userId: number; status: 'finalized' | 'archived' }

/** Newest start first, each with its total and the status of its claim. */
export async function listPastTrips(db: Db, past: Past): Promise<PastTripRow[]> {
  const [rows, sums, claims, versions] = await Promise.all([
    listTripsWithStatus(db, past.userId, past.status),
    sumTrips(db, past),
    listLiveClaims(db, past),
    countVersions(db, past),
  ])
  const sumsOf = Map.groupBy(sums, ({ tripId }) => tripId)
  const versionOf = new Map(versions.map(({ tripId, version }) => [tripId, version]))
  const [deliveryOf, stateOf] = await Promise.all([
    listDeliveries(
      db,
      claims.map(({ id }) => id),
    ),
    listClaimStates(
      db,
      rows.map(({ id }) => id),
    ),
  ])
  const claimOf = new Map(
    claims.map((claim) => {
      const version = versionOf.get(claim.tripId) ?? 1
      return [claim.tripId, { ...claim, version, delivery: deliveryOf.get(claim.id) ?? null }]
    }),
  )
  return rows.map((trip) => ({
    ...trip,
    totals: sumsOf.get(trip.id) ?? [],
    claim: claimOf.get(trip.id),
    claimState: stateOf.get(trip.id) ?? null,
  }))
}

async function sumTrips(db: Db, past: Past) {
  const isRepaid = eq(receipts.paidBy, 'traveller')
  return db
    .select({
      tripId: receipts.tripId,
      currency: sql<Currency>`${receipts.currency}`,
      count: sql<number>`count(*)::int`,
      totalMinor: sql<number>`sum(${receipts.amountMinor})`.mapWith(Number),
      repayCount: sql<number>`(count(*) filter (where ${isRepaid}))::int`,
      repayMinor:
        sql<number>`coalesce(sum(${receipts.amountMinor}) filter (where ${isRepaid}), 0)`.mapWith(
          Number,
        ),
    })
    .from(receipts)
    .innerJoin(trips, eq(trips.id, receipts.tripId))
    .where(isPast(past))
    .groupBy(receipts.tripId, receipts.currency)
}

async function listLiveClaims(db: Db, past: Past) {
  const isMissing = and(isNotNull(claimLines.receiptId), isNull(claimLines.convertedMinor))
  const isRepaid = eq(claimLines.paidBy, 'traveller')
  return db
    .select({
      id: finalizations.id,
      tripId: finalizations.tripId,
      sentAt: finalizations.createdAt,
      sentTo: finalizations.sentTo,
      openings: finalizations.openings,
      lastOpenedAt: finalizations.lastOpenedAt,
      convertedMinor: sql<number>`coalesce(sum(${claimLines.convertedMinor}), 0)`.mapWith(Number),
      missing: sql<number>`(count(*) filter (where ${isMissing}))::int`,
      repayConvertedMinor:
        sql<number>`coalesce(sum(${claimLines.convertedMinor}) filter (where ${isRepaid}), 0)`.mapWith(
          Number,
        ),
      repayMissing: sql<number>`(count(*) filter (where ${and(isMissing, isRepaid)}))::int`,
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

/** Recipients of this user's claims, most recent first; without duplicates in another spelling. */
export async function listRecipients(db: Db, userId: number) {
  // Claims from before deliveries were recorded have none.
  const address = sql<string>`coalesce(${deliveries.recipient}, ${finalizations.sentTo})`
  const latest = db
    .selectDistinctOn([sql`lower(${address})`], {
      address: address.as('address'),
      at: sql`coalesce(${deliveries.createdAt}, ${finalizations.createdAt})`.as('at'),
      id: finalizations.id,
    })
    .from(finalizations)
    .innerJoin(trips, eq(trips.id, finalizations.tripId))
    .leftJoin(deliveries, eq(deliveries.finalizationId, finalizations.id))
    .where(and(eq(trips.userId, userId), isNotNull(address)))
    .orderBy(sql`lower(${address}), at desc, ${finalizations.id} desc`)
    .as('latest')
  const rows = await db
    .select({ address: latest.address })
    .from(latest)
    .orderBy(desc(latest.at), desc(latest.id))
    .limit(maxRecipients)
  return rows.map((row) => row.address)
}

function isPast({ userId, status }: Past) {
  return and(eq(trips.userId, userId), eq(trips.status, status))
}

export function mapPastTrip(row: PastTripRow): PastTrip {
  const { totals, claim } = row
  const repaid = repaidTotals(totals)
  return {
    ...mapTrip(row, row.claimState),
    receiptCount: countOf(totals),
    currencies: Object.fromEntries(
      totals.map(({ currency, totalMinor }) => [currency, fromMinor(totalMinor, currency)]),
    ),
    converted: convertedOf(row, totals, claim && [claim.convertedMinor, claim.missing]),
    repay: repaid
      ? asRepayment(
          repaid,
          convertedOf(row, repaid, claim && [claim.repayConvertedMinor, claim.repayMissing]),
        )
      : null,
    claim: claim
      ? {
          version: claim.version,
          sentAt: claim.sentAt.toISOString(),
          sentTo: claim.delivery?.state === 'delivered' ? claim.delivery.to : claim.sentTo,
          delivery: claim.delivery,
          openings: claim.openings,
          lastOpenedAt: claim.lastOpenedAt?.toISOString() ?? null,
        }
      : null,
  }
}

/** Null if not finalized, or if everything is in the trip's currency. */
function convertedOf(
  { currency: own }: PastTripRow,
  sums: Sum[],
  converted: [minor: number, missing: number] | undefined,
) {
  if (!converted || sums.every(({ currency }) => currency === own)) return null
  const [minor, missing] = converted
  return { currency: own, total: fromMinor(minor, own), missing, isFrozen: true }
}
