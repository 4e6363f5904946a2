import { fromMinor } from '@quittance/contract/money'
import type { ClaimDifference, ClaimVersion } from '@quittance/contract/reports'
import { and, asc, eq, isNotNull, isNull, lte, or, sql } from 'drizzle-orm'
import type { Db } from '#db/connect.ts'
import { claimLines, finalizations } from '#db/schema.ts'
import { compareClaims, compareTrips } from './claim-differences.ts'
import { asClaimSums, convertedTotal, sumClaims } from './claim-sums.ts'
import { listDeliveries } from './delivery/deliveries.queries.ts'

type Version = typeof finalizations.$inferSelect & { version: number }
type Sums = Awaited<ReturnType<typeof sumClaims>>

/** Older versions are not listed. */
const maxVersions = 20

/** Newest first. */
export async function listClaimVersions(db: Db, tripId: number): Promise<ClaimVersion[]> {
  const versions = await listVersions(db, tripId)
  const shown = versions.slice(-maxVersions)
  const sums = await sumClaims(db, idsOf(versions.slice(-maxVersions - 1)))
  const deliveries = await listDeliveries(db, idsOf(shown))
  const claims: ClaimVersion[] = []
  for (const claim of shown.toReversed()) {
    const delivery = deliveries.get(claim.id) ?? null
    claims.push({
      ...asClaimSums(sums.get(claim.id) ?? [], claim.currency),
      version: claim.version,
      sentAt: claim.createdAt.toISOString(),
      sentTo: delivery?.state === 'delivered' ? delivery.to : claim.sentTo,
      delivery,
      openings: claim.openings,
      firstOpenedAt: claim.firstOpenedAt?.toISOString() ?? null,
      lastOpenedAt: claim.lastOpenedAt?.toISOString() ?? null,
      revokedAt: claim.revokedAt?.toISOString() ?? null,
      difference: await differenceOf(db, { claim, before: versions[claim.version - 2], sums }),
    })
  }
  return claims
}

/** The version number of a finalization, and the changes since the previous version. */
export async function findClaimVersion(
  db: Db,
  { id, tripId }: { id: number; tripId: number },
): Promise<Pick<ClaimVersion, 'version' | 'sentAt' | 'difference'>> {
  const versions = await listVersions(db, tripId)
  const claim = versions.find((one) => one.id === id)
  if (!claim) throw new Error(`Finalization ${id} is gone.`)
  const before = versions[claim.version - 2]
  const sums = before ? await sumClaims(db, idsOf([before, claim])) : new Map()
  return {
    version: claim.version,
    sentAt: claim.createdAt.toISOString(),
    difference: await differenceOf(db, { claim, before, sums }),
  }
}

/** A revoked version's number, and the live version after it; undefined if the trip is deleted. */
export async function findNewestVersion(db: Db, id: number) {
  const [revoked] = await db.select().from(finalizations).where(eq(finalizations.id, id))
  if (!revoked?.revokedAt) return undefined
  const versions = await listVersions(db, revoked.tripId)
  const found = versions.find((one) => one.id === id)
  const newest = versions.at(-1)
  if (!found || !newest) return undefined
  return {
    version: found.version,
    newer: newest.revokedAt
      ? undefined
      : { id: newest.id, version: newest.version, sentAt: newest.createdAt.toISOString() },
  }
}

export async function findVersionNumber(db: Db, { id, tripId }: { id: number; tripId: number }) {
  return db.$count(
    finalizations,
    and(eq(finalizations.tripId, tripId), lte(finalizations.id, id), isVersion()),
  )
}

/** Excludes revoked claims from before lines were stored: their contents are unknown. */
export function isVersion() {
  const hasLines = sql`exists (select 1 from ${claimLines} where ${claimLines.finalizationId} = ${finalizations.id})`
  const isKept = isNotNull(finalizations.tripName)
  return or(isNull(finalizations.revokedAt), isNotNull(finalizations.sentTo), isKept, hasLines)
}

/** Oldest first. */
export async function listVersions(db: Db, tripId: number): Promise<Version[]> {
  const rows = await db
    .select()
    .from(finalizations)
    .where(and(eq(finalizations.tripId, tripId), isVersion()))
    .orderBy(asc(finalizations.id))
  return rows.map((row, index) => ({ ...row, version: index + 1 }))
}

function idsOf(versions: Version[]) {
  return versions.map(({ id }) => id)
}

type Compared = { claim: Version; before: Version | undefined; sums: Sums }

async function differenceOf(
  db: Db,
  { claim, before, sums }: Compared,
): Promise<ClaimDifference | null> {
  if (!before) return null
  const { currency } = claim
  const isSameCurrency = currency !== null && currency === before.currency
  const currencies: [string, string] = [before.currency ?? '', currency ?? '']
  const change =
    convertedTotal(sums.get(claim.id) ?? []) - convertedTotal(sums.get(before.id) ?? [])
  return {
    since: { version: before.version, sentAt: before.createdAt.toISOString() },
    trip: compareTrips(before, claim),
    ...(await compareClaims(db, { before: before.id, after: claim.id, currencies })),
    total: isSameCurrency ? { currency, amount: fromMinor(change, currency) } : null,
  }
}
