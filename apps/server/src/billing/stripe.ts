import { createHash } from 'node:crypto'
import type { FastifyBaseLogger } from 'fastify'
import Stripe from 'stripe'
import { z } from 'zod'
import type { StripeSettings } from '#process/settings/payments.ts'
import { type PaymentEvent, type Payments, PaymentsError } from './payments.ts'
import {
  hasEnded,
  idOf,
  isOwing,
  isRunning,
  pickOne,
  secretOf,
  toSubscription,
} from './stripe-subscriptions.ts'

const toleranceSeconds = 5 * 60

const reference = z.union([z.string(), z.object({ id: z.string() }).transform(({ id }) => id)])

/** Only fields that are the same in every version of Stripe's API. */
const stripeEvent = z.object({
  id: z.string(),
  type: z.string(),
  data: z.object({
    object: z.object({
      id: z.string().optional(),
      object: z.string().optional(),
      customer: reference.nullish().catch(null),
      payment_intent: reference.nullish().catch(null),
      refunded: z.boolean().optional().catch(false),
    }),
  }),
})

/** Returns null unless Stripe signed it recently. */
function readStripeEvent(
  { webhooks }: Pick<Stripe, 'webhooks'>,
  body: Buffer,
  signature: string,
  secret: string,
): PaymentEvent | null {
  try {
    const event = webhooks.constructEvent(body, signature, secret, toleranceSeconds)
    const { id, type, data } = stripeEvent.parse(event)
    const { object } = data
    const isFullRefund = object.object === 'charge' && object.refunded === true
    return {
      id,
      type,
      customerId: (object.object === 'customer' ? object.id : object.customer) ?? null,
      refundedPaymentId: (isFullRefund && object.payment_intent) || null,
    }
  } catch (error) {
    if (error instanceof Stripe.errors.StripeSignatureVerificationError) return null
    throw error
  }
}

