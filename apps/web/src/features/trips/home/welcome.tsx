import type { PastTrip } from '@quittance/contract/trips'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { ClaimBadge } from '#features/trips/claims/claim-badge.tsx'
import { DeliveryActions, hasFailed } from '#features/trips/claims/delivery-actions.tsx'
import { askForTrip, startCreatingTrip } from '#features/trips/create/start-creating-trip.ts'
import { openTripDialog } from '#features/trips/data/open-dialogs.ts'
import { SentLine } from '#features/trips/history/sent-line.tsx'
import { tripHistoryQuery, useUnfinishedTrips } from '#lib/data/trips.ts'
import { formatDates } from '#lib/format/dates.ts'
import { RepayLines } from '#lib/format/repay-lines.tsx'
import { receiptCount } from '#lib/format/sum-words.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { SectionCard } from '#ui/card.tsx'
import { Icon } from '#ui/icon.tsx'
import { lastSent } from './claim-notices.tsx'
import { EmptyTripActions, TripLinks } from './empty-trip.tsx'
import { FirstReceipt } from './first-receipt.tsx'
import { GettingStarted, Tips } from './getting-started.tsx'
import { WelcomeSkeleton } from './home-skeleton.tsx'
import { PreviousTrips } from './previous-trips.tsx'
import { TripSum } from './trip-sum.tsx'

export function Welcome({ sample }: { sample?: ReactNode }) {
  const {
    data: trips = [],
    isPending,
    isLoadingError,
    isFetching,
    refetch,
  } = useQuery(tripHistoryQuery)
  // They add a button at the top, which must not push the rest down.
  const { isLoading } = useUnfinishedTrips()
  if (isPending || isLoading) return <WelcomeSkeleton />
  if (isLoadingError) return <WithoutHistory isRetrying={isFetching} onRetry={refetch} />
  const last = lastSent(trips)
  if (!last) return <FirstVisit sample={sample} />
  return <AfterClaim last={last} trips={trips} />
}

/** Without the history we do not know this user, but a trip can still be started. */
function WithoutHistory({ isRetrying, onRetry }: { isRetrying: boolean; onRetry: () => unknown }) {
  return (
    <div className="space-y-4 lg:space-y-6">
      <SectionCard title="Where to next?">
        <p className="mb-4 text-sm text-pretty text-muted">
          Your earlier trips cannot be reached right now. What you saved is safe.
        </p>
        <NextTripButtons />
        <Button
          variant="quiet"
          className="mt-2"
          disabled={isRetrying}
          onClick={() => void onRetry()}
        >
          {isRetrying ? 'Retrying...' : 'Retry'}
        </Button>
      </SectionCard>
      <MoreActions />
    </div>
  )
}

function AfterClaim({ last, trips }: { last: PastTrip; trips: readonly PastTrip[] }) {
  return (
    <div className="space-y-4 lg:space-y-6">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 short:grid-cols-[minmax(0,1fr)_18rem] lg:grid-cols-[minmax(0,1fr)_18rem] lg:gap-6">
        <LastClaim trip={last} />
        <WelcomeHero title="Where to next?">
          A name and a currency, and your next receipt has a place to go.
        </WelcomeHero>
      </div>
      <PreviousTrips trips={trips} />
      <GettingStarted />
      <Tips />
      <MoreActions />
    </div>
  )
}

function FirstVisit({ sample }: { sample: ReactNode }) {
  return (
    <div className="space-y-4 lg:space-y-6">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 lg:grid-cols-[minmax(0,1fr)_18rem] lg:gap-6">
        <WelcomeHero title="Where are you off to?" sample={sample}>
          Name your trip, photograph each receipt, and finance gets a finished report.
        </WelcomeHero>
        <div className="lg:order-1 lg:col-span-2">
          <GettingStarted />
        </div>
        <Tips />
      </div>
      <MoreActions />
    </div>
  )
}

