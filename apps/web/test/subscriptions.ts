import type { SubscriptionDetails } from '@quittance/contract/billing'

export function subscription(over: Partial<SubscriptionDetails> = {}): SubscriptionDetails {
  return {
    status: 'active',
    planName: 'Pro Plan',
    amount: 1000,
    currency: 'gbp',
    interval: 'month',
    currentPeriodEnd: Date.UTC(2026, 11, 15, 9) / 1000,
    isManuallyGranted: false,
    isCancelled: false,
    paymentMethod: { card: { brand: 'visa', last4: '4242' } },
    ...over,
  }
}
