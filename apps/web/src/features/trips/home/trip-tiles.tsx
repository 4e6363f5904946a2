import type { TripWithSummary } from '@quittance/contract/trips'
import type { ReactNode } from 'react'
import { Totals } from '#features/trips/totals.tsx'
import { useWaitingSummary } from '#offline/entries/waiting-summary.ts'
import { Icon, type IconName } from '#ui/icon.tsx'

/** The trip in four figures. */
export function TripTiles({
  trip,
  sum,
}: {
  trip: TripWithSummary
  /** All of it in one currency, given how many are on this phone only. */
  sum: (waitingCount: number) => ReactNode
}) {
  const { receiptCount, currencies, waitingCount } = useWaitingSummary(trip.id, trip.summary)
  return (
    <dl className="grid grid-cols-2 gap-3 lg:grid-cols-4 lg:gap-4">
      <Tile icon="receipt" label="Receipts">
        <span className="amount">{receiptCount}</span>
        {waitingCount > 0 && <Waiting count={waitingCount} />}
      </Tile>
      <Tile icon="coins" label="Total">
        <Totals totals={currencies} />
        {sum(waitingCount)}
      </Tile>
      <Tile icon="globe" label="Currency">
        {trip.currency}
      </Tile>
      <Tile icon="circle-dot" label="Status">
        {trip.status === 'active' ? 'In Progress' : 'Finalized'}
      </Tile>
    </dl>
  )
}

function Waiting({ count }: { count: number }) {
  return (
    <span className="mt-0.5 block text-xs font-normal tracking-normal text-muted">
      {count} on this phone only
    </span>
  )
}

function Tile({ icon, label, children }: { icon: IconName; label: string; children: ReactNode }) {
  return (
    <div className="rounded-card border border-hairline bg-surface p-4">
      <dt className="flex items-center gap-2 text-sm text-muted">
        <Icon name={icon} className="text-[16px]" />
        {label}
      </dt>
      <dd className="mt-2 text-lg font-semibold max-[22rem]:text-base tracking-tight break-words">
        {children}
      </dd>
    </div>
  )
}
