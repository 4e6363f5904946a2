import type { Delivery } from '@quittance/contract/deliveries'
import { and, desc, eq, inArray, isNull } from 'drizzle-orm'
import type { Db } from '#db/connect.ts'
import { deliveries, deliveryOutcomes, finalizations, outbox, trips, users } from '#db/schema.ts'

type NewDelivery = Pick<
  typeof deliveries.$inferInsert,
  'finalizationId' | 'recipient' | 'includesImages'
>

export type Outcome = Pick<typeof deliveryOutcomes.$inferInsert, 'outcome' | 'words'>

/** Why the mail of a re-opened trip did not go. */
export const reopenedWords = 'The trip was re-opened before the mail went.'

export async function insertDelivery(tx: Db, delivery: NewDelivery) {
  const [created] = await tx.insert(deliveries).values(delivery).returning({ id: deliveries.id })
  if (!created) throw new Error('Adding a delivery returned no row.')
  return created.id
}

/** Against its trip being deleted meanwhile; false where it is gone already. */
export async function lockDelivery(tx: Db, id: number) {
  const locked = await tx
    .select({ id: deliveries.id })
    .from(deliveries)
    .where(eq(deliveries.id, id))
    .for('key share')
  return locked.length > 0
}

/** In the transaction that takes its mail out of the outbox. */
export async function addOutcome(tx: Db, deliveryId: number, outcome: Outcome) {
  await tx.insert(deliveryOutcomes).values({ deliveryId, ...outcome })
}

/** What became of the last mail of each claim; a claim is left out where nobody knows. */
export async function listDeliveries(db: Db, finalizationIds: readonly number[]) {
  if (finalizationIds.length === 0) return new Map<number, Delivery>()
  const rows = await db
    .selectDistinctOn([deliveries.finalizationId], {
      finalizationId: deliveries.finalizationId,
      to: deliveries.recipient,
      nextTryAt: outbox.nextAttemptAt,
      outcome: deliveryOutcomes.outcome,
      words: deliveryOutcomes.words,
      at: deliveryOutcomes.at,
    })
    .from(deliveries)
    .leftJoin(deliveryOutcomes, eq(deliveryOutcomes.deliveryId, deliveries.id))
    .leftJoin(outbox, eq(outbox.deliveryId, deliveries.id))
    .where(inArray(deliveries.finalizationId, [...finalizationIds]))
    .orderBy(deliveries.finalizationId, desc(deliveries.id), desc(deliveryOutcomes.id))
  return new Map(
    rows.flatMap((row) => {
      const delivery = asDelivery(row)
      return delivery ? [[row.finalizationId, delivery]] : []
    }),
  )
}

export async function findDelivery(db: Db, finalizationId: number): Promise<Delivery | null> {
  return (await listDeliveries(db, [finalizationId])).get(finalizationId) ?? null
}

/** To whom a claim went last, and with what; undefined for one from before this was kept. */
export async function findLastSending(db: Db, finalizationId: number) {
  const [last] = await db
    .select({ recipient: deliveries.recipient, includesImages: deliveries.includesImages })
    .from(deliveries)
    .where(eq(deliveries.finalizationId, finalizationId))
    .orderBy(desc(deliveries.id))
    .limit(1)
  return last
}

/** Who got a claim. One from before deliveries were recorded has only the address it was sent to. */
export async function listRecipients(db: Db, claim: { id: number; sentTo: string | null }) {
  const rows = await db
    .selectDistinct({ recipient: deliveries.recipient, outcome: deliveryOutcomes.outcome })
    .from(deliveries)
    .leftJoin(deliveryOutcomes, eq(deliveryOutcomes.deliveryId, deliveries.id))
    .where(eq(deliveries.finalizationId, claim.id))
  if (rows.length === 0) return claim.sentTo ? [claim.sentTo] : []
  return rows.flatMap(({ recipient, outcome }) => (outcome === 'delivered' ? [recipient] : []))
}

/** Takes the mail of a trip's current claim out of the outbox, if it still waits there. */
export async function cancelDelivery(tx: Db, tripId: number, words: string) {
  const waiting = await tx
    .select({ mailId: outbox.id, deliveryId: deliveries.id })
    .from(outbox)
    .innerJoin(deliveries, eq(deliveries.id, outbox.deliveryId))
    .innerJoin(finalizations, eq(finalizations.id, deliveries.finalizationId))
    .where(and(eq(finalizations.tripId, tripId), isNull(finalizations.revokedAt)))
    .for('update', { of: outbox })
  for (const { mailId, deliveryId } of waiting) {
    await addOutcome(tx, deliveryId, { outcome: 'not-sent', words })
    await tx.delete(outbox).where(eq(outbox.id, mailId))
  }
}

/** Whose claim it is, for a mail about its failure. */
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

type Row = {
  to: string
  nextTryAt: Date | null
  outcome: Outcome['outcome'] | null
  words: string | null
  at: Date | null
}

/** Null where an older server took the mail from the outbox without a word. */
function asDelivery({ to, nextTryAt, outcome, words, at }: Row): Delivery | null {
  if (nextTryAt) return { state: 'waiting', to, nextTryAt: nextTryAt.toISOString() }
  if (!outcome || !at) return null
  if (outcome === 'delivered') return { state: outcome, to, at: at.toISOString() }
  return { state: outcome, to, at: at.toISOString(), words: words ?? '' }
}
