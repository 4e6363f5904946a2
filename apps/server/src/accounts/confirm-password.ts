import type { Db } from '#db/connect.ts'
import { forgetAttempts } from '#db/rate-limits.ts'
import { AppError } from '#http/app-error.ts'
import { limitAttempts } from '#http/rate-limit.ts'
import { passwordCheckLimits } from './account-limits.ts'
import { isPasswordRight } from './passwords.ts'
import type { UserRow } from './users.queries.ts'

export async function confirmPassword(db: Db, user: UserRow, password: string) {
  const limits = passwordCheckLimits(user.id)
  await limitAttempts(db, limits)
  if (!(await isPasswordRight(user.passwordHash, password))) {
    throw new AppError('WRONG_PASSWORD', 'Current password is incorrect')
  }
  for (const { key } of limits) await forgetAttempts(db, key)
}
