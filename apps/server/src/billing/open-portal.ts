import type { UserRow } from '#accounts/users.queries.ts'
import type { Subscription } from '#db/subscription.ts'
import { AppError } from '#http/app-error.ts'
import { findBillingAccount } from './billing.queries.ts'
import { type BillingDeps, orFailWith } from './billing-deps.ts'
import { isGranted } from './plan-rules.ts'

const failure = 'Failed to create portal session'

export async function openPortal({ db, payments, publicUrl }: BillingDeps, user: UserRow) {
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
