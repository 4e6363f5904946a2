import type { profileBody } from '@quittance/contract/auth'
import type { FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { AppError } from '#http/app-error.ts'
import { limitAttempts } from '#http/rate-limit.ts'
import { ownMailLimits } from './account-limits.ts'
import type { AuthDeps } from './auth-deps.ts'
import { requestAddressChange } from './change-address.ts'
import { confirmPassword } from './confirm-password.ts'
import { type UserRow, updateUser } from './users.queries.ts'

/** Only requests a new address; it replaces the old one when its link is opened. */
export async function changeProfile(
  deps: AuthDeps,
  user: UserRow,
  { email, password, code, ...names }: z.output<typeof profileBody>,
  request: FastifyRequest,
) {
  const { db } = deps
  const isNew = email.toLowerCase() !== user.email.toLowerCase()
  if (!isNew) return updateUser(db, user.id, { ...names, email })

  if (!password) {
    throw new AppError('VALIDATION', 'Enter your current password to change the email address.')
  }
  await confirmPassword(deps, user, { password, code }, request)
  await limitAttempts(db, ownMailLimits(`user:${user.id}`))
  return requestAddressChange(deps, { ...user, ...names }, email, request)
}
