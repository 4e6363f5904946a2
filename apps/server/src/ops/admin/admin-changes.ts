import { invitationMail } from '#accounts/account-mails.ts'
import { createInvitation } from '#accounts/invitations.queries.ts'
import { recordEvent } from '#accounts/security-events.queries.ts'
import { type UserRow, updateUser } from '#accounts/users.queries.ts'
import { readUsage } from '#billing/plans.queries.ts'
import type { Db } from '#db/connect.ts'
import { adminActions } from '#db/schema.ts'
import { enqueueMail } from '#mail/outbox.queries.ts'

// Made by a command or on the admin page, in the caller's transaction; false if there is nothing to do.

/** Returns false if the date is in the past. */
export async function grantPremium(
  tx: Db,
  { id: userId, email }: UserRow,
  until: Date,
  by: string,
) {
  const { now } = await readUsage(tx, userId)
  if (until <= now) return false
  await updateUser(tx, userId, { premiumUntil: until })
  await insertAdminAction(tx, { action: 'grant-premium', userId, email, until, by })
  await recordEvent(tx, { userId, kind: 'premium-granted' })
  return true
}

export async function revokePremium(tx: Db, user: UserRow, by: string) {
  const { id: userId, email, premiumUntil: until } = user
  if (!until) return false
  await updateUser(tx, userId, { premiumUntil: null })
  await insertAdminAction(tx, { action: 'revoke-premium', userId, email, until, by })
  await recordEvent(tx, { userId, kind: 'premium-revoked' })
  return true
}

export async function setAdmin(tx: Db, user: UserRow, isAdmin: boolean, by: string) {
  const { id: userId, email } = user
  if (user.isAdmin === isAdmin) return false
  await updateUser(tx, userId, { isAdmin })
  const action = isAdmin ? 'make-admin' : 'remove-admin'
  await insertAdminAction(tx, { action, userId, email, by })
  await recordEvent(tx, { userId, kind: isAdmin ? 'admin-made' : 'admin-removed' })
  return true
}

/** Returns the link, which is in the mail too. */
export async function invite(tx: Db, email: string, by: string, publicUrl: URL) {
  const url = `${publicUrl.origin}/signup?invitation=${await createInvitation(tx, email)}`
  await enqueueMail(tx, invitationMail(email, publicUrl, url))
  await insertAdminAction(tx, { action: 'invite', email, by })
  return url
}

export async function insertAdminAction(tx: Db, action: typeof adminActions.$inferInsert) {
  await tx.insert(adminActions).values(action)
}