function MoreActions() {
  return (
    <div>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 lg:grid-cols-2 lg:gap-6">
        <EmptyTripActions />
        <FirstReceipt
          hint="They appear here as soon as there is a trip to add them to."
          onAdd={() => void askForTrip()}
          onUpload={() => void askForTrip()}
        />
      </div>
      <TripLinks />
    </div>
  )
}

function WelcomeHero({
  title,
  sample,
  children,
}: {
  title: string
  sample?: ReactNode
  children: ReactNode
}) {
  return (
    <section
      aria-labelledby="welcome"
      className="rounded-card border border-hairline bg-surface p-5 sm:p-8"
    >
      <div className="flex flex-wrap items-center gap-4">
        <span className="grid size-12 shrink-0 place-items-center rounded-full bg-primary-soft text-primary">
          <Icon name="luggage" className="text-[1.5rem]" />
        </span>
        <h2 id="welcome" className="min-w-0 text-xl font-semibold tracking-tight text-balance">
          {title}
        </h2>
      </div>
      <p className="mt-3 mb-5 max-w-[52ch] text-base text-pretty text-muted">{children}</p>
      <NextTripButtons />
      {sample && <div className="mt-3">{sample}</div>}
    </section>
  )
}

/** The trip finalized last, and its status. */
function LastClaim({ trip }: { trip: PastTrip }) {
  const delivery = trip.claim?.delivery
  return (
    <section
      aria-labelledby="last-claim"
      className="group @container relative rounded-card border border-hairline bg-surface transition-colors duration-150 hover:border-line"
    >
      <div className="p-5 pb-4 sm:p-6 sm:pb-5">
        <h2 id="last-claim" className="text-xs text-muted">
          Your last claim
        </h2>
        <Link
          href={`/history/${trip.id}`}
          className="mt-0.5 block rounded-control after:absolute after:inset-0 after:rounded-card"
        >
          <span
            data-is-title
            className="line-clamp-2 text-lg @max-[15rem]:line-clamp-none font-semibold tracking-tight break-words"
          >
            {trip.name}
          </span>{' '}
          <span className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
            {formatDates(trip.startDate, trip.endDate)}{' '}
            <Badge tone="settled">
              <Icon name="check" className="text-[0.875rem]" />
              Completed
            </Badge>
            <ClaimBadge {...trip} />
          </span>
        </Link>
        {/* A response cached by an earlier version has no totals. */}
        {trip.currencies && (
          <div className="mt-3">
            <RepayLines {...trip} className="mb-1" />
            <TripSum totals={trip.currencies} {...trip} />
          </div>
        )}
      </div>
      <div className="flex items-center gap-3 border-t border-hairline px-5 py-3.5 sm:px-6">
        <div className="min-w-0 flex-1 space-y-1">
          {trip.claim && <SentLine claim={trip.claim} />}
          {hasFailed(delivery) && (
            <DeliveryActions tripId={trip.id} delivery={delivery} className="relative z-1 pt-2" />
          )}
          {trip.receiptCount !== undefined && !trip.claim && (
            <p className="text-sm text-muted">{receiptCount(trip.receiptCount)}</p>
          )}
        </div>
        <Icon name="chevron-right" className="text-muted" />
      </div>
    </section>
  )
}

/** The main action without a trip; an unfinished one can be continued. */
function NextTripButtons() {
  const { trips: unfinished } = useUnfinishedTrips()
  return (
    <div className="@container">
      {/* Side by side only if both fit in whichever font loads first. */}
      <div className="flex flex-col gap-2 @[24rem]:items-start @[32rem]:flex-row">
        <Button size="large" onClick={() => void startCreatingTrip()}>
          Start Here
          <Icon name="arrow-right" className="text-[1.125rem]" />
        </Button>
        {unfinished.length > 0 && (
          <Button size="large" variant="secondary" onClick={() => openTripDialog('unfinished')}>
            {unfinished.length === 1
              ? 'Continue your unfinished trip'
              : `Continue one of ${unfinished.length} unfinished trips`}
          </Button>
        )}
      </div>
    </div>
  )
}
