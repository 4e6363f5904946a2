import { tiers } from '@quittance/contract/billing'
import { useEffect } from 'react'
import { CheckoutMessage } from '#features/billing/checkout-frame.tsx'
import { useUser } from '#lib/data/user.ts'
import { ButtonLink } from '#ui/button.tsx'
import { Spinner } from '#ui/spinner.tsx'
import { StatePanel } from '#ui/state-panel.tsx'
import { toastFailure } from '#ui/toast-store.ts'
import { Checkout } from './checkout.tsx'
import { useLoginFirst } from './start-failure.tsx'
import type { Tier } from './start-subscription.ts'

/** `tier` comes from the path. */
export function Subscribe({ tier }: { tier: string }) {
  const { data: user } = useUser()
  if (!isTier(tier)) return <InvalidTier />
  return user ? <Checkout tier={tier} /> : <LoginFirst tier={tier} />
}

function isTier(tier: string): tier is Tier {
  return tiers.some((one) => one === tier)
}

function LoginFirst({ tier }: { tier: Tier }) {
  useLoginFirst(tier)
  return (
    <CheckoutMessage>
      <h1 className="sr-only">Subscribe to Pro Plan</h1>
      <p className="grid place-items-center text-muted">
        <Spinner className="[&>.icon]:text-[1.75rem]" />
      </p>
    </CheckoutMessage>
  )
}

function InvalidTier() {
  useEffect(() => toastFailure('Error', 'Invalid subscription tier selected'), [])
  return (
    <CheckoutMessage>
      <StatePanel
        icon="circle-alert"
        tone="wrong"
        title="Invalid subscription tier"
        actions={
          <>
            <ButtonLink href="/subscribe/pro" size="large">
              See the Pro Plan
            </ButtonLink>
            <ButtonLink href="/" variant="secondary" size="large">
              Return to Home
            </ButtonLink>
          </>
        }
      >
        There is no plan at this address.
      </StatePanel>
    </CheckoutMessage>
  )
}
