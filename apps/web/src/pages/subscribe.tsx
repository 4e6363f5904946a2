import { useParams } from 'wouter'
import { CheckoutFrame } from '#features/billing/checkout-frame.tsx'
import { Subscribe } from '#features/billing/subscribe/subscribe.tsx'

export function SubscribePage() {
  const { tier = '' } = useParams()
  return (
    <CheckoutFrame>
      <Subscribe tier={tier} />
    </CheckoutFrame>
  )
}
