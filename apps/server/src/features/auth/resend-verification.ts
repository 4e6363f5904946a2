import type { Db } from '#db/connect.ts'
import { issueToken } from '#db/one-time-tokens.ts'
import { enqueueClaimedMail, enqueueMail } from '#db/outbox.ts'
import { findUserByEmail, type UserRow } from '#db/users.ts'
import { AppError } from '#http/app-error.ts'
import type { AuthDeps } from './auth-deps.ts'
import { verificationMail } from './auth-mails.ts'

/**
 * The user asking for their own mail waits for it and hears the truth;
 * anyone else gets the same answer whether or not the address is known.
 */
export async function resendVerification(deps: AuthDeps, email: string, asker: UserRow | null) {
  const { db, mailer } = deps
  const user = await findUserByEmail(db, email)
  const isOwn = user !== undefined && user.id === asker?.id
  if (isOwn && user.emailVerifiedAt) {
    throw new AppError('VALIDATION', 'This email address is already verified.')
  }
  if (!user || user.emailVerifiedAt) return

  if (!isOwn) {
    await db.transaction(async (tx) => enqueueMail(tx, await newVerificationMail(tx, user)))
    void mailer.flush()
    return
  }
  const mail = await db.transaction(async (tx) =>
    enqueueClaimedMail(tx, await newVerificationMail(tx, user)),
  )
  if (!(await mailer.deliverNow(mail))) {
    throw new AppError(
      'MAIL_FAILED',
      'The mail could not be sent just now. We keep trying; please check your inbox later.',
    )
  }

  async function newVerificationMail(tx: Db, { id, email: to }: UserRow) {
    return verificationMail(to, deps, await issueToken(tx, id, 'verify-email'))
  }
}
