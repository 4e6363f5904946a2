import type { passwordBody } from '@quittance/contract/auth'
import type { FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { deleteSessionsOfUser } from '#db/sessions.ts'
import { callerOf } from '#http/caller.ts'
import { enqueueMail } from '#mail/outbox.queries.ts'
import { passwordChangedMail } from './account-mails.ts'
import type { AuthDeps } from './auth-deps.ts'
import { confirmPassword } from './confirm-password.ts'
import { revokeTokens } from './one-time-tokens.queries.ts'
import { requireUncommon } from './password-rules.ts'
import { hashPassword } from './passwords.ts'
import { recordEvent } from './security-events.queries.ts'
import { type UserRow, updateUser } from './users.queries.ts'

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
