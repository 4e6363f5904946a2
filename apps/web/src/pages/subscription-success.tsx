import { CheckoutFrame } from '#features/billing/checkout-frame.tsx'
import { SubscriptionSuccess } from '#features/billing/success/subscription-success.tsx'

export function SubscriptionSuccessPage() {
  return (
    <CheckoutFrame>
      <SubscriptionSuccess />
    </CheckoutFrame>
  )
}
