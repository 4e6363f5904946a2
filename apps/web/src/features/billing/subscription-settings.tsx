import { useTrialDays } from '#lib/data/config.ts'
import { useUser } from '#lib/data/user.ts'
import { dayCount } from '#lib/format/day-count.ts'
import { Badge } from '#ui/badge.tsx'
import { Button, ButtonLink } from '#ui/button.tsx'
import { SectionCard } from '#ui/card.tsx'
import { TrialState } from './free-plan.tsx'
import { PlanCard, ProPlanCard } from './plan-card.tsx'
import { usePaymentPortal } from './use-payment-portal.ts'

/** The plans, and the way from one to the other, in the settings. */
export function SubscriptionSettings() {
  const { data: user } = useUser()
  if (!user) return null
  return (
    <SectionCard title="Subscription">
      {user.subscriptionTier === 'premium' ? <CurrentPro /> : <TrialOrPro />}
    </SectionCard>
  )
}

function CurrentPro() {
  const { openPortal, isOpening } = usePaymentPortal()
  return (
    <ProPlanCard badge={<Badge tone="strong">Current plan</Badge>}>
      <Button
        variant="secondary"
        className="mt-5 self-start text-wrong max-sm:w-full"
        disabled={isOpening}
        onClick={openPortal}
      >
        Cancel Subscription
      </Button>
    </ProPlanCard>
  )
}

function TrialOrPro() {
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <PlanCard
        name="Free Trial"
        badge={<Badge>Current plan</Badge>}
        price="£0"
        period={`for ${dayCount(useTrialDays())}`}
      >
        <TrialState className="mt-4 mb-5 flex-1" />
        <ButtonLink href="/subscribe/pro">Upgrade to Pro Plan</ButtonLink>
      </PlanCard>
      <ProPlanCard />
    </div>
  )
}
