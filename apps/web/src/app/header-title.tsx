import { describeTotals } from '@quittance/contract/money'
import type { TripWithSummary } from '@quittance/contract/trips'
import type { ReactNode } from 'react'
import { isTripErrorShown } from '#lib/data/trip-error.ts'
import { useActiveTrip } from '#lib/data/trips.ts'
import { useWaitingSummary } from '#offline/entries/waiting-summary.ts'
import { Badge } from '#ui/badge.tsx'
import { Brand, BrandMark } from '#ui/brand.tsx'
import { HomeLink } from '#ui/home-link.tsx'
import { Skeleton } from '#ui/skeleton.tsx'

/** The product's name and, while there is one, the trip in progress at a glance. */
export function HeaderTitle() {
  const { data: trip, error, isPending } = useActiveTrip()
  if (isPending)
    return (
      <Beside>
        <GlanceSkeleton />
      </Beside>
    )
  if (trip)
    return (
      <Beside>
        <Glance trip={trip} />
      </Beside>
    )
  if (isTripErrorShown(error)) {
    return (
      <Beside>
        <p role="status" className="min-w-0 flex-1 truncate text-sm text-wrong">
          Error loading trip
        </p>
      </Beside>
    )
  }
  return <HomeLink />
}

// Beside a trip a phone has room for the mark only.
function Beside({ children }: { children: ReactNode }) {
  return (
    <>
      <HomeLink>
        <Brand className="max-md:hidden" />
        <BrandMark className="size-6 md:hidden" />
        <span className="sr-only md:hidden">Quittance</span>
      </HomeLink>
      <span aria-hidden="true" className="mr-2 h-8 w-px shrink-0 bg-hairline max-md:hidden" />
      {children}
    </>
  )
}

function Glance({ trip: { id, name, status, summary } }: { trip: TripWithSummary }) {
  const { receiptCount, currencies } = useWaitingSummary(id, summary)
  return (
    <div className="min-w-0 flex-1">
      <div className="flex items-center gap-2">
        <p className="truncate text-sm font-semibold" title={name}>
          {name}
        </p>
        <Badge tone={status === 'active' ? 'primary' : 'settled'} className="shrink-0">
          {status === 'active' ? 'Active' : 'Finalized'}
        </Badge>
      </div>
      <p className="amount mt-0.5 truncate text-xs text-muted">
        {receiptCount} {receiptCount === 1 ? 'receipt' : 'receipts'}{' '}
        <span aria-hidden="true">·</span> {describeTotals(currencies)}
      </p>
    </div>
  )
}

function GlanceSkeleton() {
  return (
    <div role="status" aria-label="Loading trip" className="min-w-0 flex-1 space-y-1.5">
      <Skeleton className="h-4 w-36 max-w-full" />
      <Skeleton className="h-3 w-24 max-w-full" />
    </div>
  )
}
