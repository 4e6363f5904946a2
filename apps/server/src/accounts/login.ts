import type { loginBody } from '@quittance/contract/auth'
import type { FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { forgetAttempts } from '#db/rate-limits.ts'
import { AppError } from '#http/app-error.ts'
import { callerOf } from '#http/caller.ts'
import { clientKey, limitAttempts } from '#http/rate-limit.ts'
import { deviceTokenOf } from '#http/session.ts'
import {
  knownDeviceLimits,
  loginAddressKey,
  loginDeviceKey,
  loginLimits,
  loginPairKey,
} from './account-limits.ts'
import type { AuthDeps } from './auth-deps.ts'
import { findDeviceOf } from './known-devices.queries.ts'
import { isPasswordRight } from './passwords.ts'
import { requireSecondStep } from './require-second-step.ts'
import { recordEvent } from './security-events.queries.ts'
import { findUserByEmail } from './users.queries.ts'

/** Returns the user if the password, and the code where the account requires one, are correct. */
export async function login(
  deps: AuthDeps,
  { email, password, code }: z.output<typeof loginBody>,
  request: FastifyRequest,
) {
  const { db, cookie } = deps
  const client = clientKey(request)
  const device = await findDeviceOf(db, email, deviceTokenOf(cookie, request))
  await limitAttempts(db, device ? knownDeviceLimits(device) : loginLimits(email, client))

  const user = await findUserByEmail(db, email)
  const isRight = await isPasswordRight(user?.passwordHash, password)
  if (!user || !isRight) {
    if (user) {
      const caller = callerOf(request)
      await recordEvent(db, { userId: user.id, kind: 'sign-in-failed', caller })
    }
    throw new AppError('INVALID_CREDENTIALS', 'Invalid credentials')
  }
  const isSecondStepDone = await requireSecondStep(deps, user, code, request)
  await forgetAttempts(db, device ? loginDeviceKey(device) : loginPairKey(email, client))
  if (!device) await forgetAttempts(db, loginAddressKey(email))
  return { user, isSecondStepDone }
}
