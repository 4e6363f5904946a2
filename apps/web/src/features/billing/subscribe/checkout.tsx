import { SectionCard } from '#ui/card.tsx'
import { NewTabLink } from '#ui/new-tab-link.tsx'
import { OrderSummary } from './order-summary.tsx'
import { PaymentForm } from './payment-form.tsx'
import { PaymentSkeleton } from './payment-skeleton.tsx'
import { StartFailure } from './start-failure.tsx'
import type { Tier } from './start-subscription.ts'
import { useStart } from './use-start.ts'

/** What is bought beside the form that pays for it. */
export function Checkout({ tier }: { tier: Tier }) {
  const { start, retry, fail } = useStart(tier)
  return (
    <>
      <h1 className="text-xl font-semibold tracking-tight">Subscribe to Pro Plan</h1>
      <div className="mt-6 grid grid-cols-[minmax(0,1fr)] gap-4 md:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] md:items-start md:gap-6">
        <OrderSummary />
        {start === undefined || start.is === 'ready' ? (
          <SectionCard title="Payment">
            {start ? <PaymentForm {...start} onBroken={fail} /> : <PaymentSkeleton />}
          </SectionCard>
        ) : (
          <StartFailure failure={start} onRetry={retry} />
        )}
      </div>
      <p className="mt-6 text-sm text-pretty text-muted">
        Our <NewTabLink href="/terms">terms</NewTabLink> and{' '}
        <NewTabLink href="/privacy">privacy policy</NewTabLink> apply. You can cancel anytime from
        your account settings.
      </p>
    </>
  )
}
