import { FeatureList } from '#features/billing/feature-list.tsx'
import { proPlan } from '#features/billing/pro-plan.ts'
import { SectionCard } from '#ui/card.tsx'

export function OrderSummary() {
  return (
    <SectionCard title="Your plan">
      <div className="flex items-baseline justify-between gap-4">
        <h3 className="font-semibold">{proPlan.name}</h3>
        <p className="text-right">
          <span className="amount text-xl font-semibold tracking-tight">{proPlan.price}</span>{' '}
          <span className="text-sm text-muted">{proPlan.period}</span>
        </p>
      </div>
      <FeatureList features={proPlan.features} className="mt-4 border-t border-hairline pt-4" />
    </SectionCard>
  )
}
