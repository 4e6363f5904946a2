import type { profileBody } from '@quittance/contract/auth'
import type { FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { deleteTokensOfUser } from '#db/access-tokens.ts'
import type { Db } from '#db/connect.ts'
import { violatesUnique } from '#db/postgres-errors.ts'
import { deleteOtherSessions, deleteSessionsOfUser } from '#db/sessions.ts'
import { AppError } from '#http/app-error.ts'
import { callerOf } from '#http/caller.ts'
import { limitAttempts } from '#http/rate-limit.ts'
import { enqueueMail } from '#mail/outbox.queries.ts'
import { ownMailLimits } from './account-limits.ts'
import { addressChangeMail, confirmAddressMail } from './account-mails.ts'
import type { AuthDeps } from './auth-deps.ts'
import { confirmPassword } from './confirm-password.ts'
import { forgetDevices } from './known-devices.queries.ts'
import { deleteIdentitiesSince } from './oidc/identities.queries.ts'
import {
  isReserved,
  issueToken,
  issueUndoToken,
  redeemUndoToken,
  revokeTokens,
} from './one-time-tokens.queries.ts'
import { deletePasskeysSince } from './passkeys/passkeys.queries.ts'
import { deleteSecondStepSince } from './second-step/second-steps.queries.ts'
import { recordEvent } from './security-events.queries.ts'
import { findUserByEmail, lockUser, type UserRow, updateUser } from './users.queries.ts'

/** The old address stays in force, and can be restored for a week. */
export async function requestAddressChange(
  { db, mailer, publicUrl }: AuthDeps,
  user: UserRow,
  email: string,
  request: FastifyRequest,
) {
  const { id: userId, firstName, lastName } = user
  const updated = await db.transaction(async (tx) => {
    await requireFree(tx, userId, email)
    const changed = await updateUser(tx, userId, { firstName, lastName, pendingEmail: email })
    const token = await issueToken(tx, userId, 'change-email')
    const undoToken = await issueUndoToken(tx, userId, user.email)
    await revokeTokens(tx, userId, 'reset-password')
    if (request.sessionId) await deleteOtherSessions(tx, userId, request.sessionId)
    await recordEvent(tx, { userId, kind: 'address-change-asked', caller: callerOf(request) })
    await enqueueMail(tx, confirmAddressMail(email, publicUrl, token))
    await enqueueMail(tx, addressChangeMail(user.email, email, publicUrl, undoToken))
    return changed
  })
  void mailer.flush()
  return updated
}

/** Runs in the transaction that redeems the link. Links sent to the old address become invalid. */
export async function applyAddressChange(tx: Db, userId: number, request: FastifyRequest) {
  const user = await lockUser(tx, userId)
  if (!user?.pendingEmail) return undefined
  await requireFree(tx, userId, user.pendingEmail)
  await revokeTokens(tx, userId, 'verify-email')
  await revokeTokens(tx, userId, 'reset-password')
  await recordEvent(tx, { userId, kind: 'address-changed', caller: callerOf(request) })
  return orTaken(updateUser(tx, userId, { email: user.pendingEmail, pendingEmail: null }))
}

export async function cancelAddressChange({ db }: AuthDeps, userId: number) {
  return db.transaction(async (tx) => {
    await revokeTokens(tx, userId, 'change-email')
    return updateUser(tx, userId, { pendingEmail: null })
  })
}

/** An attacker may have requested the change: end every session and remove added sign-ins. */
export async function undoAddressChange({ db }: AuthDeps, token: string, request: FastifyRequest) {
  return db.transaction(async (tx) => {
    const undone = await redeemUndoToken(tx, token)
    if (!undone) {
      throw new AppError('INVALID_TOKEN', 'This link was used or has expired.')
    }
    const { userId, email, askedAt } = undone
    await revokeTokens(tx, userId, 'change-email')
    await revokeTokens(tx, userId, 'reset-password')
    await revokeTokens(tx, userId, 'download-data')
    await deleteTokensOfUser(tx, userId)
    await deleteSessionsOfUser(tx, userId)
    await forgetDevices(tx, userId)
    await deletePasskeysSince(tx, userId, askedAt)
    await deleteIdentitiesSince(tx, userId, askedAt)
    await deleteSecondStepSince(tx, userId, askedAt)
    await recordEvent(tx, { userId, kind: 'address-change-undone', caller: callerOf(request) })
    return orTaken(updateUser(tx, userId, { email, pendingEmail: null }))
  })
}

async function requireFree(tx: Db, userId: number, email: string) {
  const holder = await findUserByEmail(tx, email)
  const isTaken = (holder && holder.id !== userId) || (await isReserved(tx, email, userId))
  if (isTaken) throw taken()
}

/** Another account may take the address between the check and the change. */
async function orTaken(change: Promise<UserRow>) {
  try {
    return await change
  } catch (error) {
    throw violatesUnique(error, 'users_email') ? taken() : error
  }
}

function taken() {
  return new AppError('EMAIL_TAKEN', 'Another account already uses this email address.')
}

/** Only requests a new address; it replaces the old one when its link is opened. */
export async function changeProfile(
  deps: AuthDeps,
  user: UserRow,
  { email, password, code, ...names }: z.output<typeof profileBody>,
  request: FastifyRequest,
) {
  const { db } = deps
  const isNew = email.toLowerCase() !== user.email.toLowerCase()
  if (!isNew) return updateUser(db, user.id, { ...names, email })

  if (!password) {
    throw new AppError('VALIDATION', 'Enter your current password to change the email address.')
  }
  await confirmPassword(deps, user, { password, code }, request)
  await limitAttempts(db, ownMailLimits(`user:${user.id}`))
  return requestAddressChange(deps, { ...user, ...names }, email, request)
}
