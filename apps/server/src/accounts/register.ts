import type { registerBody } from '@quittance/contract/auth'
import type { z } from 'zod'
import { AppError } from '#http/app-error.ts'
import { enqueueMail } from '#mail/outbox.queries.ts'
import { verificationMail } from './account-mails.ts'
import type { AuthDeps } from './auth-deps.ts'
import { isReserved, issueToken } from './one-time-tokens.queries.ts'
import { requireUncommon } from './password-rules.ts'
import { hashPassword } from './passwords.ts'
import { requireSignUp } from './sign-up-rules.ts'
import { insertUser } from './users.queries.ts'

export async function register(
  deps: AuthDeps,
  { password, invitation, ...person }: z.output<typeof registerBody>,
) {
  const { db, mailer } = deps
  requireUncommon(password, person)
  const passwordHash = await hashPassword(password)
  const user = await db.transaction(async (tx) => {
    await requireSignUp(tx, deps.signUpMode, { email: person.email, invitation })
    const isTaken = await isReserved(tx, person.email)
    const created = isTaken ? undefined : await insertUser(tx, { ...person, passwordHash })
    if (!created) {
      throw new AppError(
        'EMAIL_TAKEN',
        'An account with this email already exists. Log in instead, or reset your password.',
      )
    }
    const token = await issueToken(tx, created.id, 'verify-email')
    await enqueueMail(tx, verificationMail(created.email, deps, token))
    return created
  })
  void mailer.flush()
  return user
}
