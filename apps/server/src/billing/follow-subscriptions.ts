import type { FastifyBaseLogger } from 'fastify'
import { listDueAccounts } from './billing.queries.ts'
import { closeCustomers } from './close-customers.ts'
import { PaymentsError } from './payments.ts'
import { type SyncDeps, syncSubscription } from './sync-subscription.ts'

/** Checks subscriptions due for renewal, in case an event was lost, and closes deleted accounts. */
export async function followSubscriptions({
  log,
  ...deps
}: SyncDeps & { log: FastifyBaseLogger }): Promise<void> {
  await closeCustomers({ ...deps, log })
  for (const { customerId } of await listDueAccounts(deps.db)) {
    try {
      await syncSubscription(deps, customerId)
    } catch (error) {
      if (!(error instanceof PaymentsError)) throw error
      // Stripe is unreachable: leave the rest for the next hour.
      return
    }
  }
}
