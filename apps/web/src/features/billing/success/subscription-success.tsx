import type { ReactNode } from 'react'
import { Redirect, useSearch } from 'wouter'
import { CheckoutMessage } from '#features/billing/checkout-frame.tsx'
import { returnPathFor } from '#lib/account/return-path.ts'
import { useUser } from '#lib/data/user.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { Spinner } from '#ui/spinner.tsx'
import { StatePanel } from '#ui/state-panel.tsx'
import { Subscribed } from './subscribed.tsx'
import { paidIntent } from './success-path.ts'
import { useConfirmation } from './use-confirmation.ts'

type Continuation = {
  /** Says what continuing does, if it is more than changing pages. */
  next?: ReactNode
  onContinue?: () => void
}

export function SubscriptionSuccess(continuation: Continuation) {
  const search = useSearch()
  const { data: user } = useUser()
  const paymentIntent = paidIntent(search)
  if (!paymentIntent) return <Redirect to="/" replace />
  if (!user) {
    const here = encodeURIComponent(`/subscription-success?${search}`)
    return <Redirect to={`/login?redirect=${here}`} replace />
  }
  return (
    <Confirming
      {...continuation}
      paymentIntent={paymentIntent}
      backTo={returnPathFor(user.id).path}
    />
  )
}

function Confirming({
  paymentIntent,
  ...continuation
}: Continuation & { paymentIntent: string; backTo: string }) {
  const { confirmation, retry } = useConfirmation(paymentIntent)

  if (!confirmation) {
    return (
      <CheckoutMessage>
        <div className="flex flex-col items-center text-center">
          <Spinner label="Confirming" className="text-primary [&>.icon]:text-[2rem]" />
          <h1 className="mt-5 text-xl font-semibold tracking-tight">Confirming Payment...</h1>
          <p className="mt-2 text-balance text-muted">Please keep this page open for a moment.</p>
        </div>
      </CheckoutMessage>
    )
  }
  if (confirmation.is === 'confirmed' || confirmation.is === 'known') {
    return <Subscribed {...continuation} confirmation={confirmation} />
  }
  return (
    // A new key, so that this message animates in as a new one.
    <CheckoutMessage key="failed">
      <div role="alert">
        <StatePanel
          icon="circle-alert"
          tone="wrong"
          title="Payment Confirmation Failed"
          actions={
            <>
              {confirmation.is === 'unclear' && (
                <Button size="large" onClick={retry}>
                  Check Again
                </Button>
              )}
              <ButtonLink
                href="/subscribe/pro"
                size="large"
                variant={confirmation.is === 'unclear' ? 'secondary' : 'primary'}
              >
                Try Again
              </ButtonLink>
              <ButtonLink href="/" variant="secondary" size="large">
                Back to Home
              </ButtonLink>
            </>
          }
        >
          <p className="font-medium break-words text-text">{confirmation.message}</p>
          <p className="mt-1">Please contact support if this issue persists.</p>
        </StatePanel>
      </div>
    </CheckoutMessage>
  )
}
