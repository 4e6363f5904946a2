import { describeTotals, type Totals } from '@quittance/contract/money'
import type { TripWithSummary } from '@quittance/contract/trips'
import clsx from 'clsx'
import type { ReactNode } from 'react'
import { isTripErrorShown } from '#lib/data/trip-error.ts'
import { useActiveTrip } from '#lib/data/trips.ts'
import { describeWaiting, receiptCount } from '#lib/format/sum-words.ts'
import { useWaitingCounts } from '#offline/entries/waiting-summary.ts'
import { Badge } from '#ui/badge.tsx'
import { Brand, BrandMark } from '#ui/brand.tsx'
import { HomeLink } from '#ui/home-link.tsx'
import { Skeleton } from '#ui/skeleton.tsx'

export function HeaderTitle() {
  const { data: trip, error, isPending } = useActiveTrip()
  if (isPending)
    return (
      <Beside>
        <GlanceSkeleton />
      </Beside>
    )
  if (trip) return <Glance trip={trip} />
  if (isTripErrorShown(error)) {
    return (
      <Beside>
        <p role="status" className="min-w-0 flex-1 text-sm text-wrong">
          Error loading trip
        </p>
      </Beside>
    )
  }
  return <HomeLink />
}

// Beside a trip a phone only has room for the logo; with large text the trip goes below.
function Beside({ children }: { children: ReactNode }) {
  return (
    <>
      <HomeLink>
        <Brand className="@[20rem]/shell:max-md:hidden" />
        <span className="md:hidden @max-[20rem]/shell:hidden">
          <BrandMark className="size-6" />
          <span className="sr-only">Quittance</span>
        </span>
      </HomeLink>
      <span
        aria-hidden="true"
        className="mr-2 h-8 w-px shrink-0 bg-hairline max-md:hidden @max-[20rem]/shell:hidden"
      />
      {children}
    </>
  )
}

/** Reserves three lines, so that pending entries move nothing; two lines are almost centred. */
const threeLines =
  'max-md:@min-[20rem]/shell:-my-1 max-md:min-h-[3.1875rem] max-md:@min-[20rem]/shell:min-h-[3.75rem] max-md:@min-[20rem]/shell:pt-[0.5625rem] short:my-0! short:min-h-0! short:pt-0!'

/** The name is truncated first; badge, count and totals always show in full. */
function Glance({ trip: { id, name, status, summary } }: { trip: TripWithSummary }) {
  const { receiptCount: count, currencies } = summary
  const waiting = describeWaiting(useWaitingCounts(id))
  return (
    <Beside>
      <div
        className={clsx(
          'min-w-0 flex-1 text-xs leading-[1.0625rem] text-muted tabular-nums @max-[20rem]/shell:basis-full @max-[20rem]/shell:leading-normal',
          !isMany(currencies) && threeLines,
        )}
      >
        <p className="flex items-center gap-2 @max-[20rem]/shell:flex-wrap">
          <span
            className="min-w-0 truncate text-sm leading-[1.0625rem] font-semibold text-text @max-[20rem]/shell:wrap-anywhere @max-[20rem]/shell:leading-normal @max-[20rem]/shell:whitespace-normal"
            title={name}
          >
            {name}
          </span>
          <Badge
            tone={status === 'active' ? 'primary' : 'settled'}
            className="shrink-0 px-2! py-0! leading-4"
          >
            {status === 'active' ? 'Active' : 'Finalized'}
          </Badge>
        </p>
        <p className="text-pretty break-words">
          {receiptCount(count)}
          <span className={clsx(isMany(currencies) && 'max-md:hidden')}>
            {' '}
            <span aria-hidden="true">·</span> {describeTotals(currencies)}
          </span>
          {waiting && ` · ${waiting}`}
        </p>
      </div>
    </Beside>
  )
}

/** On a phone, totals that do not fit beside the name get a full-width line. */
export function HeaderTotals() {
  const { data: trip } = useActiveTrip()
  return trip ? <TotalsLine trip={trip} /> : null
}

function TotalsLine({ trip }: { trip: TripWithSummary }) {
  const { currencies } = trip.summary
  if (!isMany(currencies)) return null
  return (
    <p className="order-last basis-full pb-1 text-xs leading-[1.0625rem] break-words text-muted tabular-nums md:hidden @max-[20rem]/shell:leading-normal">
      {describeTotals(currencies)}
    </p>
  )
}

function isMany(totals: Totals) {
  return Object.keys(totals).length > 2
}

function GlanceSkeleton() {
  return (
    <div
      role="status"
      aria-label="Loading trip"
      className={clsx('min-w-0 flex-1 space-y-1.5', threeLines)}
    >
      <Skeleton className="h-4 w-36 max-w-full" />
      <Skeleton className="h-3 w-24 max-w-full" />
    </div>
  )
}
