import type { FastifyBaseLogger } from 'fastify'
import Stripe from 'stripe'
import { PaymentsError } from './payments.ts'

/** Runs one call; logs a failure without Stripe's message, and throws our own error. */
export function createStripeCall(log: FastifyBaseLogger) {
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

export function isMissing(error: unknown, param?: string) {
  return (
    error instanceof Stripe.errors.StripeError &&
    error.code === 'resource_missing' &&
    (param === undefined || error.param === param)
  )
}
