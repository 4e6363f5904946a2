import type { PastTrip } from '@quittance/contract/trips'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { tripHistoryQuery, useUnfinishedTrips } from '#lib/data/trips.ts'
import { Button } from '#ui/button.tsx'
import { SectionCard } from '#ui/card.tsx'
import { Disclosure } from '#ui/disclosure.tsx'
import { FailedClaimNotice } from './failed-claim-notice.tsx'
import { GettingStarted, Tips } from './getting-started.tsx'
import { WelcomeSkeleton } from './home-skeleton.tsx'
import { LastClaim } from './last-claim.tsx'
import { MoreWays } from './more-ways.tsx'
import { NextTripButtons } from './next-trip.tsx'
import { PreviousTrips } from './previous-trips.tsx'
import { WelcomeHero } from './welcome-hero.tsx'

/** The home screen without a trip. */
export function Welcome({ sample }: { sample?: ReactNode }) {
  const {
    data: trips = [],
    isPending,
    isLoadingError,
    isFetching,
    refetch,
  } = useQuery(tripHistoryQuery)
  // They have a button above the rest, which is not to move it.
  const { isLoading } = useUnfinishedTrips()
  if (isPending || isLoading) return <WelcomeSkeleton />
  if (isLoadingError) return <WithoutHistory isRetrying={isFetching} onRetry={refetch} />
  const last = lastSent(trips)
  if (!last) return <FirstVisit sample={sample} />
  return <AfterClaim last={last} earlier={trips.filter((trip) => trip !== last)} />
}

/** The history goes by when trips began; a long one may have been sent last. */
function lastSent([first, ...others]: readonly PastTrip[]) {
  const sentAt = (trip: PastTrip) => trip.claim?.sentAt ?? ''
  return others.reduce((last, trip) => (last && sentAt(trip) > sentAt(last) ? trip : last), first)
}

/** Who it is that comes is not known; that a trip can be begun is. */
function WithoutHistory({ isRetrying, onRetry }: { isRetrying: boolean; onRetry: () => unknown }) {
  return (
    <SectionCard title="Where to next?">
      <p className="mb-4 text-sm text-pretty text-muted">
        Your earlier trips cannot be reached right now. What you saved is safe.
      </p>
      <NextTripButtons />
      <Button variant="quiet" className="mt-2" disabled={isRetrying} onClick={() => void onRetry()}>
        {isRetrying ? 'Retrying...' : 'Retry'}
      </Button>
    </SectionCard>
  )
}

/** Whoever has settled a claim knows how it works. */
function AfterClaim({ last, earlier }: { last: PastTrip; earlier: readonly PastTrip[] }) {
  return (
    <div className="space-y-4 lg:space-y-6">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 short:grid-cols-[minmax(0,1fr)_18rem] lg:grid-cols-[minmax(0,1fr)_18rem] lg:gap-6">
        <LastClaim trip={last} />
        <FailedClaimNotice shownId={last.id} />
        <section
          aria-labelledby="next-trip"
          className="flex flex-col justify-center rounded-card short:justify-start border border-hairline bg-surface p-5 sm:p-6"
        >
          <h2 id="next-trip" className="text-lg font-semibold tracking-tight">
            Where to next?
          </h2>
          <p className="mt-1 mb-4 text-sm text-pretty text-muted">
            A name and a currency, and your next receipt has a place to go.
          </p>
          <NextTripButtons />
        </section>
      </div>
      <PreviousTrips trips={earlier} />
      <Fold title="How it works">
        <GettingStarted />
        <Tips />
      </Fold>
      <Fold title="More ways to go on">
        <MoreWays />
      </Fold>
    </div>
  )
}

function FirstVisit({ sample }: { sample: ReactNode }) {
  return (
    <div className="space-y-4 lg:space-y-6">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 lg:grid-cols-[minmax(0,1fr)_18rem] lg:gap-6">
        <WelcomeHero sample={sample} />
        <div className="lg:order-1 lg:col-span-2">
          <GettingStarted />
        </div>
        <Tips />
      </div>
      <Fold title="More ways to go on">
        <MoreWays />
      </Fold>
    </div>
  )
}

function Fold({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Disclosure
      className="rounded-card border border-hairline bg-surface"
      summary={<span className="font-medium">{title}</span>}
    >
      <div className="space-y-4 border-t border-hairline p-4">{children}</div>
    </Disclosure>
  )
}
