import type { PastTrip } from '@quittance/contract/trips'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { askForTrip } from '#features/trips/create/start-creating-trip.ts'
import { tripHistoryQuery, useUnfinishedTrips } from '#lib/data/trips.ts'
import { Button } from '#ui/button.tsx'
import { SectionCard } from '#ui/card.tsx'
import { EmptyTripActions, TripLinks } from './empty-trip.tsx'
import { FirstReceipt } from './first-receipt.tsx'
import { GettingStarted, Tips } from './getting-started.tsx'
import { WelcomeSkeleton } from './home-skeleton.tsx'
import { LastClaim } from './last-claim.tsx'
import { LateNotices } from './late-notices.tsx'
import { NextTripButtons } from './next-trip.tsx'
import { PreviousTrips } from './previous-trips.tsx'
import { WelcomeHero } from './welcome-hero.tsx'

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

/** The history is sorted by start date; a long trip may have been sent last. */
function lastSent([first, ...others]: readonly PastTrip[]) {
  const sentAt = (trip: PastTrip) => trip.claim?.sentAt ?? ''
  return others.reduce((last, trip) => (last && sentAt(trip) > sentAt(last) ? trip : last), first)
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
        <LateNotices shownId={last.id} />
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
          Give the trip a name. Every receipt you photograph on the way finds its place there, and
          finance gets a finished report when you are back.
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
