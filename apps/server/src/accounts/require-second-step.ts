import type { Db } from '#db/connect.ts'
import { AppError } from '#http/app-error.ts'
import { unseal } from './seal.ts'
import { findSecondStep, takeStep, useRecoveryCode } from './second-step/second-steps.queries.ts'
import { totpStep } from './totp.ts'

export type SecondStepDeps = {
  db: Db
  /** Encrypts the secrets of authenticator apps. */
  secret: string
}

/** Does nothing if the account has no second step. */
export async function requireSecondStep(
  deps: SecondStepDeps,
  userId: number,
  code: string | undefined,
  onFailure: () => Promise<void>,
) {
  const found = await findSecondStep(deps.db, userId)
  if (!found?.confirmedAt) return
  if (!code)
    throw new AppError('SECOND_STEP_REQUIRED', 'Enter the code from your authenticator app.')
  const plain = code.replace(/[\s-]/g, '').toLowerCase()
  const isRight = /^\d{6}$/.test(plain)
    ? await takeTotp(deps, userId, found.secret, plain)
    : await useRecoveryCode(deps.db, userId, plain)
  if (isRight) return
  await onFailure()
  throw new AppError(
    'WRONG_SECOND_STEP',
    'That code is not right. Enter the newest one from your app, or a recovery code.',
  )
}

/** Accepts each code once. */
export async function takeTotp(
  { db, secret }: SecondStepDeps,
  userId: number,
  sealed: string,
  code: string,
) {
  const step = totpStep(unseal(secret, sealed), code)
  return step !== undefined && takeStep(db, userId, step)
}
