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
import { documents, inboundMails, uploads } from '#db/schema.ts'
import { deleteUnlocked, isTaken } from '#db/take-rows.ts'

export type InboundMailRow = typeof inboundMails.$inferSelect

type MailSummary = Pick<InboundMailRow, 'userId' | 'messageKey' | 'sender' | 'subject'>

const refusalsShown = 20

/** Growing pauses: a crashed reader may recover in an hour, a bug be fixed in a day. */
const minutesBetween = [2, 15, 120, 720]
export const maxAttempts = minutesBetween.length + 1
const nextWait = sql`make_interval(mins => (${sql.param(minutesBetween)}::int[])[least(${inboundMails.tries}, ${minutesBetween.length - 1}) + 1])`

const isDue = and(eq(inboundMails.state, 'received'), lte(inboundMails.tryAfter, sql`now()`))

/** Whether it was accepted or is pending. A refused mail may be sent again. */
export async function isKnownMail(db: Db, userId: number, messageKey: string) {
  const [row] = await db
    .select({ id: inboundMails.id })
    .from(inboundMails)
    .where(
      and(
        eq(inboundMails.userId, userId),
        eq(inboundMails.messageKey, messageKey),
        ne(inboundMails.state, 'refused'),
      ),
    )
  return row !== undefined
}

/** Returns false for a repeated mail. A refused one reuses its row, and the old file is swept. */
export async function insertReceived(
  db: Db,
  mail: MailSummary & { rawKey: string; rawBytes: number },
) {
  const received = { ...mail, state: 'received' as const, reason: null, tries: 0 }
  const rows = await db
    .insert(inboundMails)
    .values(received)
    .onConflictDoUpdate({
      target: [inboundMails.userId, inboundMails.messageKey],
      set: { ...received, tryAfter: sql`now()`, receivedAt: sql`now()` },
      setWhere: eq(inboundMails.state, 'refused'),
    })
    .returning({ id: inboundMails.id })
  return rows.length > 0
}

/** Replaces an earlier refusal, but never a stored mail. */
export async function insertRefused(db: Db, mail: MailSummary, reason: MailRefusal) {
  const refused = { ...mail, state: 'refused' as const, reason }
  await db
    .insert(inboundMails)
    .values(refused)
    .onConflictDoUpdate({
      target: [inboundMails.userId, inboundMails.messageKey],
      set: { ...refused, receivedAt: sql`now()` },
      setWhere: and(eq(inboundMails.state, 'refused'), isNull(inboundMails.rawKey)),
    })
}

export async function listInboundMailsOfUser(db: Db, userId: number) {
  return db
    .select()
    .from(inboundMails)
    .where(eq(inboundMails.userId, userId))
    .orderBy(asc(inboundMails.receivedAt), asc(inboundMails.id))
}

export async function hasDueMail(db: Db) {
  const rows = await db.select({ id: inboundMails.id }).from(inboundMails).where(isDue).limit(1)
  return rows.length > 0
}

/**
 * Takes the oldest mail of the user who occurs least often in `lately`, and counts the attempt
 * before opening it. Undefined if none is due; `except` lists mails that cannot be opened now.
 */
export async function claimNextMail(
  db: Db,
  { except, exceptUsers, lately }: { except: string[]; exceptUsers: number[]; lately: number[] },
) {
  const timesLately = sql`(select count(*) from unnest(${sql.param(lately)}::int[]) as opened (user_id)
    where opened.user_id = ${inboundMails.userId})`
  const next = db
    .select({ id: inboundMails.id })
    .from(inboundMails)
    .where(
      and(isDue, notInArray(inboundMails.id, except), notInArray(inboundMails.userId, exceptUsers)),
    )
    .orderBy(timesLately, asc(inboundMails.receivedAt), asc(inboundMails.id))
    .limit(1)
    .for('update', { skipLocked: true })
  const [row] = await db
    .update(inboundMails)
    .set({ tries: sql`${inboundMails.tries} + 1`, tryAfter: sql`now() + ${nextWait}` })
    .where(isTaken([inboundMails.id], next))
    .returning()
  return row
}

/** Refunds the attempt after an outage; mails older than a week still count it. */
export async function releaseMailClaim(db: Db, id: string, afterSeconds = 0) {
  await db
    .update(inboundMails)
    .set({
      tries: sql`greatest(0, ${inboundMails.tries} - 1)`,
      tryAfter: sql`now() + make_interval(secs => ${afterSeconds})`,
    })
    .where(
      and(
        eq(inboundMails.id, id),
        eq(inboundMails.state, 'received'),
        sql`${inboundMails.receivedAt} > now() - interval '7 days'`,
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
    .update(inboundMails)
    .set({ state: reason ? 'refused' : 'taken', reason: reason ?? null, ...kept })
    .where(and(eq(inboundMails.id, id), eq(inboundMails.state, 'received')))
    .returning({ id: inboundMails.id })
  return rows.length > 0
}

/** Keeps unopenable mails for 30 days; returns the keys of the deleted ones. */
export async function forgetRefusedMails(db: Db) {
  return db.transaction(async (tx) => {
    const old = and(
      eq(inboundMails.state, 'refused'),
      isNotNull(inboundMails.rawKey),
      sql`${inboundMails.receivedAt} < now() - interval '30 days'`,
    )
    const rows = await tx.select().from(inboundMails).where(old).for('update', { skipLocked: true })
    const ids = rows.map(({ id }) => id)
    await tx.update(inboundMails).set({ rawKey: null }).where(inArray(inboundMails.id, ids))
    return rows.flatMap(({ rawKey }) => rawKey ?? [])
  })
}

export async function listRefusals(db: Db, userId: number) {
  return db
    .select()
    .from(inboundMails)
    .where(
      and(
        eq(inboundMails.userId, userId),
        eq(inboundMails.state, 'refused'),
        sql`${inboundMails.receivedAt} > now() - interval '30 days'`,
      ),
    )
    .orderBy(desc(inboundMails.receivedAt), desc(inboundMails.id))
    .limit(refusalsShown)
}

/**
 * Uploads that only the server has: from mails and from split documents; oldest first, refused
 * parts last.
 */
export async function listInboxItems(db: Db, userId: number) {
  return db
    .select({ upload: uploads, mail: inboundMails, document: documents })
    .from(uploads)
    .leftJoin(inboundMails, eq(inboundMails.id, uploads.arrivalId))
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
    .select({ key: inboundMails.rawKey })
    .from(inboundMails)
    .where(and(eq(inboundMails.userId, userId), isNotNull(inboundMails.rawKey)))
  return rows.flatMap(({ key }) => key ?? [])
}

/**
 * Keeps rows longer than mail servers retry and than uploads are stored, to detect repeats. Keeps
 * those with pending uploads.
 */
export async function deleteOldInboundMails(db: Db) {
  const waits = sql`exists (select 1 from ${uploads} where ${uploads.arrivalId} = ${inboundMails.id})`
  const old = and(
    lt(inboundMails.receivedAt, sql`now() - interval '400 days'`),
    sql`${inboundMails.state} <> 'received'`,
    sql`not ${waits}`,
  )
  await deleteUnlocked(db, inboundMails, [inboundMails.id], old)
}
