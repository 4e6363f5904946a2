import { and, asc, desc, eq, sql } from 'drizzle-orm'
import type { Db } from '#db/connect.ts'
import { claimRecipients, finalizations, trips } from '#db/schema.ts'

export type Recipient = NonNullable<Awaited<ReturnType<typeof findRecipient>>>

/** Returns the id; an address is a recipient of a version once, however often it is mailed. */
export async function addRecipient(tx: Db, claim: { id: number; tripId: number }, address: string) {
  const name = await findEarlierName(tx, claim.tripId, address)
  await tx
    .insert(claimRecipients)
    .values({ finalizationId: claim.id, address, name })
    .onConflictDoNothing()
  const id = await findRecipientId(tx, claim.id, address)
  if (id === undefined) throw new Error('Adding a recipient returned no row.')
  return id
}

/** As typed for an earlier version, so that it need not be typed again. */
async function findEarlierName(tx: Db, tripId: number, address: string) {
  const [found] = await tx
    .select({ name: claimRecipients.name })
    .from(claimRecipients)
    .innerJoin(finalizations, eq(finalizations.id, claimRecipients.finalizationId))
    .where(and(eq(finalizations.tripId, tripId), hasAddress(address)))
    .orderBy(desc(claimRecipients.id))
    .limit(1)
  return found?.name ?? null
}

export async function findRecipientId(db: Db, finalizationId: number, address: string) {
  const [found] = await db
    .select({ id: claimRecipients.id })
    .from(claimRecipients)
    .where(and(eq(claimRecipients.finalizationId, finalizationId), hasAddress(address)))
  return found?.id
}

/** Undefined if the trip or the account was deleted. */
export async function findRecipient(db: Db, id: number) {
  const [found] = await db
    .select({
      id: claimRecipients.id,
      address: claimRecipients.address,
      name: claimRecipients.name,
      finalizationId: claimRecipients.finalizationId,
      tripId: trips.id,
      userId: trips.userId,
    })
    .from(claimRecipients)
    .innerJoin(finalizations, eq(finalizations.id, claimRecipients.finalizationId))
    .innerJoin(trips, eq(trips.id, finalizations.tripId))
    .where(eq(claimRecipients.id, id))
  return found
}

/** In the order they were added. */
export async function listClaimRecipients(db: Db, finalizationId: number) {
  return db
    .select({
      id: claimRecipients.id,
      address: claimRecipients.address,
      name: claimRecipients.name,
    })
    .from(claimRecipients)
    .where(eq(claimRecipients.finalizationId, finalizationId))
    .orderBy(asc(claimRecipients.id))
}

export async function rememberName(tx: Db, id: number, name: string) {
  await tx.update(claimRecipients).set({ name }).where(eq(claimRecipients.id, id))
}

function hasAddress(address: string) {
  return eq(sql`lower(${claimRecipients.address})`, address.toLowerCase())
}
