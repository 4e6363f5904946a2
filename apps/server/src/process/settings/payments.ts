import { defaultTrialDays } from '@quittance/contract/trial'
import { z } from 'zod'
import { StartupError } from '#startup-error.ts'
import { missingOf, wholeNumber, within } from './values.ts'

export const paymentSettings = {
  FREE_TRIP_LIMIT: wholeNumber
    .min(0, 'must be 0 or more')
    .default(3)
    .meta({ meaning: 'trips per free user, including archived ones' }),
  TRIAL_DAYS: within(0, 3650)
    .default(defaultTrialDays)
    .meta({ meaning: 'length of the free trial in days, from the verification of the address' }),
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^(sk|rk)_/, 'must start with sk_ or rk_')
    .optional()
    .meta({ meaning: 'Stripe payments; set all four of these or none' }),
  STRIPE_PUBLISHABLE_KEY: z
    .string()
    .regex(/^pk_/, 'must start with pk_')
    .optional()
    .meta({ meaning: 'key for the payment form in the browser' }),
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .regex(/^whsec_/, 'must start with whsec_')
    .optional()
    .meta({ meaning: 'signing secret of the webhook for PUBLIC_URL/api/stripe/webhook' }),
  STRIPE_PRICE_ID: z
    .string()
    .regex(/^(price|plan)_/, 'must start with price_')
    .optional()
    .meta({ meaning: 'the recurring price of the Pro plan' }),
  STRIPE_API_BASE: z
    .url({ protocol: /^https?$/, error: 'must be a full address' })
    .optional()
    .meta({ defaultText: "Stripe's own", meaning: 'another host for the API, for tests' }),
}

type Values = z.output<z.ZodObject<typeof paymentSettings>>

export type StripeSettings = {
  secretKey: string
  publishableKey: string
  webhookSecret: string
  priceId: string
  apiBase: string | undefined
}

export function stripeOf(values: Values): StripeSettings | undefined {
  const { STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY, STRIPE_WEBHOOK_SECRET, STRIPE_PRICE_ID } =
    values
  const given = {
    STRIPE_SECRET_KEY,
    STRIPE_PUBLISHABLE_KEY,
    STRIPE_WEBHOOK_SECRET,
    STRIPE_PRICE_ID,
  }
  const missing = missingOf(given)
  if (missing.length === 4) return undefined
  if (missing.length > 0) {
    throw new StartupError(
      `${missing.join(', ')} is not set: payments need all four of STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY, STRIPE_WEBHOOK_SECRET and STRIPE_PRICE_ID. Set the rest, or none of them to run without payments.`,
    )
  }
  const complete = given as Record<keyof typeof given, string>
  return {
    secretKey: complete.STRIPE_SECRET_KEY,
    publishableKey: complete.STRIPE_PUBLISHABLE_KEY,
    webhookSecret: complete.STRIPE_WEBHOOK_SECRET,
    priceId: complete.STRIPE_PRICE_ID,
    apiBase: values.STRIPE_API_BASE,
  }
}
