import { useQuery } from '@tanstack/react-query'
import { useUser } from '#lib/data/user.ts'
import { Button } from '#ui/button.tsx'
import { SectionCard } from '#ui/card.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { StatePanel } from '#ui/state-panel.tsx'
import { CancelButton } from './cancel-button.tsx'
import { detailsQuery } from './details-query.ts'
import { FreePlan } from './free-plan.tsx'
import { PaidSubscription } from './paid-subscription.tsx'

export function SubscriptionTab() {
  const { data: user } = useUser()
  return (
    <SectionCard title="Subscription">
      {user?.subscriptionTier === 'premium' ? <PremiumPlan /> : <FreePlan />}
    </SectionCard>
  )
}

function PremiumPlan() {
  const { data: details, error, isFetching, refetch } = useQuery(detailsQuery)
  if (details) return <PaidSubscription details={details} />
  if (error) {
    return (
      <StatePanel
        icon="circle-alert"
        title="Unable to load subscription details"
        isPart
        actions={
          <>
            <Button variant="secondary" disabled={isFetching} onClick={() => void refetch()}>
              {isFetching ? 'Retrying...' : 'Retry'}
            </Button>
            <CancelButton />
          </>
        }
      >
        Your subscription is active, but we couldn't fetch the details
      </StatePanel>
    )
  }
  return (
    <div role="status" aria-label="Loading subscription" className="space-y-5">
      <Skeleton className="h-16" />
      <Skeleton className="h-24" />
      <Skeleton className="h-11" />
      <Skeleton className="h-32" />
    </div>
  )
}
