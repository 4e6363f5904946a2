import type { Db } from '#db/connect.ts'
import type { Subscription } from '#db/subscription.ts'
import {
  type BillingAccountRow,
  findAccountOfCustomer,
  storeSubscription,
} from './billing.queries.ts'
import { paidUntil } from './paid-until.ts'
import { type Payments, PaymentsError } from './payments.ts'

export type SyncDeps = { db: Db; payments: Payments }

export type Synced = { account: BillingAccountRow; subscription: Subscription | null }

/**
 * Stores the current state from the payment service, so events may arrive twice, late or out of
 * order. Returns undefined for an unknown customer.
 */
export async function syncSubscription(
  { db, payments }: SyncDeps,
  customerId: string,
): Promise<Synced | undefined> {
  // Of several concurrent calls, at least one stores in each round.
  for (let attempt = 0; attempt < 12; attempt += 1) {
    const account = await findAccountOfCustomer(db, customerId)
    if (!account) return undefined
    const subscription = await payments.findSubscription(customerId)
    const isStored = await storeSubscription(db, account, subscription, paidUntil(subscription))
    if (isStored) return { account, subscription }
  }
  throw new PaymentsError('Too many concurrent updates of this subscription.')
}
