import clsx from 'clsx'
import type { ReactNode } from 'react'
import { FeatureList } from './feature-list.tsx'
import { proPlan } from './pro-plan.ts'

/** A plan with its price; the one to choose, or the one in use, stands out. */
export function PlanCard({
  name,
  badge,
  price,
  period,
  isStrong = false,
  children,
}: {
  name: string
  badge?: ReactNode
  price: string
  period: string
  isStrong?: boolean
  children: ReactNode
}) {
  return (
    <div
      className={clsx(
        'flex flex-col rounded-control border p-4 sm:p-5',
        isStrong ? 'border-primary bg-primary-soft' : 'border-hairline',
      )}
    >
      <div className="flex min-h-6 items-center justify-between gap-3">
        <h3 className="font-semibold">{name}</h3>
        {badge}
      </div>
      <p className="mt-1 flex items-baseline gap-1.5">
        <span className="amount text-xl font-semibold tracking-tight">{price}</span>
        <span className="text-sm text-muted">{period}</span>
      </p>
      {children}
    </div>
  )
}

export function ProPlanCard({ badge, children }: { badge?: ReactNode; children?: ReactNode }) {
  return (
    <PlanCard
      name={proPlan.name}
      badge={badge}
      price={proPlan.price}
      period={proPlan.period}
      isStrong
    >
      <FeatureList features={proPlan.features} className="mt-4" />
      {children}
    </PlanCard>
  )
}
