import type { FastifyBaseLogger } from 'fastify'
import { listClosedCustomers, removeClosedCustomer } from './billing.queries.ts'
import type { SyncDeps } from './sync-subscription.ts'

/** Cancels the subscriptions of deleted accounts; retries failures on the next run. */
export async function closeCustomers({
  db,
  payments,
  log,
}: SyncDeps & { log: FastifyBaseLogger }): Promise<{ closed: number; failed: number }> {
  const customers = await listClosedCustomers(db)
  let closed = 0
  for (const { customerId } of customers) {
    try {
      await payments.deleteCustomer(customerId)
      await removeClosedCustomer(db, customerId)
      closed += 1
    } catch (err) {
      log.warn(
        { err, customerId },
        'cancelling the subscription of a deleted account failed; will retry',
      )
    }
  }
  return { closed, failed: customers.length - closed }
}
