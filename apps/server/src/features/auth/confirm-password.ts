import type { Db } from '#db/connect.ts'
import type { UserRow } from '#db/users.ts'
import { AppError } from '#http/app-error.ts'
import { limitAttempts } from '#http/rate-limit.ts'
import { passwordCheckLimits } from './auth-limits.ts'
import { isPasswordRight } from './passwords.ts'

export async function confirmPassword(db: Db, user: UserRow, password: string) {
  await limitAttempts(db, passwordCheckLimits(user.id))
  if (!(await isPasswordRight(user.passwordHash, password))) {
    throw new AppError('WRONG_PASSWORD', 'Current password is incorrect')
  }
}
