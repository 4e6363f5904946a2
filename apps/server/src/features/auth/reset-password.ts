import { loginAddressKey, loginPairKey, resetLimits } from '#accounts/account-limits.ts'
import { passwordChangedMail } from '#accounts/account-mails.ts'
import { requireUncommon } from '#accounts/password-rules.ts'
import { hashPassword } from '#accounts/passwords.ts'
import { forgetDevices, rememberDevice } from '#db/known-devices.ts'
import { findToken, redeemToken, revokeTokens } from '#db/one-time-tokens.ts'
import { enqueueMail } from '#db/outbox.ts'
import { forgetAttempts } from '#db/rate-limits.ts'
import { recordEvent } from '#db/security-events.ts'
import { deleteSessionsOfUser } from '#db/sessions.ts'
import { requireUserRow, updateUser } from '#db/users.ts'
import { AppError } from '#http/app-error.ts'
import { callerOf } from '#http/caller.ts'
import type { Exchange } from '#http/exchange.ts'
import { clientKey, limitAttempts } from '#http/rate-limit.ts'
import { giveDeviceToken } from '#http/session.ts'
import type { AuthDeps } from './auth-deps.ts'

/** The token before the hash: without one, nobody makes the server work. */
export async function resetPassword(
  { db, mailer, publicUrl, cookie }: AuthDeps,
  { token, newPassword }: { token: string; newPassword: string },
  exchange: Exchange,
) {
  const client = clientKey(exchange.request)
  await limitAttempts(db, resetLimits(client))
  const ownerId = await findToken(db, token, 'reset-password')
  if (ownerId === undefined) throw invalidLink()
  requireUncommon(newPassword, await requireUserRow(db, ownerId))
  const passwordHash = await hashPassword(newPassword)

  await db.transaction(async (tx) => {
    const userId = await redeemToken(tx, token, 'reset-password')
    if (userId === undefined) throw invalidLink()
    const user = await updateUser(tx, userId, { passwordHash })
    await deleteSessionsOfUser(tx, userId)
    await revokeTokens(tx, userId, 'download-data')
    await forgetAttempts(tx, loginAddressKey(user.email))
    await forgetAttempts(tx, loginPairKey(user.email, client))
    await forgetDevices(tx, userId)
    await rememberDevice(tx, userId, giveDeviceToken(cookie, exchange))
    await recordEvent(tx, { userId, kind: 'password-reset', caller: callerOf(exchange.request) })
    await enqueueMail(tx, passwordChangedMail(user.email, publicUrl))
  })
  void mailer.flush()
}

function invalidLink() {
  return new AppError(
    'INVALID_TOKEN',
    'This reset link is invalid or has expired. Please request a new one.',
  )
}
