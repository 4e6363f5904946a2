import type { Delivery } from '@quittance/contract/deliveries'
import { and, desc, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Db } from '#db/connect.ts'
import { deliveries, deliveryOutcomes, finalizations, outbox, trips, users } from '#db/schema.ts'
import { recordClaimEvent } from '#record/claim-entries.ts'

type NewDelivery = Pick<
  typeof deliveries.$inferInsert,
  'finalizationId' | 'recipient' | 'includesImages'
>

export type Outcome = Pick<typeof deliveryOutcomes.$inferInsert, 'outcome' | 'words'>

export const reopenedMessage = 'The trip was re-opened before the email was sent.'

export async function insertDelivery(tx: Db, delivery: NewDelivery) {
  const [created] = await tx.insert(deliveries).values(delivery).returning({ id: deliveries.id })
  if (!created) throw new Error('Adding a delivery returned no row.')
  return created.id
}

/** Prevents the trip from being deleted meanwhile; returns false if it is already gone. */
export async function lockDelivery(tx: Db, id: number) {
  const locked = await tx
    .select({ id: deliveries.id })
    .from(deliveries)
    .where(eq(deliveries.id, id))
    .for('key share')
  return locked.length > 0
}

/** Runs in the transaction that removes its mail from the outbox. */
export async function addOutcome(tx: Db, deliveryId: number, outcome: Outcome) {
  await tx.insert(deliveryOutcomes).values({ deliveryId, ...outcome })
  const [claim] = await tx
    .select({ tripId: trips.id, userId: trips.userId, to: deliveries.recipient })
    .from(deliveries)
    .innerJoin(finalizations, eq(finalizations.id, deliveries.finalizationId))
    .innerJoin(trips, eq(trips.id, finalizations.tripId))
    .where(eq(deliveries.id, deliveryId))
  if (!claim) return
  const { words } = outcome
  const data = { to: claim.to, outcome: outcome.outcome, ...(words && { words }) }
  await recordClaimEvent(tx, claim, 'delivery', data)
}

/** The status of each claim's last mail; omits a claim whose status is unknown. */
export function listDeliveries(db: Db, finalizationIds: readonly number[]) {
  return listLatest(db, deliveries.finalizationId, finalizationIds)
}

export async function findDelivery(db: Db, id: number): Promise<Delivery | null> {
  return (await listLatest(db, deliveries.id, [id])).get(id) ?? null
}

type Key = typeof deliveries.finalizationId | typeof deliveries.id

async function listLatest(db: Db, key: Key, ids: readonly number[]) {
  if (ids.length === 0) return new Map<number, Delivery>()
  const rows = await db
    .selectDistinctOn([key], {
      key,
      to: deliveries.recipient,
      nextTryAt: outbox.nextAttemptAt,
      outcome: deliveryOutcomes.outcome,
      words: deliveryOutcomes.words,
      at: deliveryOutcomes.at,
    })
    .from(deliveries)
    .leftJoin(deliveryOutcomes, eq(deliveryOutcomes.deliveryId, deliveries.id))
    .leftJoin(outbox, eq(outbox.deliveryId, deliveries.id))
    .where(inArray(key, [...ids]))
    .orderBy(key, desc(deliveries.id), desc(deliveryOutcomes.id))
  return new Map(
    rows.flatMap((row) => {
      const delivery = asDelivery(row)
      return delivery ? [[row.key, delivery]] : []
    }),
  )
}

/** The last mail of a claim, or to an address; undefined for claims from before this was recorded. */
export async function findLastSending(db: Db, finalizationId: number, address?: string) {
  const [last] = await db
    .select({
      recipient: deliveries.recipient,
      includesImages: deliveries.includesImages,
      at: deliveries.createdAt,
    })
    .from(deliveries)
    .where(and(eq(deliveries.finalizationId, finalizationId), isTo(address)))
    .orderBy(desc(deliveries.id))
    .limit(1)
  return last
}

/** Falls back to the recorded address for a claim from before deliveries were recorded. */
export async function listRecipients(db: Db, claim: { id: number; sentTo: string | null }) {
  const rows = await db
    .selectDistinct({ recipient: deliveries.recipient, outcome: deliveryOutcomes.outcome })
    .from(deliveries)
    .leftJoin(deliveryOutcomes, eq(deliveryOutcomes.deliveryId, deliveries.id))
    .where(eq(deliveries.finalizationId, claim.id))
  if (rows.length === 0) return claim.sentTo ? [claim.sentTo] : []
  return rows.flatMap(({ recipient, outcome }) => (outcome === 'delivered' ? [recipient] : []))
}

/** Removes mails of a trip's current claim that are still queued, if given only those to an address. */
export async function cancelDelivery(tx: Db, tripId: number, words: string, address?: string) {
  const waiting = await tx
    .select({ mailId: outbox.id, deliveryId: deliveries.id })
    .from(outbox)
    .innerJoin(deliveries, eq(deliveries.id, outbox.deliveryId))
    .innerJoin(finalizations, eq(finalizations.id, deliveries.finalizationId))
    .where(and(eq(finalizations.tripId, tripId), isNull(finalizations.revokedAt), isTo(address)))
    .for('update', { of: outbox })
  for (const { mailId, deliveryId } of waiting) {
    await addOutcome(tx, deliveryId, { outcome: 'not-sent', words })
    await tx.delete(outbox).where(eq(outbox.id, mailId))
  }
}

/** The owner of the claim, for a mail about the failure. */
export async function findSender(db: Db, deliveryId: number) {
  const [found] = await db
    .select({
      tripId: trips.id,
      tripName: trips.name,
      email: users.email,
      recipient: deliveries.recipient,
    })
    .from(deliveries)
    .innerJoin(finalizations, eq(finalizations.id, deliveries.finalizationId))
    .innerJoin(trips, eq(trips.id, finalizations.tripId))
    .innerJoin(users, eq(users.id, trips.userId))
    .where(eq(deliveries.id, deliveryId))
  return found
}

function isTo(address: string | undefined) {
  return address === undefined
    ? undefined
    : eq(sql`lower(${deliveries.recipient})`, address.toLowerCase())
}

type Row = {
  to: string
  nextTryAt: Date | null
  outcome: Outcome['outcome'] | null
  words: string | null
  at: Date | null
}

/** Returns null if an older server removed the mail without recording an outcome. */
function asDelivery({ to, nextTryAt, outcome, words, at }: Row): Delivery | null {
  if (nextTryAt) return { state: 'waiting', to, nextTryAt: nextTryAt.toISOString() }
  if (!outcome || !at) return null
  if (outcome === 'delivered') return { state: outcome, to, at: at.toISOString() }
  return { state: outcome, to, at: at.toISOString(), words: words ?? '' }
}
