import { secondStepEndpoints } from '@quittance/contract/second-step'
import type { FastifyInstance } from 'fastify'
import { confirmPassword } from '#accounts/confirm-password.ts'
import type { SecondStepDeps } from '#accounts/require-second-step.ts'
import { mount } from '#http/mount.ts'
import { beginSecondStep, endSecondStep, switchOn } from './change-second-step.ts'
import { renewRecoveryCodes } from './recovery-codes.ts'
import { countRecoveryCodes, findSecondStep } from './second-steps.queries.ts'

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
