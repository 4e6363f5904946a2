import { describeTotals, type Totals } from '@quittance/contract/money'
import type { TripWithSummary } from '@quittance/contract/trips'
import clsx from 'clsx'
import type { ReactNode } from 'react'
import { useIsTripInView } from '#features/trips/home/trip-in-view.ts'
import { isTripErrorShown } from '#lib/data/trip-error.ts'
import { useActiveTrip } from '#lib/data/trips.ts'
import { receiptCount, waitingWords } from '#lib/format/sum-words.ts'
import { useWaitingCounts } from '#offline/entries/waiting-summary.ts'
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

// Beside a trip a phone has room for the mark only; with large letters the trip stands below.
function Beside({ isBack = false, children }: { isBack?: boolean; children: ReactNode }) {
  return (
    <>
      <HomeLink>
        <Brand className={clsx(!isBack && '@[20rem]/shell:max-md:hidden')} />
        {!isBack && (
          <span className="md:hidden @max-[20rem]/shell:hidden">
            <BrandMark className="size-6" />
            <span className="sr-only">Quittance</span>
          </span>
        )}
      </HomeLink>
      <span
        aria-hidden="true"
        className={clsx(
          'mr-2 h-8 w-px shrink-0 bg-hairline max-md:hidden @max-[20rem]/shell:hidden',
          isBack && 'invisible',
        )}
      />
      {children}
    </>
  )
}

/**
 * Steps back while the card of the trip says the same on the screen; it is still read out. With large letters the
 * header goes with the page, and no name is left alone in it.
 */
function Glance({ trip: { id, name, status, summary } }: { trip: TripWithSummary }) {
  const { receiptCount: count, currencies } = summary
  const waiting = waitingWords(useWaitingCounts(id))
  const isBack = useIsTripInView()
  return (
    <Beside isBack={isBack}>
      {/* Three lines in all, however they are shared: the header keeps its height. */}
      <div
        className={clsx(
          'line-clamp-3 min-w-0 flex-1 text-xs leading-[1.0625rem] text-pretty break-words text-muted tabular-nums transition duration-200 ease-out @max-[20rem]/shell:line-clamp-none @max-[20rem]/shell:basis-full @max-[20rem]/shell:leading-normal',
          isBack &&
            'translate-y-2 opacity-0 @max-[20rem]/shell:transform-none @max-[20rem]/shell:opacity-100',
        )}
        title={`${name}: ${describeTotals(currencies)}`}
      >
        <span className="mr-2 text-sm leading-[1.0625rem] font-semibold text-text @max-[20rem]/shell:leading-normal">
          {name}
        </span>
        <Badge
          tone={status === 'active' ? 'primary' : 'settled'}
          className="px-2! py-0! align-middle leading-4"
        >
          {status === 'active' ? 'Active' : 'Finalized'}
        </Badge>
        <br />
        {receiptCount(count)} <span aria-hidden="true">·</span> {describeFirst(currencies)}
        {waiting && ` · ${waiting}`}
      </div>
    </Beside>
  )
}

/** As many as stand in the header of a phone. */
const mostTotals = 2

/** A glance is short: with many currencies it tells the first, and how many more there are. */
function describeFirst(totals: Totals) {
  const all = describeTotals(totals).split(', ')
  const more = all.length - mostTotals
  return more > 0 ? `${all.slice(0, mostTotals).join(', ')} and ${more} more` : all.join(', ')
}

function GlanceSkeleton() {
  return (
    <div role="status" aria-label="Loading trip" className="min-w-0 flex-1 space-y-1.5">
      <Skeleton className="h-4 w-36 max-w-full" />
      <Skeleton className="h-3 w-24 max-w-full" />
    </div>
  )
}
