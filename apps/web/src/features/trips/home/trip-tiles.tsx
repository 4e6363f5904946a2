import type { TripWithSummary } from '@quittance/contract/trips'
import clsx from 'clsx'
import type { ReactNode } from 'react'
import { needRoom, Totals } from '#features/trips/totals.tsx'
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
  const isWide = needRoom(currencies)
  return (
    <dl
      className={clsx(
        'group grid gap-3 lg:gap-4',
        isWide
          ? 'is-wide grid-cols-3 lg:grid-cols-[1fr_2.5fr_1fr_1fr]'
          : 'grid-cols-2 lg:grid-cols-4',
      )}
    >
      <Tile icon="receipt" label="Receipts">
        <span className="amount">{receiptCount}</span>
        {waitingCount > 0 && <Waiting count={waitingCount} />}
      </Tile>
      <Tile
        icon="coins"
        label="Total"
        className={isWide ? 'max-lg:-order-1 max-lg:col-span-3' : undefined}
      >
        <Totals totals={currencies} {...{ isWide }} />
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

function Tile({
  icon,
  label,
  className,
  children,
}: {
  icon: IconName
  label: string
  className?: string | undefined
  children: ReactNode
}) {
  return (
    <div
      className={clsx(
        'min-w-0 rounded-card border border-hairline bg-surface p-4 group-[.is-wide]:max-sm:p-3',
        className,
      )}
    >
      <dt className="flex items-center gap-2 text-sm text-muted">
        <Icon name={icon} className="text-[16px] group-[.is-wide]:max-[22rem]:hidden" />
        {label}
      </dt>
      <dd className="mt-2 text-lg font-semibold tracking-tight max-[22rem]:text-base group-[.is-wide]:text-base group-[.is-wide]:max-[22rem]:text-sm break-words">
        {children}
      </dd>
    </div>
  )
}
