import type { registerBody } from '@quittance/contract/auth'
import type { z } from 'zod'
import { verificationMail } from '#accounts/account-mails.ts'
import { requireUncommon } from '#accounts/password-rules.ts'
import { hashPassword } from '#accounts/passwords.ts'
import { isReserved, issueToken } from '#db/one-time-tokens.ts'
import { enqueueMail } from '#db/outbox.ts'
import { insertUser } from '#db/users.ts'
import { AppError } from '#http/app-error.ts'
import type { AuthDeps } from './auth-deps.ts'

export async function register(
  deps: AuthDeps,
  { password, ...person }: z.output<typeof registerBody>,
) {
  const { db, mailer } = deps
  requireUncommon(password, person)
  const passwordHash = await hashPassword(password)
  const user = await db.transaction(async (tx) => {
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
