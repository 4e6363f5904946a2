import clsx from 'clsx'
import type { ReactNode } from 'react'
import { FeatureList } from './feature-list.tsx'
import { proPlan } from './pro-plan.ts'

export function PlanCard({
  name,
  badge,
  price,
  isStrong = false,
  children,
}: {
  name: string
  badge?: ReactNode
  price: ReactNode
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
      <div className="flex min-h-6 flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <h3 className="font-semibold">{name}</h3>
        {badge}
      </div>
      <div className="mt-1 flex min-h-7 items-center">{price}</div>
      {children}
    </div>
  )
}

export function Price({ amount, period }: { amount: string; period: string }) {
  return (
    <p className="flex flex-wrap items-baseline gap-x-1.5">
      <span className="amount text-xl font-semibold tracking-tight">{amount}</span>
      <span className="text-sm text-muted">{period}</span>
    </p>
  )
}

/** `price` replaces the price for users who have none to pay. */
export function ProPlanCard({
  badge,
  price = <Price amount={proPlan.price} period={proPlan.period} />,
  features = proPlan.features,
  children,
}: {
  badge?: ReactNode
  price?: ReactNode
  features?: readonly string[]
  children?: ReactNode
}) {
  return (
    <PlanCard name={proPlan.name} badge={badge} price={price} isStrong>
      <FeatureList features={features} className="mt-4" />
      {children}
    </PlanCard>
  )
}
