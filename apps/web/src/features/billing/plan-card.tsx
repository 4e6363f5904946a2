import clsx from 'clsx'
import type { ReactNode } from 'react'
import { Icon } from '#ui/icon.tsx'

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

export function FeatureList({
  features,
  className,
}: {
  features: readonly string[]
  className?: string
}) {
  return (
    <ul className={clsx('space-y-2.5 text-sm', className)}>
      {features.map((feature) => (
        <li key={feature} className="flex gap-2.5">
          <Icon name="check" className="text-[1.125rem] text-primary" />
          {feature}
        </li>
      ))}
    </ul>
  )
}

export const proPlan = {
  name: 'Pro Plan',
  price: '£10',
  period: 'per month',
  features: [
    'Unlimited trips & receipts',
    'AI-powered receipt analysis',
    'Excel & PDF exports',
    'All export formats',
    'Priority support',
    'Cancel anytime',
  ],
} as const

/** The benefits listed in the profile. */
export const benefits = [
  'Unlimited trips',
  'Advanced AI analysis',
  'Excel & PDF exports',
  'Priority support',
] as const
