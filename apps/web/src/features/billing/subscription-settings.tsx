import type { SubscriptionDetails } from '@quittance/contract/billing'
import { useQuery } from '@tanstack/react-query'
import { useTrialDays } from '#lib/data/config.ts'
import { useUser } from '#lib/data/user.ts'
import { dayCount } from '#lib/format/day-count.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { SectionCard } from '#ui/card.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { CancelButton } from './cancel-button.tsx'
import { detailsQuery } from './details-query.ts'
import { TrialState } from './free-plan.tsx'
import { benefits, PlanCard, Price, ProPlanCard } from './plan-card.tsx'
import { paymentMethodLabel, periodEnd } from './subscription-words.ts'
import { UpgradeLink } from './upgrade-link.tsx'

export function SubscriptionSettings() {
  const { data: user } = useUser()
  if (!user) return null
  return (
    <SectionCard title="Subscription" className="@container">
      {user.subscriptionTier === 'premium' ? <CurrentPro /> : <TrialOrPro />}
    </SectionCard>
  )
}

function TrialOrPro() {
  return (
    <div className="grid gap-4 @lg:grid-cols-2">
      <PlanCard
        name="Free Trial"
        badge={<Badge>Current plan</Badge>}
        price={<Price amount="£0" period={`for ${dayCount(useTrialDays())}`} />}
      >
        <TrialState className="mt-4 mb-5 flex-1" />
        <UpgradeLink from="/settings">Upgrade to Pro Plan</UpgradeLink>
      </PlanCard>
      <ProPlanCard />
    </div>
  )
}

/** The plan of a premium user: paid, with a way to cancel, or granted, with nothing to pay. */
function CurrentPro() {
  const { data: details, isPending, isFetching, refetch } = useQuery(detailsQuery)
  if (isPending) return <LoadingPro />
  if (!details) return <UnknownPro isRetrying={isFetching} onRetry={() => void refetch()} />
  return details.isManuallyGranted ? <GrantedPro details={details} /> : <PaidPro />
}

const current = <Badge tone="strong">Current plan</Badge>

function LoadingPro() {
  return (
    <ProPlanCard badge={current} price={<Skeleton className="h-7 w-32" />}>
      <Skeleton className="mt-5 h-11 w-44 max-sm:w-full" />
    </ProPlanCard>
  )
}

/** Cancelling works without the details: the portal has them. */
function UnknownPro({ isRetrying, onRetry }: { isRetrying: boolean; onRetry: () => void }) {
  return (
    <ProPlanCard
      badge={current}
      price={<p className="text-sm text-muted">Unable to load subscription details</p>}
      features={benefits}
    >
      <div className="mt-5 flex flex-wrap gap-2">
        <Button
          variant="secondary"
          className="max-sm:w-full"
          disabled={isRetrying}
          onClick={onRetry}
        >
          {isRetrying ? 'Retrying...' : 'Retry'}
        </Button>
        <CancelButton />
      </div>
    </ProPlanCard>
  )
}

function GrantedPro({ details }: { details: SubscriptionDetails }) {
  const { label, date } = periodEnd(details)
  return (
    <ProPlanCard
      badge={<Badge tone="surface">Admin Granted</Badge>}
      price={
        <p className="text-sm">
          <span className="text-muted">{label}</span> <span className="font-medium">{date}</span>
        </p>
      }
      features={benefits}
    >
      <p className="mt-5 text-sm text-muted">{paymentMethodLabel(details)}</p>
    </ProPlanCard>
  )
}

function PaidPro() {
  return (
    <ProPlanCard badge={current}>
      <CancelButton className="mt-5 self-start" />
    </ProPlanCard>
  )
}
