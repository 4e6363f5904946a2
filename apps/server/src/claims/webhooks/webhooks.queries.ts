import type { AnswerKind } from '@quittance/contract/answers'
import type { WebhookEvent } from '@quittance/contract/webhooks'
import { and, arrayContains, asc, eq, sql } from 'drizzle-orm'
import { isSealedWith, type Secrets, seal, unseal } from '#accounts/seal.ts'
import type { Report } from '#claims/report.ts'
import type { Db } from '#db/connect.ts'
import { outbox, webhooks } from '#db/schema.ts'

export type WebhookRow = typeof webhooks.$inferSelect

export function listWebhooks(db: Db, userId: number) {
  return db.select().from(webhooks).where(eq(webhooks.userId, userId)).orderBy(asc(webhooks.id))
}

export async function findWebhook(db: Db, id: number) {
  const [found] = await db.select().from(webhooks).where(eq(webhooks.id, id))
  return found
}

type NewWebhook = Pick<WebhookRow, 'userId' | 'url' | 'events' | 'secret'>

export async function insertWebhook(db: Db, webhook: NewWebhook) {
  const [row] = await db.insert(webhooks).values(webhook).returning()
  if (!row) throw new Error('Adding a webhook returned no row.')
  return row
}

/** With its queued calls. Returns whether the user had it. */
export async function deleteWebhook(db: Db, userId: number, id: number) {
  const isOwn = and(eq(webhooks.userId, userId), eq(webhooks.id, id))
  return (await db.delete(webhooks).where(isOwn).returning({ id: webhooks.id })).length > 0
}

export async function noteCall(db: Db, id: number, lastProblem: string | null) {
  await db.update(webhooks).set({ lastAt: sql`now()`, lastProblem }).where(eq(webhooks.id, id))
}

type Happened = { userId: number; tripId: number; report: Report; answer?: AnswerKind }

/** Runs in the transaction of the event. Figures are left out: the receiver reads them with a token. */
export async function enqueueWebhooks(
  tx: Db,
  event: WebhookEvent,
  { userId, tripId, report, answer }: Happened,
) {
  const wanted = and(eq(webhooks.userId, userId), arrayContains(webhooks.events, [event]))
  const hooks = await tx.select({ id: webhooks.id }).from(webhooks).where(wanted)
  const claim = { tripId, tripName: report.trip.name, version: report.version }
  const text = JSON.stringify({ event, at: new Date().toISOString(), ...claim, answer })
  const message = { to: '', subject: event, text, html: '' }
  const rows = hooks.map(({ id }) => ({ webhookId: id, message }))
  if (rows.length > 0) await tx.insert(outbox).values(rows)
}

/** Seals with the current secret what the previous one sealed. */
export async function resealWebhooks(db: Db, secrets: Secrets) {
  for (const { id, secret } of await db.select().from(webhooks)) {
    const text = isSealedWith(secrets.secret, secret) ? undefined : unseal(secrets, secret)
    if (text === undefined) continue
    const sealed = seal(secrets.secret, text)
    await db.update(webhooks).set({ secret: sealed }).where(eq(webhooks.id, id))
  }
}
