import type { MailRefusal } from '@quittance/contract/inbound'
import { maxInboxItems } from '@quittance/contract/inbound'
import {
  and,
  asc,
  desc,
  eq,
  inArray,
  isNotNull,
  isNull,
  lt,
  lte,
  ne,
  notInArray,
  sql,
} from 'drizzle-orm'
import type { Db } from '#db/connect.ts'
import { arrivals, documents, uploads } from '#db/schema.ts'

export type InboundMailRow = typeof arrivals.$inferSelect

type Told = Pick<InboundMailRow, 'userId' | 'messageKey' | 'sender' | 'subject'>

const refusalsShown = 20

/** Growing pauses: a crashed reader may recover in an hour, a bug be fixed in a day. */
const minutesBetween = [2, 15, 120, 720]
export const maxAttempts = minutesBetween.length + 1
const nextWait = sql`make_interval(mins => (${sql.param(minutesBetween)}::int[])[least(${arrivals.tries}, ${minutesBetween.length - 1}) + 1])`

const isDue = and(eq(arrivals.state, 'received'), lte(arrivals.tryAfter, sql`now()`))

/** Whether it was accepted or is pending. A refused mail may be sent again. */
export async function isKnownMail(db: Db, userId: number, messageKey: string) {
  const [row] = await db
    .select({ id: arrivals.id })
    .from(arrivals)
    .where(
      and(
        eq(arrivals.userId, userId),
        eq(arrivals.messageKey, messageKey),
        ne(arrivals.state, 'refused'),
      ),
    )
  return row !== undefined
}

/** Returns false for a repeated mail. A refused one reuses its row, and the old file is swept. */
export async function insertReceived(db: Db, mail: Told & { rawKey: string; rawBytes: number }) {
  const received = { ...mail, state: 'received' as const, reason: null, tries: 0 }
  const rows = await db
    .insert(arrivals)
    .values(received)
    .onConflictDoUpdate({
      target: [arrivals.userId, arrivals.messageKey],
      set: { ...received, tryAfter: sql`now()`, receivedAt: sql`now()` },
      setWhere: eq(arrivals.state, 'refused'),
    })
    .returning({ id: arrivals.id })
  return rows.length > 0
}

/** Replaces an earlier refusal, but never a stored mail. */
export async function insertRefused(db: Db, mail: Told, reason: MailRefusal) {
  const refused = { ...mail, state: 'refused' as const, reason }
  await db
    .insert(arrivals)
    .values(refused)
    .onConflictDoUpdate({
      target: [arrivals.userId, arrivals.messageKey],
      set: { ...refused, receivedAt: sql`now()` },
      setWhere: and(eq(arrivals.state, 'refused'), isNull(arrivals.rawKey)),
    })
}

export async function listArrivalsOfUser(db: Db, userId: number) {
  return db
    .select()
    .from(arrivals)
    .where(eq(arrivals.userId, userId))
    .orderBy(asc(arrivals.receivedAt), asc(arrivals.id))
}

export async function hasDueMail(db: Db) {
  const rows = await db.select({ id: arrivals.id }).from(arrivals).where(isDue).limit(1)
  return rows.length > 0
}

/**
 * Takes the oldest mail of the user who occurs least often in `lately`, and counts the attempt
 * before opening it. Undefined if none is due; `except` lists mails that cannot be opened now.
 */
export async function claimNextMail(
  db: Db,
  { except, lately }: { except: string[]; lately: number[] },
) {
  const timesLately = sql`(select count(*) from unnest(${sql.param(lately)}::int[]) as opened (user_id)
    where opened.user_id = ${arrivals.userId})`
  const next = db
    .select({ id: arrivals.id })
    .from(arrivals)
    .where(and(isDue, notInArray(arrivals.id, except)))
    .orderBy(timesLately, asc(arrivals.receivedAt), asc(arrivals.id))
    .limit(1)
  const [row] = await db
    .update(arrivals)
    .set({ tries: sql`${arrivals.tries} + 1`, tryAfter: sql`now() + ${nextWait}` })
    .where(and(inArray(arrivals.id, next), eq(arrivals.state, 'received')))
    .returning()
  return row
}

