import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import { AppError } from '#http/app-error.ts'
import {
  findAccountOfCustomer,
  forgetCustomer,
  isEventKnown,
  storeEvent,
} from './billing.queries.ts'
import { orFailWith } from './billing-deps.ts'
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
async function handleEvent(
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

/** In a scope of its own: the signature covers the raw bytes. */
export async function registerWebhook(app: FastifyInstance, deps: SyncDeps) {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, async (_: unknown, body: Buffer) => body)

    scope.post(
      '/api/stripe/webhook',
      { schema: { hide: true }, bodyLimit: 256 * 1024 },
      async ({ body, headers, log }) => {
        const signature = headers['stripe-signature']
        const event =
          Buffer.isBuffer(body) && typeof signature === 'string'
            ? deps.payments.readEvent(body, signature)
            : null
        if (!event) throw new AppError('VALIDATION', 'The signature of this event is not valid.')
        // Stripe resends an event unless we answer with success.
        await orFailWith(
          'Please send this event again later.',
          handleEvent({ ...deps, log }, event),
        )
        return { received: true }
      },
    )
  })
}
