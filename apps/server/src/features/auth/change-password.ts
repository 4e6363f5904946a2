import { revokeTokens } from '#db/one-time-tokens.ts'
import { enqueueMail } from '#db/outbox.ts'
import { deleteSessionsOfUser } from '#db/sessions.ts'
import { type UserRow, updateUser } from '#db/users.ts'
import type { AuthDeps } from './auth-deps.ts'
import { passwordChangedMail } from './auth-mails.ts'
import { confirmPassword } from './confirm-password.ts'
import { hashPassword } from './passwords.ts'

/** Ends every session; the caller starts a new one for this browser. */
export async function changePassword(
  { db, mailer, publicUrl }: AuthDeps,
  user: UserRow,
  { currentPassword, newPassword }: { currentPassword: string; newPassword: string },
) {
  await confirmPassword(db, user, currentPassword)
  const passwordHash = await hashPassword(newPassword)
  await db.transaction(async (tx) => {
    await updateUser(tx, user.id, { passwordHash })
    await deleteSessionsOfUser(tx, user.id)
    await revokeTokens(tx, user.id, 'reset-password')
    await enqueueMail(tx, passwordChangedMail(user.email, publicUrl))
  })
  void mailer.flush()
}
