import { billingEndpoints, type SubscriptionDetails } from '@quittance/contract/billing'
import type { FastifyInstance } from 'fastify'
import type { UserRow } from '#accounts/users.queries.ts'
import type { Db } from '#db/connect.ts'
import type { Subscription } from '#db/subscription.ts'
import { AppError } from '#http/app-error.ts'
import { mount } from '#http/mount.ts'
import { limitAttempts } from '#http/rate-limit.ts'
import { findBillingAccount } from './billing.queries.ts'
import { type BillingDeps, orFailWith, type PaidDeps } from './billing-deps.ts'
import { isGranted, isPaid, planOf } from './plan-rules.ts'
import { readUsage } from './plans.queries.ts'
import { confirmPayment, createSubscription } from './subscribe.ts'
import { registerWebhook } from './webhook.routes.ts'

const failure = 'Failed to create portal session'

async function openPortal({ db, payments, publicUrl }: BillingDeps, user: UserRow) {
  const account = await findBillingAccount(db, user.id)
  if (isGranted(user) && !hasBegun(account?.subscription)) {
    throw new AppError(
      'WRONG_STATE',
      'Payment management is not available for manually granted subscriptions',
    )
  }
  if (!payments) throw new AppError('UNAVAILABLE', failure)
  if (!account) throw new AppError('WRONG_STATE', 'You have no subscription to manage yet.')
  const url = await orFailWith(
    `${failure}. Please try again in a minute.`,
    payments.openPortal(account.customerId, new URL('/profile', publicUrl).href),
  )
  return { url }
}

/** Opening the payment form already creates a subscription; ignore it until the payment. */
function hasBegun(subscription: Subscription | null | undefined) {
  return !!subscription && !subscription.status.startsWith('incomplete')
}

const planName = 'Pro Plan'

/** Reads our own rows: showing the plan must not wait for Stripe. */
async function readSubscription(db: Db, user: UserRow): Promise<SubscriptionDetails> {
  const subscription = isPaid(user) && (await findBillingAccount(db, user.id))?.subscription
  if (subscription) {
    const { id: _id, card, ...rest } = subscription
    return { ...rest, planName, isManuallyGranted: false, paymentMethod: card && { card } }
  }
  if (isGranted(user) && user.premiumUntil) {
    return {
      status: 'active',
      planName,
      amount: 0,
      currency: 'gbp',
      interval: 'month',
      currentPeriodEnd: Math.floor(user.premiumUntil.getTime() / 1000),
      isManuallyGranted: true,
      isCancelled: false,
      paymentMethod: null,
    }
  }
  throw new AppError('PREMIUM_REQUIRED', 'Subscription details are part of the Pro plan.')
}

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
