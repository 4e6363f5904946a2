import { secondStepEndpoints } from '@quittance/contract/second-step'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { passwordCheckLimits } from '#accounts/account-limits.ts'
import { waysInChangedMail } from '#accounts/account-mails.ts'
import { confirmPassword } from '#accounts/confirm-password.ts'
import { type SecondStepDeps, takeTotp } from '#accounts/require-second-step.ts'
import { seal, unseal } from '#accounts/seal.ts'
import { recordEvent } from '#accounts/security-events.queries.ts'
import { newTotpSecret, totpUrl } from '#accounts/totp.ts'
import type { UserRow } from '#accounts/users.queries.ts'
import { recordSecondStep } from '#db/sessions.ts'
import { AppError } from '#http/app-error.ts'
import { callerOf } from '#http/caller.ts'
import { mount } from '#http/mount.ts'
import { limitAttempts } from '#http/rate-limit.ts'
import { enqueueMail } from '#mail/outbox.queries.ts'
import { newRecoveryCodes, renewRecoveryCodes } from './recovery-codes.ts'
import {
  confirmSecondStep,
  countRecoveryCodes,
  deleteSecondStep,
  findSecondStep,
  saveUnconfirmedSecret,
} from './second-steps.queries.ts'

export function registerSecondStep(app: FastifyInstance, deps: SecondStepDeps) {
  const { db } = deps

  mount(app, secondStepEndpoints, {
    'GET /api/auth/second-step': async ({ user }) => {
      const found = await findSecondStep(db, user.id)
      const recoveryCodesLeft = await countRecoveryCodes(db, user.id)
      return { isOn: Boolean(found?.confirmedAt), recoveryCodesLeft }
    },

    'POST /api/auth/second-step/setup': async ({ user, body, request }) => {
      await confirmPassword(deps, user, body, request)
      return beginSecondStep(deps, user)
    },

    'POST /api/auth/second-step': async ({ user, body, request }) =>
      switchOn(deps, user, body.code, request),

    'DELETE /api/auth/second-step': async ({ user, body, request }) => {
      await confirmPassword(deps, user, body, request)
      await endSecondStep(deps, user, request)
      return { message: 'Two-step sign-in is off' }
    },

    'POST /api/auth/second-step/recovery-codes': async ({ user, body, request }) => {
      await confirmPassword(deps, user, body, request)
      return renewRecoveryCodes(deps, user, request)
    },
  })
}

/** Changes nothing until the app has proved that it knows the secret. */
async function beginSecondStep({ db, secret }: SecondStepDeps, user: UserRow) {
  const appSecret = newTotpSecret()
  if (!(await saveUnconfirmedSecret(db, user.id, seal(secret, appSecret)))) throw isOn()
  return { secret: appSecret, url: totpUrl(appSecret, user.email) }
}

async function switchOn(
  deps: SecondStepDeps,
  user: UserRow,
  code: string,
  request: FastifyRequest,
) {
  const { db, mailer, publicUrl } = deps
  await limitAttempts(db, passwordCheckLimits(user.id))
  const found = await findSecondStep(db, user.id)
  if (!found) throw notSetUp()
  if (found.confirmedAt) throw isOn()
  const appSecret = unseal(deps, found.secret)
  if (!appSecret) throw notSetUp()
  if (!(await takeTotp(db, user.id, appSecret, code))) {
    throw new AppError('WRONG_CODE', 'That code is not right. Enter the newest one from your app.')
  }
  const recoveryCodes = await db.transaction(async (tx) => {
    await confirmSecondStep(tx, user.id)
    await recordSecondStep(tx, request.sessionId)
    await recordEvent(tx, { userId: user.id, kind: 'second-step-on', caller: callerOf(request) })
    const text = 'From now on your Quittance account asks for a code from your app when you log in.'
    await enqueueMail(tx, waysInChangedMail(user.email, publicUrl, text))
    return newRecoveryCodes(tx, user.id)
  })
  void mailer.flush()
  return { recoveryCodes }
}

async function endSecondStep(
  { db, mailer, publicUrl }: SecondStepDeps,
  user: UserRow,
  request: FastifyRequest,
) {
  await db.transaction(async (tx) => {
    const found = await findSecondStep(tx, user.id)
    await deleteSecondStep(tx, user.id)
    if (!found?.confirmedAt) return
    await recordEvent(tx, { userId: user.id, kind: 'second-step-off', caller: callerOf(request) })
    const text = 'Your Quittance account no longer asks for a code when you log in.'
    await enqueueMail(tx, waysInChangedMail(user.email, publicUrl, text))
  })
  void mailer.flush()
}

function notSetUp() {
  return new AppError('WRONG_STATE', 'Set up your authenticator app first.')
}

function isOn() {
  return new AppError('WRONG_STATE', 'Two-step sign-in is already on. Switch it off first.')
}
