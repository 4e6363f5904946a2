import type { FastifyBaseLogger } from 'fastify'
import type { StripeSettings } from '#process/settings/payments.ts'
import type { Payments } from './payments.ts'

/** Undefined if payments are not set up; loads the SDK only if they are. */
export async function openPayments(
  settings: StripeSettings | undefined,
  log: FastifyBaseLogger,
): Promise<Payments | undefined> {
  if (!settings) return undefined
  const { createStripePayments } = await import('./stripe.ts')
  return createStripePayments(settings, log)
}
