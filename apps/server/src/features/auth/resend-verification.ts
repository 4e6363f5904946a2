import { issueToken } from '#db/one-time-tokens.ts'
import { enqueueMail } from '#db/outbox.ts'
import { findUserByEmail, type UserRow } from '#db/users.ts'
import { AppError } from '#http/app-error.ts'
import type { AuthDeps } from './auth-deps.ts'
import { verificationMail } from './auth-mails.ts'

/**
 * The user asking for their own mail waits for it and hears the truth;
 * anyone else gets the same answer whether or not the address is known.
 */
export async function resendVerification(deps: AuthDeps, email: string, asker: UserRow | null) {
  const user = await findUserByEmail(deps.db, email)
  const isOwn = user !== undefined && user.id === asker?.id
  if (isOwn && user.emailVerifiedAt) {
    throw new AppError('VALIDATION', 'This email address is already verified.')
  }
  if (!user || user.emailVerifiedAt) return

  const mailId = await queueVerificationMail(deps, user)
  if (!isOwn) {
    void deps.mailer.flush()
    return
  }
  if (!(await deps.mailer.deliverNow(mailId))) {
    throw new AppError(
      'MAIL_FAILED',
      'The mail could not be sent just now. We keep trying; please check your inbox later.',
    )
  }
}

async function queueVerificationMail({ db, publicUrl }: AuthDeps, user: UserRow) {
  return db.transaction(async (tx) => {
    const token = await issueToken(tx, user.id, 'verify-email')
    return enqueueMail(tx, verificationMail(user.email, publicUrl, token))
  })
}
