import type { FastifyRequest } from 'fastify'
import type { Db } from '#db/connect.ts'
import { forgetAttempts } from '#db/rate-limits.ts'
import { hasRecentSecondStep, isFreshSession, recordSecondStep } from '#db/sessions.ts'
import { AppError } from '#http/app-error.ts'
import { limitAttempts } from '#http/rate-limit.ts'
import { passwordCheckLimits } from './account-limits.ts'
import { isPasswordRight } from './passwords.ts'
import { requireSecondStep, type SecondStepDeps } from './require-second-step.ts'
import type { UserRow } from './users.queries.ts'

type Proof = { password: string; code?: string | undefined }

/**
 * Also asks for the second step, unless this session has just passed it. An account without a
 * password needs a fresh sign-in instead.
 */
export async function confirmPassword(
  deps: SecondStepDeps,
  user: UserRow,
  { password, code }: Proof,
  request: FastifyRequest,
) {
  const { db } = deps
  if (!user.passwordHash) await requireFreshSession(db, request)
  else await requirePassword(db, user, password)
  if (await hasRecentSecondStep(db, request.sessionId)) return
  if (await requireSecondStep(deps, user, code, request)) {
    await recordSecondStep(db, request.sessionId)
  }
}

async function requireFreshSession(db: Db, { sessionId }: FastifyRequest) {
  if (await isFreshSession(db, sessionId)) return
  throw new AppError(
    'SIGN_IN_AGAIN',
    'You signed in more than ten minutes ago. Please sign in again first, so that we know it is you.',
  )
}

async function requirePassword(db: Db, user: UserRow, password: string) {
  const limits = passwordCheckLimits(user.id)
  await limitAttempts(db, limits)
  if (!(await isPasswordRight(user.passwordHash, password))) {
    throw new AppError('WRONG_PASSWORD', 'Current password is incorrect')
  }
  for (const { key } of limits) await forgetAttempts(db, key)
}
