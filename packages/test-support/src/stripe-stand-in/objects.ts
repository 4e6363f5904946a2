import { randomBytes } from 'node:crypto'
import type Stripe from 'stripe'

// The parts of Stripe's objects that we use, under Stripe's own types.

type List<T> = { object: 'list'; data: T[]; has_more: boolean; url: string }

export type Customer = Pick<
  Stripe.Customer,
  'id' | 'object' | 'created' | 'email' | 'livemode' | 'metadata' | 'name'
> & { invoice_settings: { default_payment_method: string | null } }

export type PaymentMethod = Pick<
  Stripe.PaymentMethod,
  'id' | 'object' | 'created' | 'customer' | 'livemode' | 'type'
> & { card: Pick<Stripe.PaymentMethod.Card, 'brand' | 'last4' | 'exp_month' | 'exp_year'> }

export type Price = Pick<
  Stripe.Price,
  'id' | 'object' | 'active' | 'currency' | 'livemode' | 'unit_amount' | 'type'
> & { recurring: Pick<Stripe.Price.Recurring, 'interval' | 'interval_count'> }

export type Invoice = Pick<
  Stripe.Invoice,
  'id' | 'object' | 'amount_due' | 'amount_paid' | 'created' | 'currency' | 'livemode' | 'status'
> & {
  customer: string
  parent: {
    type: 'subscription_details'
    quote_details: null
    subscription_details: { metadata: Stripe.Metadata; subscription: string }
  }
}

export type InvoicePayment = Pick<
  Stripe.InvoicePayment,
  'id' | 'object' | 'amount_requested' | 'created' | 'currency' | 'is_default' | 'livemode'
> & {
  invoice: string
  payment: { type: 'payment_intent'; payment_intent: string }
  status: 'open' | 'paid' | 'canceled'
}

export type PaymentIntent = Pick<
  Stripe.PaymentIntent,
  | 'id'
  | 'object'
  | 'amount'
  | 'amount_received'
  | 'client_secret'
  | 'created'
  | 'currency'
  | 'livemode'
  | 'status'
> & { customer: string; payment_method: string | null }

export type Subscription = Pick<
  Stripe.Subscription,
  | 'id'
  | 'object'
  | 'cancel_at'
  | 'cancel_at_period_end'
  | 'canceled_at'
  | 'created'
  | 'currency'
  | 'ended_at'
  | 'livemode'
  | 'metadata'
  | 'status'
> & {
  customer: string
  default_payment_method: string | null
  latest_invoice: string
  items: List<
    Pick<
      Stripe.SubscriptionItem,
      'id' | 'object' | 'current_period_end' | 'current_period_start'
    > & {
      price: Price
    }
  >
}

export type Charge = Pick<
  Stripe.Charge,
  'id' | 'object' | 'amount' | 'amount_refunded' | 'created' | 'livemode' | 'refunded'
> & { customer: string; payment_intent: string }

export function newId(prefix: string) {
  return `${prefix}_${randomBytes(12).toString('hex')}`
}

export function unixNow() {
  return Math.floor(Date.now() / 1000)
}

export function listOf<T>(url: string, data: T[]): List<T> {
  return { object: 'list', data, has_more: false, url }
}
