import { and, eq, isNotNull, isNull, lte, sql } from 'drizzle-orm'
import { addOutcome, lockDelivery, type Outcome } from '#claims/delivery/deliveries.queries.ts'
import type { Db } from '#db/connect.ts'
import type { MailMessage } from '#db/mail-message.ts'
import { outbox } from '#db/schema.ts'
import { isTaken } from '#db/take-rows.ts'

export type OutboxRow = typeof outbox.$inferSelect

const claimEnd = sql`now() + interval '2 minutes'`

/** Runs in the transaction that promises the mail, so that neither happens without the other. */
export async function enqueueMail(db: Db, message: MailMessage) {
  await db.insert(outbox).values({ message })
}

/** The caller sends the mail after its commit; when the claim expires, any process may. */
export async function enqueueClaimedMail(
  db: Db,
  message: MailMessage,
  deliveryId: number | null = null,
): Promise<OutboxRow> {
  const [row] = await db
    .insert(outbox)
    .values({ message, deliveryId, attempts: 1, nextAttemptAt: claimEnd })
    .returning()
  if (!row) throw new Error('Queueing a mail returned no row.')
  return row
}

/** Claims one due mail, or call of a webhook, for two minutes; if the process dies, another one sends it. */
export async function claimMail(db: Db, isWebhook = false) {
  const isKind = isWebhook ? isNotNull : isNull
  const due = db
    .select({ id: outbox.id })
    .from(outbox)
    .where(and(lte(outbox.nextAttemptAt, sql`now()`), isKind(outbox.webhookId)))
    .orderBy(outbox.nextAttemptAt)
    .limit(1)
    .for('update', { skipLocked: true })
  const [row] = await db
    .update(outbox)
    .set({ attempts: sql`${outbox.attempts} + 1`, lastError: null, nextAttemptAt: claimEnd })
    .where(isTaken([outbox.id], due))
    .returning()
  return row
}

export async function extendClaim(db: Db, id: number) {
  await db.update(outbox).set({ nextAttemptAt: claimEnd }).where(eq(outbox.id, id))
}

/** Returns false if the mail was sent, is being sent, or has not been tried yet. */
export async function retryMail(tx: Db, id: number) {
  const retried = await tx
    .update(outbox)
    .set({ nextAttemptAt: sql`now()` })
    .where(and(eq(outbox.id, id), isNotNull(outbox.lastError)))
    .returning({ id: outbox.id })
  return retried.length > 0
}

/** Failed mails first; webhook calls are not included. */
export function listMails(db: Db, limit: number) {
  const failedFirst = sql`${outbox.lastError} is null`
  const isMail = isNull(outbox.webhookId)
  return db.select().from(outbox).where(isMail).orderBy(failedFirst, outbox.id).limit(limit)
}

/** At the start of the only server: earlier claims are stale, and failed mails are retried. */
export async function releaseMail(db: Db) {
  await db.update(outbox).set({ nextAttemptAt: sql`now()` })
}

/** Records the outcome of a claim's mail. Returns false if it was already removed. */
export async function removeMail(tx: Db, { id, deliveryId }: OutboxRow, outcome: Outcome) {
  const isClaim = deliveryId !== null && (await lockDelivery(tx, deliveryId))
  const removed = await tx.delete(outbox).where(eq(outbox.id, id)).returning({ id: outbox.id })
  const wasWaiting = removed.length > 0
  // A sent mail arrives, even if it was cancelled meanwhile.
  const counts = wasWaiting || outcome.outcome === 'delivered'
  if (isClaim && counts) await addOutcome(tx, deliveryId, outcome)
  return wasWaiting
}

/** Pauses grow from a minute to six hours. */
export async function postponeMail(db: Db, { id, attempts }: OutboxRow, lastError: string) {
  const minutes = Math.min(2 ** (attempts - 1), 360)
  await db
    .update(outbox)
    .set({ lastError, nextAttemptAt: sql`now() + make_interval(mins => ${minutes})` })
    .where(eq(outbox.id, id))
}
