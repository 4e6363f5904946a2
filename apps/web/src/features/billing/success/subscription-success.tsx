import type { ReactNode } from 'react'
import { Redirect, useSearch } from 'wouter'
import { CheckoutMessage } from '#features/billing/checkout-frame.tsx'
import { FeatureList } from '#features/billing/feature-list.tsx'
import { proPlan } from '#features/billing/pro-plan.ts'
import { returnPathFor } from '#lib/account/return-path.ts'
import { useUser } from '#lib/data/user.ts'
import { Badge } from '#ui/badge.tsx'
import { Button, ButtonLink } from '#ui/button.tsx'
import { Spinner } from '#ui/spinner.tsx'
import { StatePanel } from '#ui/state-panel.tsx'
import { paidIntent } from './success-path.ts'
import { type Confirmation, useConfirmation } from './use-confirmation.ts'

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

function Subscribed({
  confirmation: { is, message },
  backTo,
  next,
  onContinue,
}: {
  confirmation: Confirmation
  backTo: string
  next?: ReactNode
  onContinue?: () => void
}) {
  return (
    <CheckoutMessage>
      <div role="status">
        <StatePanel
          icon="circle-check"
          tone="settled"
          title={is === 'confirmed' ? 'Payment Confirmed!' : 'Subscription Successful!'}
        >
          {message}
        </StatePanel>
      </div>
      <dl className="mt-8 divide-y divide-hairline rounded-card border border-hairline bg-surface px-5 text-sm">
        <Fact label="Plan">{proPlan.name}</Fact>
        <Fact label="Price">
          {proPlan.price} {proPlan.period}
        </Fact>
        <Fact label="Status">
          <Badge tone="settled">Active</Badge>
        </Fact>
        <div className="py-4">
          <dt className="sr-only">Features</dt>
          <dd>
            <FeatureList features={proPlan.features} />
          </dd>
        </div>
      </dl>
      {next && <p className="mt-6 text-center text-sm text-pretty text-muted">{next}</p>}
      <ButtonLink
        href={backTo}
        size="large"
        className={next ? 'mt-3 w-full' : 'mt-6 w-full'}
        onClick={onContinue}
      >
        Continue to Dashboard
      </ButtonLink>
    </CheckoutMessage>
  )
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex items-center justify-between gap-4 py-3.5">
      <dt className="text-muted">{label}</dt>
      <dd className="amount font-medium">{children}</dd>
    </div>
  )
}
