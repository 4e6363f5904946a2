import { z } from 'zod'
import type { EndpointTable } from './endpoint.ts'

/** Accepted in `/subscribe/{tier}`; all of them mean the Pro plan. */
export const tiers = ['basic', 'premium', 'pro'] as const

/** What a user may do, and until when; dates are ISO timestamps. */
export const plan = z.object({
  tier: z.enum(['free', 'premium']),
  /** Null before the email is verified, and for premium users. */
  trialEndsAt: z.string().nullable(),
  isTrialOver: z.boolean(),
  /** Null for premium users: no limit. */
  tripLimit: z.number().int().nullable(),
  tripsUsed: z.number().int(),
})

export type Plan = z.infer<typeof plan>

export const subscriptionDetails = z.object({
  status: z.string(),
  planName: z.string(),
  /** In minor units. */
  amount: z.number().int(),
  currency: z.string(),
  interval: z.string(),
  /** Unix seconds: the next billing date, or when granted access expires. */
  currentPeriodEnd: z.number().int(),
  isManuallyGranted: z.boolean(),
  /** Paid until the end of the period, and over after that. */
  isCancelled: z.boolean(),
  paymentMethod: z.object({ card: z.object({ brand: z.string(), last4: z.string() }) }).nullable(),
})

export type SubscriptionDetails = z.infer<typeof subscriptionDetails>

export const billingEndpoints = {
  'GET /api/subscription/plan': {
    summary: 'The trial and the limits of the signed-in user',
    access: 'session',
    response: plan,
  },
  'GET /api/subscription/details': {
    summary: 'The subscription of a premium user',
    access: 'session',
    response: subscriptionDetails,
  },
  'POST /api/subscription/manage': {
    summary: 'A link to the payment portal',
    access: 'session',
    response: z.object({ url: z.string() }),
  },
  'POST /api/create-subscription': {
    summary: 'Start a subscription; the response opens the payment form',
    access: 'session',
    body: z.object({ tier: z.enum(tiers, 'Invalid subscription tier selected') }),
    response: z.object({ clientSecret: z.string() }),
  },
  'POST /api/subscription/confirm-payment': {
    summary: 'Ask the payment provider whether a payment of this user went through',
    access: 'session',
    body: z.object({
      payment_intent_id: z
        .string('Failed to confirm payment')
        .regex(/^pi_[A-Za-z0-9_]{1,250}$/, 'Failed to confirm payment'),
    }),
    response: z.object({ success: z.boolean(), message: z.string() }),
  },
} as const satisfies EndpointTable
