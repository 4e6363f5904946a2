import type { SubscriptionDetails } from '@quittance/contract/billing'

// A grant ends on a calendar day, the same in every time zone.
const longDate = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' })

export function statusLabel({ status }: SubscriptionDetails) {
  return status.replaceAll('_', ' ').toUpperCase()
}

/** `£10.00` */
export function price({ amount, currency }: SubscriptionDetails) {
  return new Intl.NumberFormat('en-GB', { style: 'currency', currency }).format(amount / 100)
}

/** `Next billing date`, and `15 December 2026`. */
export function periodEnd({
  currentPeriodEnd,
  isManuallyGranted,
  isCancelled,
}: SubscriptionDetails) {
  const isLast = isManuallyGranted || isCancelled
  return {
    label: isLast ? 'Access expires' : 'Next billing date',
    date: longDate.format(new Date(currentPeriodEnd * 1000)),
  }
}

/** `Visa •••• 4242` */
export function paymentMethodLabel({ paymentMethod, isManuallyGranted }: SubscriptionDetails) {
  if (isManuallyGranted) return 'No payment required'
  if (!paymentMethod) return 'No payment method'
  const { brand, last4 } = paymentMethod.card
  return `${brand.charAt(0).toUpperCase()}${brand.slice(1)} •••• ${last4}`
}

/** Null if all is well. */
export function subscriptionNotice(details: SubscriptionDetails) {
  const { date } = periodEnd(details)
  if (details.isManuallyGranted) {
    return `Admin-granted premium needs no payment. After ${date} you may need a subscription to keep the Pro plan.`
  }
  if (details.isCancelled)
    return `Your subscription is cancelled. You keep the Pro plan until ${date}.`
  if (details.status === 'past_due' || details.status === 'unpaid') {
    return 'Your last payment did not go through. Please update your payment method to keep the Pro plan.'
  }
  return null
}
