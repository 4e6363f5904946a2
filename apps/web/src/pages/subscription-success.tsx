import { CheckoutFrame } from '#features/billing/checkout-frame.tsx'
import { SubscriptionSuccess } from '#features/billing/success/subscription-success.tsx'
import { useWaitingTrip } from '#features/trips/create/use-waiting-trip.ts'
import { clearReturnPath } from '#lib/account/return-path.ts'

export function SubscriptionSuccessPage() {
  const { waiting, create } = useWaitingTrip()
  function goOn() {
    // The waiting trip is forgotten only once it is created: it is stored nowhere else.
    if (waiting) create()
    else clearReturnPath()
  }
  return (
    <CheckoutFrame>
      <SubscriptionSuccess
        next={waiting && `Then your new trip “${waiting.name}” is created.`}
        onContinue={goOn}
      />
    </CheckoutFrame>
  )
}
