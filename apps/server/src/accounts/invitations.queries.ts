import { and, desc, eq, gt, lt, sql } from 'drizzle-orm'
import type { Db } from '#db/connect.ts'
import { invitations } from '#db/schema.ts'
import { deleteUnlocked } from '#db/take-rows.ts'
import { createToken, hashToken } from '#db/tokens.ts'

const isOpen = gt(invitations.expiresAt, sql`now()`)

/** Returns its token; an earlier invitation of the address stops working. */
export async function createInvitation(tx: Db, email: string) {
  const token = createToken()
  const times = { createdAt: sql`now()`, expiresAt: sql`now() + interval '7 days'` }
  const row = { tokenHash: hashToken(token), email: email.toLowerCase(), ...times }
  const { email: target } = invitations
  await tx.insert(invitations).values(row).onConflictDoUpdate({ target, set: row })
  return token
}

/** Held until the transaction ends, so that only one of two simultaneous uses succeeds. */
export async function lockInvitation(tx: Db, token: string) {
  const isIt = eq(invitations.tokenHash, hashToken(token))
  const [found] = await tx.select().from(invitations).where(and(isIt, isOpen)).for('update')
  return found
}

/** Returns whether there was an open one. */
export async function deleteInvitation(tx: Db, email: string) {
  const isTheirs = eq(invitations.email, email.toLowerCase())
  const [deleted] = await tx
    .delete(invitations)
    .where(isTheirs)
    .returning({ isOpen: sql`${isOpen}` })
  return deleted?.isOpen === true
}

export function listInvitations(db: Db, limit: number) {
  const newest = desc(invitations.createdAt)
  return db.select().from(invitations).where(isOpen).orderBy(newest).limit(limit)
}

export async function deleteExpiredInvitations(db: Db) {
  const isOver = lt(invitations.expiresAt, sql`now()`)
  await deleteUnlocked(db, invitations, [invitations.tokenHash], isOver)
}
