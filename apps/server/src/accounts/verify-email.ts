import type { FastifyRequest } from 'fastify'
import { AppError } from '#http/app-error.ts'
import { enqueueMail } from '#mail/outbox.queries.ts'
import { trialStartedMail } from './account-mails.ts'
import type { AuthDeps } from './auth-deps.ts'
import { applyAddressChange } from './change-address.ts'
import { redeemToken } from './one-time-tokens.queries.ts'
import { markEmailVerified } from './users.queries.ts'

/** Verifies the address of a new account, or a changed one. */
export async function verifyEmail(deps: AuthDeps, token: string, request: FastifyRequest) {
  const { db, mailer } = deps
  await db.transaction(async (tx) => {
    const changingId = await redeemToken(tx, token, 'change-email')
    const changed = changingId && (await applyAddressChange(tx, changingId, request))
    const userId = changed ? changed.id : await redeemToken(tx, token, 'verify-email')
    if (userId === undefined) {
      throw new AppError(
        'INVALID_TOKEN',
        'We were unable to verify your email address. The link may be expired or invalid.',
      )
    }
    const { user, isFirstTime } = await markEmailVerified(tx, userId)
    if (isFirstTime && user.emailNotifications) {
      await enqueueMail(tx, trialStartedMail(user.email, deps))
    }
  })
  void mailer.flush()
}
