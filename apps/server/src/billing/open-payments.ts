import type { FastifyBaseLogger } from 'fastify'
import type { StripeSettings } from '#process/settings/payments.ts'
import type { Payments } from './payments.ts'

/** Undefined where payments are not set up; loaded only where they are. */
export async function openPayments(
  settings: StripeSettings | undefined,
  log: FastifyBaseLogger,
): Promise<Payments | undefined> {
  if (!settings) return undefined
  const { createStripePayments } = await import('./stripe.ts')
  return createStripePayments(settings, log)
}
