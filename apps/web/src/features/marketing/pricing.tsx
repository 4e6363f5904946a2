import { rememberProIntent } from '#lib/account/subscription-intent.ts'
import { useTrialDays } from '#lib/data/config.ts'
import { ButtonLink } from '#ui/button.tsx'
import { freeTrial, pricing, proPlan } from './content.ts'
import { PlanCard } from './plan-card.tsx'
import { Section } from './section.tsx'

export function Pricing() {
  const trialDays = useTrialDays()
  return (
    <Section id="pricing" {...pricing(trialDays)}>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 md:grid-cols-2 lg:gap-6">
        <PlanCard
          plan={freeTrial(trialDays)}
          action={
            <ButtonLink href="/signup" variant="secondary" size="large" className="w-full">
              Start Free Trial
            </ButtonLink>
          }
        />
        <PlanCard
          plan={proPlan}
          action={
            <ButtonLink
              href="/signup?intent=pro"
              size="large"
              className="w-full"
              onClick={rememberProIntent}
            >
              Choose Pro Plan
            </ButtonLink>
          }
        />
      </div>
    </Section>
  )
}
