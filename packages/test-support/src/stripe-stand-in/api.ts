import type { Account } from './account.ts'
import { listOf, newId, type Subscription, unixNow } from './objects.ts'
import type { createWebhookEvents, Emit } from './webhook-events.ts'

export class StripeProblem extends Error {
  readonly status: number
  readonly body: object

  constructor(
    status: number,
    error: { type: string; message: string; code?: string; param?: string },
  ) {
    super(error.message)
    this.status = status
    this.body = { error }
  }
}

type Call = { id: string; params: URLSearchParams }
type Route = [method: string, path: RegExp, answer: (call: Call) => object]
type Deps = {
  account: Account
  webhookEvents: ReturnType<typeof createWebhookEvents>
  emit: Emit
  url: () => string
  /** A subscription as the API returns it: shortly after a payment it may still look unpaid. */
  asSeen: (subscription: Subscription) => Subscription
}

/** The calls that the product makes with the secret key. */
export function createApi({ account, webhookEvents, emit, url, asSeen }: Deps): Route[] {
  const { customers, subscriptions, intents, invoicePayments, price } = account

  return [
    [
      'POST',
      /^\/v1\/customers$/,
      ({ params }) => account.addCustomer(params.get('email'), metadataIn(params)),
    ],
    [
      'DELETE',
      /^\/v1\/customers\/(\w+)$/,
      ({ id }) => {
        known(customers, id, 'customer')
        webhookEvents.removeCustomer(id)
        return { id, object: 'customer', deleted: true }
      },
    ],
    [
      'GET',
      /^\/v1\/subscriptions$/,
      ({ params }) => {
        const { id } = known(customers, params.get('customer') ?? '', 'customer')
        const all = [...subscriptions.values()].filter(({ customer }) => customer === id)
        const wanted = params.get('status')
        const listed = all.filter(({ ended_at }) => wanted === 'all' || ended_at === null)
        return listOf('/v1/subscriptions', listed.map(asSeen).toReversed())
      },
    ],
    [
      'POST',
      /^\/v1\/subscriptions$/,
      ({ params }) => {
        const customer = known(customers, params.get('customer') ?? '', 'customer')
        if (params.get('items[0][price]') !== price.id) throw missing('price', 'items[0][price]')
        if (params.get('payment_behavior') !== 'default_incomplete') {
          throw new Error('The stand-in only starts subscriptions that wait for their payment.')
        }
        const subscription = account.addSubscription(customer.id, metadataIn(params))
        emit('customer.subscription.created', subscription)
        return subscription
      },
    ],
    [
      'DELETE',
      /^\/v1\/subscriptions\/(\w+)$/,
      ({ id }) => {
        if (known(subscriptions, id, 'subscription').ended_at !== null) {
          throw missing('subscription', 'id')
        }
        return webhookEvents.endSubscription(id)
      },
    ],
    [
      'GET',
      /^\/v1\/payment_intents\/(\w+)$/,
      ({ id }) => known(intents, id, 'payment_intent', 'intent'),
    ],
    [
      'GET',
      /^\/v1\/invoice_payments$/,
      ({ params }) => {
        const intent = params.get('payment[payment_intent]')
        const listed = invoicePayments.filter(({ payment }) => payment.payment_intent === intent)
        return listOf('/v1/invoice_payments', listed)
      },
    ],
    [
      'POST',
      /^\/v1\/billing_portal\/sessions$/,
      ({ params }) => {
        const customer = known(customers, params.get('customer') ?? '', 'customer')
        const back = params.get('return_url')
        const id = newId('bps')
        return {
          id,
          object: 'billing_portal.session',
          created: unixNow(),
          customer: customer.id,
          livemode: false,
          return_url: back,
          url: `${url()}/p/session/${id}?return=${encodeURIComponent(back ?? '')}`,
        }
      },
    ],
  ]
}

function known<T>(objects: Map<string, T>, id: string, noun: string, param = noun): T {
  const object = objects.get(id)
  if (!object) throw missing(noun, param)
  return object
}

function missing(noun: string, param: string) {
  const status = param === 'intent' || param === 'id' ? 404 : 400
  return new StripeProblem(status, {
    type: 'invalid_request_error',
    code: 'resource_missing',
    message: `No such ${noun}`,
    param,
  })
}

function metadataIn(params: URLSearchParams) {
  const entries = [...params].flatMap(([key, value]) => {
    const name = /^metadata\[(.+)\]$/.exec(key)?.[1]
    return name ? [[name, value] as const] : []
  })
  return Object.fromEntries(entries)
}
