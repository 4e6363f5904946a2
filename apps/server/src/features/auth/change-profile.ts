import type { profileBody } from '@quittance/contract/auth'
import type { z } from 'zod'
import { issueToken, revokeTokens } from '#db/one-time-tokens.ts'
import { enqueueMail } from '#db/outbox.ts'
import { violatesUnique } from '#db/postgres-errors.ts'
import { type UserRow, updateUser } from '#db/users.ts'
import { AppError } from '#http/app-error.ts'
import { limitAttempts } from '#http/rate-limit.ts'
import type { AuthDeps } from './auth-deps.ts'
import { mailLimits } from './auth-limits.ts'
import { addressChangedMail, verificationMail } from './auth-mails.ts'

type Profile = z.output<typeof profileBody>

export async function changeProfile(
  deps: AuthDeps,
  user: UserRow,
  profile: Profile,
  client: string,
) {
  const { db } = deps
  if (profile.email.toLowerCase() === user.email.toLowerCase())
    return updateUser(db, user.id, profile)

  await limitAttempts(db, mailLimits(profile.email, client))
  try {
    return await changeAddress(deps, user, profile)
  } catch (error) {
    if (!violatesUnique(error, 'users_email')) throw error
    throw new AppError('EMAIL_TAKEN', 'Another account already uses this email address.')
  }
}

/** A link that was sent to the old address must no longer open the account. */
async function changeAddress(deps: AuthDeps, user: UserRow, profile: Profile) {
  const { db, mailer } = deps
  const updated = await db.transaction(async (tx) => {
    const changed = await updateUser(tx, user.id, { ...profile, emailVerifiedAt: null })
    await revokeTokens(tx, user.id, 'reset-password')
    const token = await issueToken(tx, user.id, 'verify-email')
    await enqueueMail(tx, verificationMail(changed.email, deps, token))
    await enqueueMail(tx, addressChangedMail(user.email, changed.email))
    return changed
  })
  void mailer.flush()
  return updated
}
