import type { Trip } from '@quittance/contract/trips'
import type { ReactNode } from 'react'
import { Badge } from '#ui/badge.tsx'

/** Further facts about the trip, in one line below its total. */
export function FactStrip({
  trip,
  receiptCount,
  waiting,
}: {
  trip: Trip
  receiptCount: number
  /** A text about receipts that are not in the total yet. */
  waiting: string
}) {
  const isActive = trip.status === 'active'
  return (
    <dl className="grid grid-cols-[1fr_1fr_auto] self-end border-t border-hairline @max-[15rem]:grid-cols-1 @[15rem]:divide-x @[15rem]:divide-hairline">
      <Fact label="Receipts">
        <span className="amount">{receiptCount.toLocaleString('en-US')}</span>
        {waiting && <span className="block text-xs font-normal text-muted">{waiting}</span>}
      </Fact>
      <Fact label="Currency">{trip.currency}</Fact>
      <Fact label="Status">
        <Badge tone={isActive ? 'primary' : 'settled'} className="-ml-1.5 whitespace-nowrap">
          {isActive ? 'In Progress' : 'Finalized'}
        </Badge>
      </Fact>
    </dl>
  )
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="min-w-0 px-4 py-2.5 @[15rem]:@max-[20rem]:px-3 @[15rem]:@max-[20rem]:first:pl-4 @max-[15rem]:flex @max-[15rem]:items-baseline @max-[15rem]:justify-between @max-[15rem]:gap-3 @[20rem]:first:pl-5 @[40rem]:py-3 @[40rem]:first:pl-6">
      <dt className="text-xs text-muted">{label}</dt>
      <dd className="mt-0.5 text-sm font-semibold">{children}</dd>
    </div>
  )
}
