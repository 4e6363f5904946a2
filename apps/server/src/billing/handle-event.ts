import type { FastifyBaseLogger } from 'fastify'
import {
  findAccountOfCustomer,
  forgetCustomer,
  isEventKnown,
  storeEvent,
} from './billing.queries.ts'
import type { PaymentEvent } from './payments.ts'
import { type SyncDeps, syncSubscription } from './sync-subscription.ts'

const meaningful = new Set([
  'invoice.paid',
  'invoice.payment_failed',
  'charge.refunded',
  'customer.updated',
  'customer.deleted',
])

/** Uses an event only as a trigger; stores what Stripe returns for the customer then. */
export async function handleEvent(
  deps: SyncDeps & { log: FastifyBaseLogger },
  event: PaymentEvent,
): Promise<void> {
  const { id, type, customerId } = event
  if (!customerId || !(meaningful.has(type) || type.startsWith('customer.subscription.'))) return
  if (await isEventKnown(deps.db, id)) return
  await follow(deps, event, customerId)
  await storeEvent(deps.db, id)
}

async function follow(
  { log, ...deps }: SyncDeps & { log: FastifyBaseLogger },
  { id, type, refundedPaymentId }: PaymentEvent,
  customerId: string,
) {
  if (!(await findAccountOfCustomer(deps.db, customerId))) {
    return log.info({ event: id, type, customerId }, 'webhook event for an unknown customer')
  }
  if (type === 'customer.deleted') return forgetCustomer(deps.db, customerId)
  if (refundedPaymentId) await deps.payments.cancelRefunded(customerId, refundedPaymentId)
  await syncSubscription(deps, customerId)
}
