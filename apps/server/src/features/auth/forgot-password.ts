import type { FastifyRequest } from 'fastify'
import { isInboxFull, mailLimits, ownMailLimits } from '#accounts/account-limits.ts'
import { resetPasswordMail } from '#accounts/account-mails.ts'
import { findKnownDevice } from '#db/known-devices.ts'
import { issueToken } from '#db/one-time-tokens.ts'
import { enqueueMail } from '#db/outbox.ts'
import { findUserByEmail } from '#db/users.ts'
import { clientKey, limitAttempts } from '#http/rate-limit.ts'
import { deviceTokenOf } from '#http/session.ts'
import type { AuthDeps } from './auth-deps.ts'

/** Queued, not sent, before the answer: how long it takes must not tell whether the address is known. */
export async function sendResetLink(deps: AuthDeps, email: string, request: FastifyRequest) {
  const { db, mailer, publicUrl, cookie } = deps
  const user = await findUserByEmail(db, email)
  const device = user && (await findKnownDevice(db, user.id, deviceTokenOf(cookie, request)))
  await limitAttempts(db, device ? ownMailLimits(device) : mailLimits(email, clientKey(request)))
  if (!user || (!device && (await isInboxFull(db, email)))) return

  await db.transaction(async (tx) => {
    const token = await issueToken(tx, user.id, 'reset-password')
    await enqueueMail(tx, resetPasswordMail(user.email, publicUrl, token))
  })
  void mailer.flush()
}
