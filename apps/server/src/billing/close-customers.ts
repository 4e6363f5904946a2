import type { FastifyBaseLogger } from 'fastify'
import { listClosedCustomers, removeClosedCustomer } from './billing.queries.ts'
import type { SyncDeps } from './sync-subscription.ts'

/** Ends the subscriptions of deleted accounts; what fails stays for the next time. */
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
      log.warn({ err, customerId }, 'the subscription of a deleted account could not be ended yet')
    }
  }
  return { closed, failed: customers.length - closed }
}
