import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Redirect, useSearch } from 'wouter'
import { CheckoutMessage } from '#features/billing/checkout-frame.tsx'
import { FeatureList, proPlan } from '#features/billing/plan-card.tsx'
import { returnPathFor } from '#lib/account/return-path.ts'
import { ApiError, request } from '#lib/api/api.ts'
import { queryClient, userKey } from '#lib/data/query-client.ts'
import { useUser } from '#lib/data/user.ts'
import { Badge } from '#ui/badge.tsx'
import { Button, ButtonLink } from '#ui/button.tsx'
import { Spinner } from '#ui/spinner.tsx'
import { StatePanel } from '#ui/state-panel.tsx'
import { toast, toastFailure } from '#ui/toast-store.ts'
import { paidIntent } from './success-path.ts'

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
              {confirmation.is === 'unclear' ? (
                <Button size="large" onClick={retry}>
                  Try Again
                </Button>
              ) : (
                <ButtonLink href="/subscribe/pro" size="large">
                  Try Again
                </ButtonLink>
              )}
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

type Confirmation = {
  /** `known`: confirmed earlier. `unclear`: no answer, so ask again rather than pay twice. */
  is: 'confirmed' | 'known' | 'refused' | 'unclear'
  message: string
}

const storageKey = 'confirmedPayment'

/** Confirms a payment with the server once; neither a second mount nor a reload repeats it. */
function useConfirmation(paymentIntent: string) {
  const { data, isFetching, refetch } = useQuery({
    queryKey: ['/api/subscription/confirm-payment', paymentIntent],
    queryFn: async (): Promise<Confirmation> => {
      if (sessionStorage.getItem(storageKey) === paymentIntent) {
        return { is: 'known', message: 'You are on the Pro plan.' }
      }
      const confirmation = await confirm(paymentIntent)
      announce(confirmation)
      if (confirmation.is === 'confirmed') {
        sessionStorage.setItem(storageKey, paymentIntent)
        await queryClient.refetchQueries({ queryKey: userKey })
      }
      return confirmation
    },
    gcTime: Number.POSITIVE_INFINITY,
  })
  return { confirmation: isFetching ? undefined : data, retry: () => void refetch() }
}

async function confirm(paymentIntent: string): Promise<Confirmation> {
  try {
    const { success, message } = await request('POST /api/subscription/confirm-payment', {
      body: { payment_intent_id: paymentIntent },
    })
    return success ? { is: 'confirmed', message } : refused(message)
  } catch (error) {
    if (!(error instanceof ApiError) || error.status === 0) {
      return { is: 'unclear', message: 'An error occurred while confirming your payment' }
    }
    // The session has ended; the router asks to log in and returns here.
    if (error.status === 401) throw error
    return error.status >= 500 ? { is: 'unclear', message: error.message } : refused(error.message)
  }
}

function refused(message: string): Confirmation {
  return { is: 'refused', message: message || 'Failed to confirm payment' }
}

function announce({ is, message: description }: Confirmation) {
  if (is === 'confirmed') return toast({ title: 'Payment Confirmed!', description })
  const title = is === 'refused' ? 'Payment Confirmation Failed' : 'Payment Confirmation Error'
  toastFailure(title, description)
}
