import { billingEndpoints } from '@quittance/contract/billing'
import type { FastifyInstance } from 'fastify'
import type { Db } from '#db/connect.ts'
import { AppError } from '#http/app-error.ts'
import { mount } from '#http/mount.ts'
import { limitAttempts } from '#http/rate-limit.ts'
import { type BillingDeps, orFailWith, type PaidDeps } from './billing-deps.ts'
import { confirmPayment } from './confirm-payment.ts'
import { createSubscription } from './create-subscription.ts'
import { openPortal } from './open-portal.ts'
import { planOf } from './plan-rules.ts'
import { readUsage } from './plans.queries.ts'
import { readSubscription } from './read-subscription.ts'
import { registerWebhook } from './webhook.routes.ts'

export async function registerBilling(app: FastifyInstance, deps: BillingDeps) {
  const { db, payments, planRules } = deps
  if (payments) await registerWebhook(app, { db, payments })

  mount(app, billingEndpoints, {
    'GET /api/subscription/plan': async ({ user }) =>
      planOf(user, await readUsage(db, user.id), planRules),

    'GET /api/subscription/details': ({ user }) => readSubscription(db, user),

    'POST /api/subscription/manage': async ({ user }) => {
      await limitCalls(db, user.id)
      return openPortal(deps, user)
    },

    'POST /api/create-subscription': async ({ user }) => {
      const paidDeps = requirePayments(deps)
      await limitCalls(db, user.id)
      return orFailWith(
        'Could not initialize subscription. The payment service is not responding; please try again in a minute.',
        createSubscription(paidDeps, user),
      )
    },

    'POST /api/subscription/confirm-payment': async ({ user, body }) => {
      const paidDeps = requirePayments(deps)
      await limitCalls(db, user.id)
      return orFailWith(
        'Failed to confirm payment. The payment service is not responding; please reload this page in a minute. You will not be charged again.',
        confirmPayment(paidDeps, user, body.payment_intent_id),
      )
    },
  })
}

function requirePayments(deps: BillingDeps): PaidDeps {
  const { payments } = deps
  if (payments) return { ...deps, payments }
  throw new AppError('UNAVAILABLE', 'Payments are not set up on this installation.', {
    development: true,
  })
}

/** Every call is a request to Stripe; no honest user needs this many. */
async function limitCalls(db: Db, userId: number) {
  await limitAttempts(db, [{ key: `payments:user:${userId}`, max: 60, windowMinutes: 60 }])
}
