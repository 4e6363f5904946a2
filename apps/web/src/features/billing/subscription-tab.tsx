import type { SubscriptionDetails } from '@quittance/contract/billing'
import { useQuery } from '@tanstack/react-query'
import { useUser } from '#lib/data/user.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { SectionCard } from '#ui/card.tsx'
import { Icon } from '#ui/icon.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { StatePanel } from '#ui/state-panel.tsx'
import { CancelButton, usePaymentPortal } from './cancel-button.tsx'
import { detailsQuery } from './details-query.ts'
import { FreePlan } from './free-plan.tsx'
import { benefits, FeatureList, Price } from './plan-card.tsx'
import {
  paymentMethodLabel,
  periodEnd,
  price,
  statusLabel,
  subscriptionNotice,
} from './subscription-words.ts'

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

function PaidSubscription({ details }: { details: SubscriptionDetails }) {
  const notice = subscriptionNotice(details)
  const end = periodEnd(details)
  const facts = [
    [end.label, end.date],
    ['Payment method', paymentMethodLabel(details)],
  ] as const
  return (
    <>
      <div className="flex flex-wrap items-center gap-2">
        <h3 className="mr-auto text-base font-semibold">{details.planName}</h3>
        {details.isManuallyGranted && <Badge tone="primary">Admin Granted</Badge>}
        <Badge tone={details.status === 'active' ? 'settled' : 'waiting'}>
          {statusLabel(details)}
        </Badge>
      </div>
      {(!details.isManuallyGranted || details.amount > 0) && (
        <div className="mt-2">
          <Price amount={price(details)} period={`per ${details.interval}`} />
        </div>
      )}
      <dl className="mt-5 divide-y divide-hairline border-y border-hairline text-sm">
        {facts.map(([label, value]) => (
          <div key={label} className="flex flex-wrap justify-between gap-x-4 gap-y-0.5 py-3">
            <dt className="text-muted">{label}</dt>
            <dd className="amount font-medium">{value}</dd>
          </div>
        ))}
      </dl>
      {notice && (
        <p className="mt-5 flex gap-3 rounded-control bg-sunken p-4 text-sm text-pretty">
          <Icon name="info" className="text-[1.125rem] text-muted" />
          <span className="min-w-0 break-words">{notice}</span>
        </p>
      )}
      {!details.isManuallyGranted && <PortalButtons />}
      <h3 className="mt-6 text-sm font-semibold">Your benefits</h3>
      <FeatureList features={benefits} className="mt-3" />
    </>
  )
}

function PortalButtons() {
  const { openPortal, isOpening } = usePaymentPortal()
  return (
    <div className="mt-5 grid gap-2 sm:grid-cols-2">
      <Button variant="secondary" disabled={isOpening} onClick={openPortal}>
        <Icon name="credit-card" className="text-[1.125rem]" />
        Update Payment
      </Button>
      <Button variant="secondary" className="text-wrong" disabled={isOpening} onClick={openPortal}>
        Cancel Subscription
      </Button>
    </div>
  )
}
