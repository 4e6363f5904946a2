import { useTrialDays } from '#lib/data/config.ts'
import { useUser } from '#lib/data/user.ts'
import { dayCount } from '#lib/format/day-count.ts'
import { Badge } from '#ui/badge.tsx'
import { SectionCard } from '#ui/card.tsx'
import { CurrentPro } from './current-pro.tsx'
import { TrialState } from './free-plan.tsx'
import { PlanCard, Price, ProPlanCard } from './plan-card.tsx'
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
