import clsx from 'clsx'
import type { ReactNode } from 'react'
import { rememberProIntent } from '#lib/account/subscription-intent.ts'
import { useTrialDays } from '#lib/data/config.ts'
import { Badge } from '#ui/badge.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { freeTrial, pricing, proPlan } from './content.ts'
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

type Plan = {
  name: string
  badge?: string
  price: string
  period: string
  summary: string
  features: string[]
}

function PlanCard({ plan, action }: { plan: Plan; action: ReactNode }) {
  return (
    <article
      className={clsx(
        'flex flex-col rounded-card border bg-surface p-6 lg:p-8',
        plan.badge ? 'border-primary shadow-float' : 'border-hairline',
      )}
    >
      <div className="flex min-h-6 flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <h3 className="text-base font-semibold">{plan.name}</h3>
        {plan.badge && <Badge tone="primary">{plan.badge}</Badge>}
      </div>
      <p className="mt-4 flex flex-wrap items-baseline gap-x-2">
        <span className="amount text-2xl font-semibold tracking-[-0.025em]">{plan.price}</span>
        <span className="text-sm text-muted">{plan.period}</span>
      </p>
      <p className="mt-2 text-sm text-muted">{plan.summary}</p>
      <ul className="mt-6 mb-8 flex-1 space-y-3 border-t border-hairline pt-6">
        {plan.features.map((feature) => (
          <li key={feature} className="flex gap-3 text-sm">
            <Icon name="check" className="text-primary" />
            {feature}
          </li>
        ))}
      </ul>
      {action}
    </article>
  )
}
