import type { tiers } from '@quittance/contract/billing'
import type { Stripe } from '@stripe/stripe-js'
import { loadStripe } from '@stripe/stripe-js/pure'
import { ApiError, request } from '#lib/api/api.ts'
import { configQuery } from '#lib/data/config.ts'
import { queryClient } from '#lib/data/query-client.ts'

export type Tier = (typeof tiers)[number]

export type Failure = {
  is: 'signed-out' | 'subscribed' | 'development' | 'unavailable' | 'failed'
  message: string
  details?: string[]
}

export type Start = { is: 'ready'; clientSecret: string; stripe: Stripe } | Failure

export const notInitialized = failed('Could not initialize subscription')

/** Creates the payment and loads the provider's form, or returns why it cannot. */
export async function startSubscription(tier: Tier): Promise<Start> {
  try {
    const [{ clientSecret }, stripe] = await Promise.all([
      request('POST /api/create-subscription', { body: { tier } }),
      loadPaymentProvider(),
    ])
    return clientSecret && stripe ? { is: 'ready', clientSecret, stripe } : notInitialized
  } catch (error) {
    return startFailure(error)
  }
}

async function loadPaymentProvider() {
  const { stripePublishableKey } = await queryClient.ensureQueryData(configQuery)
  return stripePublishableKey ? loadStripe(stripePublishableKey) : null
}

function startFailure(error: unknown): Failure {
  if (!(error instanceof ApiError)) return notInitialized
  const { status, message, body } = error
  if (status === 0) return failed('An error occurred')
  if (status === 401 || body.code === 'UNAUTHENTICATED') {
    return { is: 'signed-out', message: 'Please log in to subscribe to the Pro plan.' }
  }
  if (body.development) return { is: 'development', message, details: body.details ?? [] }
  if (body.code === 'WRONG_STATE') return { is: 'subscribed', message: 'There is nothing to pay.' }
  return { is: 'unavailable', message }
}

function failed(message: string): Failure {
  const details = ['Nothing was charged. Please check your connection and try again.']
  return { is: 'failed', message, details }
}
