import type { loginBody } from '@quittance/contract/auth'
import type { z } from 'zod'
import { forgetAttempts } from '#db/rate-limits.ts'
import { findUserByEmail } from '#db/users.ts'
import { AppError } from '#http/app-error.ts'
import { limitAttempts } from '#http/rate-limit.ts'
import type { AuthDeps } from './auth-deps.ts'
import { loginAddressKey, loginLimits } from './auth-limits.ts'
import { isPasswordRight } from './passwords.ts'

export async function login(
  { db }: AuthDeps,
  { email, password }: z.output<typeof loginBody>,
  client: string,
) {
  await limitAttempts(db, loginLimits(email, client))
  const user = await findUserByEmail(db, email)
  const isRight = await isPasswordRight(user?.passwordHash, password)
  if (!user || !isRight) throw new AppError('INVALID_CREDENTIALS', 'Invalid credentials')
  await forgetAttempts(db, loginAddressKey(email))
  return user
}
