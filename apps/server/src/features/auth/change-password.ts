import type { FastifyRequest } from 'fastify'
import { passwordChangedMail } from '#accounts/account-mails.ts'
import { confirmPassword } from '#accounts/confirm-password.ts'
import { requireUncommon } from '#accounts/password-rules.ts'
import { hashPassword } from '#accounts/passwords.ts'
import { revokeTokens } from '#db/one-time-tokens.ts'
import { enqueueMail } from '#db/outbox.ts'
import { recordEvent } from '#db/security-events.ts'
import { deleteSessionsOfUser } from '#db/sessions.ts'
import { type UserRow, updateUser } from '#db/users.ts'
import { callerOf } from '#http/caller.ts'
import type { AuthDeps } from './auth-deps.ts'

/** Ends every session; the caller starts a new one for this browser. */
export async function changePassword(
  { db, mailer, publicUrl }: AuthDeps,
  user: UserRow,
  { currentPassword, newPassword }: { currentPassword: string; newPassword: string },
  request: FastifyRequest,
) {
  await confirmPassword(db, user, currentPassword)
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
