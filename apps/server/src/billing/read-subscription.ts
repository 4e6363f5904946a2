import type { SubscriptionDetails } from '@quittance/contract/billing'
import type { UserRow } from '#accounts/users.queries.ts'
import type { Db } from '#db/connect.ts'
import { AppError } from '#http/app-error.ts'
import { findBillingAccount } from './billing.queries.ts'
import { isGranted, isPaid } from './plan-rules.ts'

const planName = 'Pro Plan'

/** Reads our own rows: showing the plan must not wait for Stripe. */
export async function readSubscription(db: Db, user: UserRow): Promise<SubscriptionDetails> {
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
