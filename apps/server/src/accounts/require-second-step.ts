import type { FastifyRequest } from 'fastify'
import type { Db } from '#db/connect.ts'
import { AppError } from '#http/app-error.ts'
import { callerOf } from '#http/caller.ts'
import { formatWait } from '#http/rate-limit.ts'
import type { Mailer } from '#mail/mailer.ts'
import { enqueueMail } from '#mail/outbox.queries.ts'
import { secondStepClosedMail } from './account-mails.ts'
import { type Secrets, unseal } from './seal.ts'
import {
  countWrongCode,
  findSecondStep,
  lockSecondStep,
  reopenSecondStep,
  takeStep,
  useRecoveryCode,
} from './second-step/second-steps.queries.ts'
import { recordEvent } from './security-events.queries.ts'
import { totpStep } from './totp.ts'
import type { UserRow } from './users.queries.ts'

/** The secrets encrypt those of authenticator apps. */
export type SecondStepDeps = Secrets & { db: Db; mailer: Mailer; publicUrl: URL }

/** Returns false if the account has no second step. */
export async function requireSecondStep(
  deps: SecondStepDeps,
  user: UserRow,
  code: string | undefined,
  request: FastifyRequest,
) {
  const found = await findSecondStep(deps.db, user.id)
  if (!found?.confirmedAt) return false
  if (!code)
    throw new AppError('SECOND_STEP_REQUIRED', 'Enter the code from your authenticator app.')
  const refusal = await checkCode(deps, user, code.replace(/[\s-]/g, '').toLowerCase(), request)
  void deps.mailer.flush()
  if (refusal) throw refusal
  return true
}

/**
 * Locks the row, so that parallel guesses are counted one by one. Returns the refusal instead of
 * throwing it, which would undo the count.
 */
function checkCode(deps: SecondStepDeps, user: UserRow, code: string, request: FastifyRequest) {
  return deps.db.transaction(async (tx) => {
    const found = await lockSecondStep(tx, user.id)
    if (!found) return undefined
    const isFromApp = /^\d{6}$/.test(code)
    if (!isFromApp && (await useRecoveryCode(tx, user.id, code))) {
      await reopenSecondStep(tx, user.id)
      return undefined
    }
    const appSecret = unseal(deps, found.secret)
    if (isFromApp && appSecret === undefined) return unreadable()
    if (found.needsOtherWay) return closed()
    if (found.secondsClosed > 0) return closed(found.secondsClosed)
    if (isFromApp && appSecret && (await takeTotp(tx, user.id, appSecret, code))) return undefined
    await recordEvent(tx, { userId: user.id, kind: 'sign-in-failed', caller: callerOf(request) })
    const { isClosed, ...closing } = await countWrongCode(tx, user.id, found.wrongCodes)
    if (isClosed) {
      await enqueueMail(tx, secondStepClosedMail(user.email, deps.publicUrl, closing))
    }
    return new AppError(
      'WRONG_SECOND_STEP',
      'That code is not right. Enter the newest one from your app, or a recovery code.',
    )
  })
}

/** Accepts each code once. */
export async function takeTotp(db: Db, userId: number, appSecret: string, code: string) {
  const step = totpStep(appSecret, code)
  return step !== undefined && takeStep(db, userId, step)
}

/** The installation's secret was replaced, and the earlier one is not set. */
function unreadable() {
  return new AppError(
    'WRONG_SECOND_STEP',
    'This server can no longer check codes from your app. Use a recovery code, then turn two-step sign-in off and set it up again.',
  )
}

function closed(secondsLeft?: number) {
  const message = secondsLeft
    ? `Too many wrong codes. Codes from your app work again in ${formatWait(secondsLeft)}; a recovery code or a passkey works now.`
    : 'Too many wrong codes. Codes from your app work again after you log in with a recovery code or a passkey.'
  return new AppError(
    'SECOND_STEP_CLOSED',
    message,
    secondsLeft ? { retryAfterSeconds: secondsLeft } : {},
  )
}
