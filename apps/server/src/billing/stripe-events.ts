import Stripe from 'stripe'
import { z } from 'zod'
import type { PaymentEvent } from './payments.ts'

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
export function readStripeEvent(
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
