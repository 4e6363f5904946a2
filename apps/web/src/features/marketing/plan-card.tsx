import clsx from 'clsx'
import type { ReactNode } from 'react'
import { Badge } from '#ui/badge.tsx'
import { Icon } from '#ui/icon.tsx'

type Plan = {
  name: string
  badge?: string
  price: string
  period: string
  summary: string
  features: string[]
}

export function PlanCard({ plan, action }: { plan: Plan; action: ReactNode }) {
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
