import { redeemToken, revokeTokens } from '#db/one-time-tokens.ts'
import { enqueueMail } from '#db/outbox.ts'
import { forgetAttempts } from '#db/rate-limits.ts'
import { deleteSessionsOfUser } from '#db/sessions.ts'
import { updateUser } from '#db/users.ts'
import { AppError } from '#http/app-error.ts'
import type { AuthDeps } from './auth-deps.ts'
import { loginAddressKey } from './auth-limits.ts'
import { passwordChangedMail } from './auth-mails.ts'
import { hashPassword } from './passwords.ts'

export async function resetPassword(
  { db, mailer, publicUrl }: AuthDeps,
  { token, newPassword }: { token: string; newPassword: string },
) {
  const passwordHash = await hashPassword(newPassword)
  await db.transaction(async (tx) => {
    const userId = await redeemToken(tx, token, 'reset-password')
    if (userId === undefined) {
      throw new AppError(
        'INVALID_TOKEN',
        'This reset link is invalid or has expired. Please request a new one.',
      )
    }
    const user = await updateUser(tx, userId, { passwordHash })
    await deleteSessionsOfUser(tx, userId)
    await revokeTokens(tx, userId, 'download-data')
    await forgetAttempts(tx, loginAddressKey(user.email))
    await enqueueMail(tx, passwordChangedMail(user.email, publicUrl))
  })
  void mailer.flush()
}
