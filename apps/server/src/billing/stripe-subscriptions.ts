import type Stripe from 'stripe'
import type { Subscription } from '#db/subscription.ts'

type Found = Stripe.Subscription

export function isRunning({ status }: Found) {
  return status === 'active' || status === 'trialing'
}

/** It ran before, and its latest invoice is unpaid. */
export function isOwing({ status }: Found) {
  return status === 'past_due' || status === 'unpaid'
}

export function hasEnded({ status }: Found) {
  return status === 'canceled' || status === 'incomplete_expired'
}

/** The client secret of the invoice this subscription awaits. */
export function secretOf(found: Found, priceId: string) {
  const { status, latest_invoice, items } = found
  const isWanted = status === 'incomplete' && items.data[0]?.price.id === priceId
  if (!isWanted && !isOwing(found)) return null
  if (!latest_invoice || typeof latest_invoice === 'string') return null
  if (latest_invoice.status !== 'open') return null
  return latest_invoice.confirmation_secret?.client_secret ?? null
}

/** Running first, then unpaid, then the rest; newest first within each group. */
export function pickOne(subscriptions: Found[]) {
  const rank = (found: Found) => (isRunning(found) ? 2 : isOwing(found) ? 1 : 0)
  return subscriptions.toSorted((a, b) => rank(b) - rank(a) || b.created - a.created)[0]
}

export function toSubscription(found: Found): Subscription {
  const [item] = found.items.data
  const { cancel_at: cancelAt, cancel_at_period_end: isLast } = found
  const periodEnd = item?.current_period_end ?? 0
  return {
    id: found.id,
    status: found.status,
    amount: (item?.price.unit_amount ?? 0) * (item?.quantity ?? 1),
    currency: found.currency,
    interval: item?.price.recurring?.interval ?? 'month',
    currentPeriodEnd: Math.min(periodEnd, cancelAt ?? periodEnd),
    isCancelled: isLast || cancelAt !== null,
    card: cardOf(found),
  }
}

/** Stripe charges the subscription's own card before the customer's. */
function cardOf({ default_payment_method: own, customer }: Found) {
  const shared =
    typeof customer === 'string' || customer.deleted
      ? null
      : customer.invoice_settings.default_payment_method
  const method = own ?? shared
  if (!method || typeof method === 'string' || !method.card) return null
  const { brand, last4 } = method.card
  return { brand, last4 }
}

export function idOf(reference: string | { id: string }) {
  return typeof reference === 'string' ? reference : reference.id
}
