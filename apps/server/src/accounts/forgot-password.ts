import type { FastifyRequest } from 'fastify'
import { clientKey, limitAttempts } from '#http/rate-limit.ts'
import { deviceTokenOf } from '#http/session.ts'
import { enqueueMail } from '#mail/outbox.queries.ts'
import { isInboxFull, mailLimits, ownMailLimits } from './account-limits.ts'
import { resetPasswordMail } from './account-mails.ts'
import type { AuthDeps } from './auth-deps.ts'
import { findDeviceOf } from './known-devices.queries.ts'
import { issueToken } from './one-time-tokens.queries.ts'
import { listPasskeys } from './passkeys/passkeys.queries.ts'
import { findUserByEmail } from './users.queries.ts'

/** Queues the mail, so that the response time does not reveal whether the address is known. */
export async function sendResetLink(deps: AuthDeps, email: string, request: FastifyRequest) {
  const { db, mailer, publicUrl, cookie } = deps
  const device = await findDeviceOf(db, email, deviceTokenOf(cookie, request))
  await limitAttempts(db, device ? ownMailLimits(device) : mailLimits(email, clientKey(request)))
  const user = await findUserByEmail(db, email)
  if (!user || (!device && (await isInboxFull(db, email)))) return

  await db.transaction(async (tx) => {
    const hasPasskeys = (await listPasskeys(tx, user.id)).length > 0
    const token = await issueToken(tx, user.id, 'reset-password')
    await enqueueMail(tx, resetPasswordMail(user.email, publicUrl, token, hasPasskeys))
  })
  void mailer.flush()
}
