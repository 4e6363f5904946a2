import { useTrialDays } from '#lib/data/config.ts'
import { Skeleton } from '#ui/skeleton.tsx'
import { benefits, FeatureList } from './plan-card.tsx'
import { useFreePlan } from './plan-query.ts'
import { trialMessage, tripsLeftMessage } from './plan-words.ts'
import { UpgradeLink } from './upgrade-link.tsx'

export function FreePlan() {
  return (
    <>
      <h3 className="text-base font-semibold">You're on the Free Plan</h3>
      <TrialState className="mt-2" />
      <div className="mt-5 rounded-control bg-primary-soft p-4 sm:p-5">
        <p className="font-semibold">
          Pro Plan <span className="font-normal text-muted">£10 per month</span>
        </p>
        <FeatureList features={benefits} className="mt-3" />
      </div>
      <UpgradeLink from="/profile#subscription" className="mt-5 max-sm:w-full">
        Upgrade to Premium
      </UpgradeLink>
    </>
  )
}

/** Empty while unknown. */
export function TrialState({ className }: { className?: string }) {
  const { plan, isLoading } = useFreePlan()
  const trialDays = useTrialDays()
  return (
    <div className={className}>
      {isLoading && <Skeleton className="h-5 w-64 max-w-full" />}
      {plan && (
        <div className="space-y-1 text-sm text-pretty text-muted">
          <p>{trialMessage(plan, trialDays)}</p>
          <p>{tripsLeftMessage(plan)}</p>
        </div>
      )}
    </div>
  )
}
