import type { FastifyRequest } from 'fastify'
import type { Db } from '#db/connect.ts'
import { AppError } from '#http/app-error.ts'
import { clientKey, limitAttempts } from '#http/rate-limit.ts'
import { enqueueClaimedMail, enqueueMail } from '#mail/outbox.queries.ts'
import { isInboxFull, mailLimits, ownMailLimits } from './account-limits.ts'
import { confirmAddressMail, trialStartedMail, verificationMail } from './account-mails.ts'
import type { AuthDeps } from './auth-deps.ts'
import { applyAddressChange } from './change-address.ts'
import { issueToken, redeemToken } from './one-time-tokens.queries.ts'
import { findUserByEmail, markEmailVerified, type UserRow } from './users.queries.ts'

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
    await confirmAddress(deps, tx, userId)
  })
  void mailer.flush()
}

/** Starts the trial the first time. */
export async function confirmAddress(deps: AuthDeps, tx: Db, userId: number) {
  const { user, isFirstTime } = await markEmailVerified(tx, userId)
  if (isFirstTime && user.emailNotifications) {
    await enqueueMail(tx, trialStartedMail(user.email, deps))
  }
  return user
}

/**
 * Users requesting their own mail wait for it and see the real result; everyone else gets the same
 * response whether or not the address is known.
 */
export async function resendVerification(deps: AuthDeps, email: string, request: FastifyRequest) {
  const { user } = request
  if (user && isSame(email, user.pendingEmail ?? user.email)) return resendOwn(deps, user)

  const { db, mailer } = deps
  await limitAttempts(db, mailLimits(email, clientKey(request)))
  const stranger = await findUserByEmail(db, email)
  if (!stranger || stranger.emailVerifiedAt || (await isInboxFull(db, email))) return
  await db.transaction(async (tx) => enqueueMail(tx, await newLinkMail(deps, tx, stranger)))
  void mailer.flush()
}

async function resendOwn(deps: AuthDeps, user: UserRow) {
  const { db, mailer } = deps
  if (user.emailVerifiedAt && !user.pendingEmail) {
    throw new AppError('VALIDATION', 'This email address is already verified.')
  }
  await limitAttempts(db, ownMailLimits(`user:${user.id}`))
  const mail = await db.transaction(async (tx) =>
    enqueueClaimedMail(tx, await newLinkMail(deps, tx, user)),
  )
  if (await mailer.deliverNow(mail)) return
  throw new AppError(
    'MAIL_FAILED',
    'The email could not be sent right now. We will keep trying; please check your inbox later.',
  )
}

async function newLinkMail(deps: AuthDeps, tx: Db, { id, email, pendingEmail }: UserRow) {
  if (pendingEmail) {
    const token = await issueToken(tx, id, 'change-email')
    return confirmAddressMail(pendingEmail, deps.publicUrl, token)
  }
  return verificationMail(email, deps, await issueToken(tx, id, 'verify-email'))
}

function isSame(one: string, other: string) {
  return one.toLowerCase() === other.toLowerCase()
}
