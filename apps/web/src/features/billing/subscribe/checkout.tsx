import { useQuery } from '@tanstack/react-query'
import { FeatureList, proPlan } from '#features/billing/plan-card.tsx'
import { takeProIntent } from '#lib/account/subscription-intent.ts'
import { queryClient, userKey } from '#lib/data/query-client.ts'
import { SectionCard } from '#ui/card.tsx'
import { NewTabLink } from '#ui/new-tab-link.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { toastFailure } from '#ui/toast-store.ts'
import { PaymentForm } from './payment-form.tsx'
import { StartFailure } from './start-failure.tsx'
import { notInitialized, type Start, startSubscription, type Tier } from './start-subscription.ts'

export function Checkout({ tier }: { tier: Tier }) {
  const { start, retry, fail } = useStart(tier)
  return (
    <>
      <h1 className="text-xl font-semibold tracking-tight">Subscribe to Pro Plan</h1>
      <div className="mt-6 grid grid-cols-[minmax(0,1fr)] gap-4 md:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] md:items-start md:gap-6">
        <OrderSummary />
        {start === undefined || start.is === 'ready' ? (
          <SectionCard title="Payment">
            {start ? <PaymentForm {...start} onBroken={fail} /> : <PaymentSkeleton />}
          </SectionCard>
        ) : (
          <StartFailure failure={start} onRetry={retry} />
        )}
      </div>
      <p className="mt-6 text-sm text-pretty text-muted">
        Our <NewTabLink href="/terms">terms</NewTabLink> and{' '}
        <NewTabLink href="/privacy">privacy policy</NewTabLink> apply. You can cancel anytime from
        your account settings.
      </p>
    </>
  )
}

function OrderSummary() {
  return (
    <SectionCard title="Your plan">
      <div className="flex items-baseline justify-between gap-4">
        <h3 className="font-semibold">{proPlan.name}</h3>
        <p className="text-right">
          <span className="amount text-xl font-semibold tracking-tight">{proPlan.price}</span>{' '}
          <span className="text-sm text-muted">{proPlan.period}</span>
        </p>
      </div>
      <FeatureList features={proPlan.features} className="mt-4 border-t border-hairline pt-4" />
    </SectionCard>
  )
}

/** Shaped like the provider's form and our buttons below it. */
function PaymentSkeleton() {
  return (
    <div role="status" aria-label="Preparing payment" className="space-y-5">
      <Skeleton className="h-[4.5rem]" />
      <div className="grid grid-cols-2 gap-3">
        <Skeleton className="h-[4.5rem]" />
        <Skeleton className="h-[4.5rem]" />
      </div>
      <Skeleton className="h-[4.5rem]" />
      <Skeleton className="h-12" />
    </div>
  )
}

/** Starts a subscription once per page visit. */
function useStart(tier: Tier) {
  const queryKey = ['/api/create-subscription', tier]
  const { data, isFetching, refetch } = useQuery({
    queryKey,
    queryFn: async () => {
      // The intent has done its job.
      takeProIntent()
      const start = await startSubscription(tier)
      announce(start)
      return start
    },
    gcTime: 0,
    structuralSharing: false,
  })

  function fail() {
    announce(notInitialized)
    queryClient.setQueryData<Start>(queryKey, notInitialized)
  }

  return {
    start: isFetching ? undefined : data,
    retry: () => void refetch(),
    /** For when the provider's form turns out not to work. */
    fail,
  }
}

function announce(start: Start) {
  if (start.is === 'signed-out') {
    toastFailure('Authentication Required', start.message)
  }
  if (start.is === 'failed') {
    toastFailure('Error', start.message)
  }
  if (start.is === 'subscribed') void queryClient.refetchQueries({ queryKey: userKey })
}
