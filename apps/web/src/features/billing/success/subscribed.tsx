import type { ReactNode } from 'react'
import { CheckoutMessage } from '#features/billing/checkout-frame.tsx'
import { FeatureList } from '#features/billing/feature-list.tsx'
import { proPlan } from '#features/billing/pro-plan.ts'
import { Badge } from '#ui/badge.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { StatePanel } from '#ui/state-panel.tsx'
import type { Confirmation } from './use-confirmation.ts'

export function Subscribed({
  confirmation: { is, message },
  backTo,
  next,
  onContinue,
}: {
  confirmation: Confirmation
  backTo: string
  next?: ReactNode
  onContinue?: () => void
}) {
  return (
    <CheckoutMessage>
      <div role="status">
        <StatePanel
          icon="circle-check"
          tone="settled"
          title={is === 'confirmed' ? 'Payment Confirmed!' : 'Subscription Successful!'}
        >
          {message}
        </StatePanel>
      </div>
      <dl className="mt-8 divide-y divide-hairline rounded-card border border-hairline bg-surface px-5 text-sm">
        <Fact label="Plan">{proPlan.name}</Fact>
        <Fact label="Price">
          {proPlan.price} {proPlan.period}
        </Fact>
        <Fact label="Status">
          <Badge tone="settled">Active</Badge>
        </Fact>
        <div className="py-4">
          <dt className="sr-only">Features</dt>
          <dd>
            <FeatureList features={proPlan.features} />
          </dd>
        </div>
      </dl>
      {next && <p className="mt-6 text-center text-sm text-pretty text-muted">{next}</p>}
      <ButtonLink
        href={backTo}
        size="large"
        className={next ? 'mt-3 w-full' : 'mt-6 w-full'}
        onClick={onContinue}
      >
        Continue to Dashboard
      </ButtonLink>
    </CheckoutMessage>
  )
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex items-center justify-between gap-4 py-3.5">
      <dt className="text-muted">{label}</dt>
      <dd className="amount font-medium">{children}</dd>
    </div>
  )
}
