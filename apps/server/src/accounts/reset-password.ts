import type { passwordBody, resetPasswordBody } from '@quittance/contract/auth'
import type { FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { deleteTokensOfUser } from '#db/access-tokens.ts'
import type { Db } from '#db/connect.ts'
import { forgetAttempts } from '#db/rate-limits.ts'
import { deleteSessionsOfUser } from '#db/sessions.ts'
import { AppError } from '#http/app-error.ts'
import { callerOf } from '#http/caller.ts'
import type { Exchange } from '#http/exchange.ts'
import { clientKey, limitAttempts } from '#http/rate-limit.ts'
import { giveDeviceToken } from '#http/session.ts'
import { enqueueMail } from '#mail/outbox.queries.ts'
import { loginAddressKey, loginPairKey, resetLimits } from './account-limits.ts'
import { passwordChangedMail } from './account-mails.ts'
import type { AuthDeps } from './auth-deps.ts'
import { confirmPassword } from './confirm-password.ts'
import { forgetDevices, rememberDevice } from './known-devices.queries.ts'
import { findToken, redeemToken, revokeTokens } from './one-time-tokens.queries.ts'
import { deletePasskeysExcept, listPasskeys } from './passkeys/passkeys.queries.ts'
import { requireUncommon } from './password-rules.ts'
import { hashPassword } from './passwords.ts'
import { recordEvent } from './security-events.queries.ts'
import { requireUserRow, type UserRow, updateUser } from './users.queries.ts'

/** Checks the token before hashing: without a valid one, a request must not cost CPU time. */
export async function resetPassword(
  { db, mailer, publicUrl, cookie }: AuthDeps,
  { token, newPassword, keptPasskeys }: z.output<typeof resetPasswordBody>,
  exchange: Exchange,
) {
  const client = clientKey(exchange.request)
  await limitAttempts(db, resetLimits(client))
  const ownerId = await requireResetToken(db, token)
  requireUncommon(newPassword, await requireUserRow(db, ownerId))
  const passwordHash = await hashPassword(newPassword)

  const email = await db.transaction(async (tx) => {
    const userId = await redeemToken(tx, token, 'reset-password')
    if (userId === undefined) throw invalidLink()
    const user = await updateUser(tx, userId, { passwordHash })
    await deleteSessionsOfUser(tx, userId)
    await revokeTokens(tx, userId, 'download-data')
    await deleteTokensOfUser(tx, userId)
    await forgetDevices(tx, userId)
    await rememberDevice(tx, userId, giveDeviceToken(cookie, exchange))
    await recordEvent(tx, { userId, kind: 'password-reset', caller: callerOf(exchange.request) })
    // A thief may have added one.
    const removed = await deletePasskeysExcept(tx, userId, keptPasskeys)
    if (removed.length > 0) {
      await recordEvent(tx, { userId, kind: 'passkey-removed', caller: callerOf(exchange.request) })
    }
    const passkeys = { removed, kept: await listPasskeys(tx, userId) }
    await enqueueMail(tx, passwordChangedMail(user.email, publicUrl, passkeys))
    return user.email
  })
  await forgetAttempts(db, loginAddressKey(email))
  await forgetAttempts(db, loginPairKey(email, client))
  void mailer.flush()
}

/** Returns whose link it is, without redeeming it. */
export async function requireResetToken(db: Db, token: string) {
  const ownerId = await findToken(db, token, 'reset-password')
  if (ownerId === undefined) throw invalidLink()
  return ownerId
}

function invalidLink() {
  return new AppError(
    'INVALID_TOKEN',
    'This reset link is invalid or has expired. Please request a new one.',
  )
}

/** Ends every session; the caller starts a new one for this browser. */
export async function changePassword(
  deps: AuthDeps,
  user: UserRow,
  { currentPassword, newPassword, code }: z.output<typeof passwordBody>,
  request: FastifyRequest,
) {
  const { db, mailer, publicUrl } = deps
  await confirmPassword(deps, user, { password: currentPassword, code }, request)
  requireUncommon(newPassword, user)
  const passwordHash = await hashPassword(newPassword)
  await db.transaction(async (tx) => {
    await updateUser(tx, user.id, { passwordHash })
    await deleteSessionsOfUser(tx, user.id)
    await revokeTokens(tx, user.id, 'reset-password')
    const caller = callerOf(request)
    await recordEvent(tx, { userId: user.id, kind: 'password-changed', caller })
    await enqueueMail(tx, passwordChangedMail(user.email, publicUrl))
  })
  void mailer.flush()
}
