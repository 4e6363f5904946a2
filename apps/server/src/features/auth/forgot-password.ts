import { issueToken } from '#db/one-time-tokens.ts'
import { enqueueMail } from '#db/outbox.ts'
import { findUserByEmail } from '#db/users.ts'
import type { AuthDeps } from './auth-deps.ts'
import { resetPasswordMail } from './auth-mails.ts'

/** Queued, not sent, before the answer: how long it takes must not tell whether the address is known. */
export async function sendResetLink({ db, mailer, publicUrl }: AuthDeps, email: string) {
  const user = await findUserByEmail(db, email)
  if (!user) return
  await db.transaction(async (tx) => {
    const token = await issueToken(tx, user.id, 'reset-password')
    await enqueueMail(tx, resetPasswordMail(user.email, publicUrl, token))
  })
  void mailer.flush()
}
