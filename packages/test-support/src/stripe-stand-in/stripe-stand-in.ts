import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { createAccount } from './account.ts'
import { createApi } from './api.ts'
import { type SignedEvent, signEvent } from './events.ts'
import { newId, type Subscription } from './objects.ts'
import { payByCard } from './pay-by-card.ts'
import { createStripeServer, type Mode } from './server.ts'
import { createWebhookEvents } from './webhook-events.ts'

// Exported so that modules that re-export the stand-in can name its type.
export type { SignedEvent } from './events.ts'
export type * from './objects.ts'
export type { Mode } from './server.ts'

type Options = {
  port?: number
  /** Where events are posted as they happen; without it they are only kept. */
  webhookUrl?: string
}

export type StripeStandIn = Awaited<ReturnType<typeof startStripe>>

/** A small Stripe on loopback that the real SDK talks to, with a stand-in for Stripe.js. */
export async function startStripe({ port = 0, webhookUrl }: Options = {}) {
  const secretKey = newId('sk_test')
  const publishableKey = newId('pk_test')
  const webhookSecret = newId('whsec')
  const script = await readFile(new URL('./stripe-js.js', import.meta.url), 'utf8')
  const account = createAccount()
  const events: { type: string; signed: SignedEvent }[] = []
  const posting: Promise<unknown>[] = []
  let mode: Mode = 'well'
  let unseenFor = 0

  function emit(type: string, object: object) {
    const signed = signEvent(type, object, { secret: webhookSecret })
    events.push({ type, signed })
    if (!webhookUrl) return
    const post = fetch(webhookUrl, { method: 'POST', ...signed })
    posting.push(post.catch((error: unknown) => console.error(`${type}: ${String(error)}`)))
  }

  function asSeen(subscription: Subscription): Subscription {
    if (unseenFor === 0 || subscription.status !== 'active') return subscription
    unseenFor -= 1
    return { ...subscription, status: 'incomplete' }
  }

  const webhookEvents = createWebhookEvents(account, emit)
  const server = createStripeServer({
    account,
    secretKey,
    publishableKey,
    script,
    api: createApi({ account, webhookEvents, emit, url: () => url, asSeen }),
    pay: (intentId, params) => payByCard(account, webhookEvents, intentId, params),
    mode: () => mode,
  })
  server.http.listen(port, '127.0.0.1')
  await once(server.http, 'listening')
  const url = `http://127.0.0.1:${(server.http.address() as AddressInfo).port}`

  return {
    url,
    secretKey,
    publishableKey,
    webhookSecret,
    priceId: account.price.id,
    /** Stands in for https://js.stripe.com; it calls https://api.stripe.com when it is served from there. */
    script,
    /** What the product needs to talk to this instead of to Stripe. */
    env: {
      STRIPE_SECRET_KEY: secretKey,
      STRIPE_PUBLISHABLE_KEY: publishableKey,
      STRIPE_WEBHOOK_SECRET: webhookSecret,
      STRIPE_PRICE_ID: account.price.id,
      STRIPE_API_BASE: url,
    },
    account,
    ...webhookEvents,
    /** Every call with its method and path, oldest first. */
    requests: server.requests,
    /** Every event that happened, oldest first. */
    events,
    /** A custom event: late, forged or about any customer. */
    signEvent: (type: string, object: object, options: Parameters<typeof signEvent>[2] = {}) =>
      signEvent(type, object, { secret: webhookSecret, ...options }),
    /** `slow` never answers, `down` hangs up, `broken` answers 500. */
    behave(next: Mode) {
      mode = next
    },
    mode: () => mode,
    /** The next lookups show a paid subscription as still incomplete. */
    showPaymentLate(lookups: number) {
      unseenFor = lookups
    },
    async close() {
      server.http.closeAllConnections()
      await new Promise((resolve) => server.http.close(resolve))
      await Promise.all(posting)
    },
  }
}