/** Refunds the attempt after an outage; mails older than a week still count it. */
export async function releaseMailClaim(db: Db, id: string) {
  await db
    .update(arrivals)
    .set({ tries: sql`greatest(0, ${arrivals.tries} - 1)`, tryAfter: sql`now()` })
    .where(
      and(
        eq(arrivals.id, id),
        eq(arrivals.state, 'received'),
        sql`${arrivals.receivedAt} > now() - interval '7 days'`,
      ),
    )
}

/** In the transaction that inserts its uploads; false if another server was faster. */
export async function finishMail(
  tx: Db,
  id: string,
  reason?: MailRefusal,
  { keepsMail = false } = {},
) {
  const kept = keepsMail ? {} : { rawKey: null }
  const rows = await tx
    .update(arrivals)
    .set({ state: reason ? 'refused' : 'taken', reason: reason ?? null, ...kept })
    .where(and(eq(arrivals.id, id), eq(arrivals.state, 'received')))
    .returning({ id: arrivals.id })
  return rows.length > 0
}

/** Keeps unopenable mails for 30 days; returns the keys of the deleted ones. */
export async function forgetRefusedMails(db: Db) {
  return db.transaction(async (tx) => {
    const old = and(
      eq(arrivals.state, 'refused'),
      isNotNull(arrivals.rawKey),
      sql`${arrivals.receivedAt} < now() - interval '30 days'`,
    )
    const rows = await tx.select().from(arrivals).where(old).for('update')
    const ids = rows.map(({ id }) => id)
    await tx.update(arrivals).set({ rawKey: null }).where(inArray(arrivals.id, ids))
    return rows.flatMap(({ rawKey }) => rawKey ?? [])
  })
}

export async function listRefusals(db: Db, userId: number) {
  return db
    .select()
    .from(arrivals)
    .where(
      and(
        eq(arrivals.userId, userId),
        eq(arrivals.state, 'refused'),
        sql`${arrivals.receivedAt} > now() - interval '30 days'`,
      ),
    )
    .orderBy(desc(arrivals.receivedAt), desc(arrivals.id))
    .limit(refusalsShown)
}

/**
 * Uploads that only the server has: from mails and from split documents; oldest first, refused
 * parts last.
 */
export async function listInboxItems(db: Db, userId: number) {
  return db
    .select({ upload: uploads, arrival: arrivals, document: documents })
    .from(uploads)
    .leftJoin(arrivals, eq(arrivals.id, uploads.arrivalId))
    .leftJoin(documents, eq(documents.id, uploads.documentId))
    .where(
      and(
        eq(uploads.userId, userId),
        sql`${uploads.keptUntil} > now()`,
        sql`${uploads.keptUntil} > ${uploads.createdAt} + interval '2 days'`,
      ),
    )
    .orderBy(
      sql`${uploads.problem} is not null`,
      asc(uploads.createdAt),
      asc(uploads.firstPage),
      asc(uploads.id),
    )
    .limit(maxInboxItems)
}

export async function listRawKeysOfUser(db: Db, userId: number) {
  const rows = await db
    .select({ key: arrivals.rawKey })
    .from(arrivals)
    .where(and(eq(arrivals.userId, userId), isNotNull(arrivals.rawKey)))
  return rows.flatMap(({ key }) => key ?? [])
}

/**
 * Keeps rows longer than mail servers retry and than uploads are stored, to detect repeats. Keeps
 * those with pending uploads.
 */
export async function deleteOldArrivals(db: Db) {
  const waits = sql`exists (select 1 from ${uploads} where ${uploads.arrivalId} = ${arrivals.id})`
  await db
    .delete(arrivals)
    .where(
      and(
        lt(arrivals.receivedAt, sql`now() - interval '400 days'`),
        sql`${arrivals.state} <> 'received'`,
        sql`not ${waits}`,
      ),
    )
}
