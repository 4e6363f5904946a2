import Stripe from 'stripe'
import { newId, unixNow } from './objects.ts'

type Options = { id?: string; secret?: string; timestamp?: number }

/** An event as Stripe posts it: the exact text, and the headers that vouch for it. */
export type SignedEvent = { body: string; headers: Record<string, string> }

export function signEvent(
  type: string,
  object: object,
  { secret = '', id = newId('evt'), timestamp = unixNow() }: Options,
): SignedEvent {
  const body = JSON.stringify({
    id,
    object: 'event',
    api_version: Stripe.API_VERSION,
    created: unixNow(),
    data: { object },
    livemode: false,
    pending_webhooks: 1,
    request: null,
    type,
  })
  const signature = Stripe.webhooks.generateTestHeaderString({ payload: body, secret, timestamp })
  return {
    body,
    headers: { 'content-type': 'application/json; charset=utf-8', 'stripe-signature': signature },
  }
}
