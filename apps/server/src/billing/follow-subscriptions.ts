import type { FastifyBaseLogger } from 'fastify'
import { listDueAccounts } from './billing.queries.ts'
import { closeCustomers } from './close-customers.ts'
import { PaymentsError } from './payments.ts'
import { type SyncDeps, syncSubscription } from './sync-subscription.ts'

/** Asks about renewals and endings that are due, in case their event was lost; ends what deleted accounts left. */
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
      // Stripe does not answer: the rest waits for the next hour.
      return
    }
  }
}