export function createStripePayments(
  { secretKey, publishableKey, webhookSecret, priceId, apiBase }: StripeSettings,
  log: FastifyBaseLogger,
  timeoutMs = 10_000,
): Payments {
  const stripe = new Stripe(secretKey, {
    timeout: timeoutMs,
    // The caller retries; Stripe resends its events.
    maxNetworkRetries: 0,
    telemetry: false,
    ...(apiBase && hostOf(apiBase)),
  })
  const callStripe = createStripeCall(log)

  /** Returns none for a deleted customer. */
  async function listSubscriptions(customer: string) {
    const list = await callStripe('subscriptions.list', () =>
      stripe.subscriptions
        .list({
          customer,
          status: 'all',
          limit: 100,
          expand: [
            'data.customer.invoice_settings.default_payment_method',
            'data.default_payment_method',
            'data.latest_invoice.confirmation_secret',
          ],
        })
        .catch(unlessMissing),
    )
    return list?.data ?? []
  }

  /** The invoice a payment settles, and its subscription. */
  async function findInvoice(paymentId: string) {
    const list = await callStripe('invoicePayments.list', () =>
      stripe.invoicePayments.list({
        payment: { type: 'payment_intent', payment_intent: paymentId },
        limit: 1,
        expand: ['data.invoice'],
      }),
    )
    const invoice = list.data[0]?.invoice
    if (!invoice || typeof invoice === 'string' || invoice.deleted) return null
    const { subscription } = invoice.parent?.subscription_details ?? {}
    return { id: invoice.id, subscriptionId: subscription ? idOf(subscription) : null }
  }

  async function cancel(subscriptionId: string) {
    await callStripe('subscriptions.cancel', () =>
      stripe.subscriptions.cancel(subscriptionId).catch(unlessMissing),
    )
  }

  return {
    publishableKey,

    async createCustomer({ userId, email, installation }) {
      const metadata = { userId: String(userId), installation }
      const customer = await callStripe('customers.create', () =>
        stripe.customers.create(
          { email, metadata },
          { idempotencyKey: keyOf('customer', installation, userId, email) },
        ),
      )
      return customer.id
    },

    async startSubscription(customerId) {
      const earlier = await listSubscriptions(customerId)
      if (earlier.some(isRunning)) return { outcome: 'running' }
      const waiting = earlier.find((found) => secretOf(found, priceId))
      if (waiting) return { outcome: 'started', clientSecret: secretOf(waiting, priceId) ?? '' }
      // Otherwise it would keep charging beside the new one.
      for (const { id } of earlier.filter(isOwing)) await cancel(id)

      const created = await callStripe('subscriptions.create', () =>
        stripe.subscriptions
          .create(
            {
              customer: customerId,
              items: [{ price: priceId }],
              payment_behavior: 'default_incomplete',
              payment_settings: { save_default_payment_method: 'on_subscription' },
              expand: ['latest_invoice.confirmation_secret'],
            },
            { idempotencyKey: keyOf('subscription', customerId, earlier[0]?.id) },
          )
          .catch((error: unknown) => {
            if (isMissing(error, 'customer')) return null
            throw error
          }),
      )
      if (!created) return { outcome: 'customer-gone' }
      const clientSecret = secretOf(created, priceId)
      // A price of zero needs no payment.
      return clientSecret ? { outcome: 'started', clientSecret } : { outcome: 'running' }
    },

    async findSubscription(customerId) {
      const best = pickOne(await listSubscriptions(customerId))
      return best ? toSubscription(best) : null
    },

    async findPayment(paymentId) {
      const intent = await callStripe('paymentIntents.retrieve', () =>
        stripe.paymentIntents.retrieve(paymentId).catch(unlessMissing),
      )
      if (!intent) return null
      const invoice = await findInvoice(paymentId)
      return {
        customerId: intent.customer && idOf(intent.customer),
        status: intent.status,
        subscriptionId: invoice?.subscriptionId ?? null,
      }
    },

    async cancelRefunded(customerId, paymentId) {
      const invoice = await findInvoice(paymentId)
      const subscriptions = await listSubscriptions(customerId)
      const refunded = subscriptions.find(
        ({ id, latest_invoice }) =>
          id === invoice?.subscriptionId && latest_invoice && idOf(latest_invoice) === invoice.id,
      )
      if (refunded && !hasEnded(refunded)) await cancel(refunded.id)
    },

    async openPortal(customerId, returnUrl) {
      const session = await callStripe('billingPortal.sessions.create', () =>
        stripe.billingPortal.sessions.create({ customer: customerId, return_url: returnUrl }),
      )
      return session.url
    },

    async deleteCustomer(customerId) {
      await callStripe('customers.del', () => stripe.customers.del(customerId).catch(unlessMissing))
    },

    readEvent: (body, signature) => readStripeEvent(stripe, body, signature, webhookSecret),
  }
}

/** The same for a minute: a double click starts one payment, a failed start can be repeated. */
function keyOf(...parts: unknown[]) {
  const minute = Math.floor(Date.now() / 60_000)
  return createHash('sha256')
    .update([...parts, minute].join(' '))
    .digest('hex')
}

function unlessMissing(error: unknown) {
  if (isMissing(error)) return null
  throw error
}

function hostOf(apiBase: string) {
  const { hostname, port, protocol } = new URL(apiBase)
  const isSecure = protocol === 'https:'
  return {
    host: hostname,
    port: port || (isSecure ? 443 : 80),
    protocol: isSecure ? ('https' as const) : ('http' as const),
  }
}

/** Runs one call; logs a failure without Stripe's message, and throws our own error. */
function createStripeCall(log: FastifyBaseLogger) {
  return async function callStripe<T>(call: string, work: () => Promise<T>): Promise<T> {
    try {
      return await work()
    } catch (error) {
      if (!(error instanceof Stripe.errors.StripeError)) throw error
      const { type, code, param, statusCode, requestId } = error
      log.warn({ call, type, code, param, statusCode, requestId }, 'Stripe request failed')
      throw new PaymentsError(`${call}: ${type}`)
    }
  }
}

function isMissing(error: unknown, param?: string) {
  return (
    error instanceof Stripe.errors.StripeError &&
    error.code === 'resource_missing' &&
    (param === undefined || error.param === param)
  )
}
