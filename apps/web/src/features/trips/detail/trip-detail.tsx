import type { TripWithSummary } from '@quittance/contract/trips'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link, useLocation } from 'wouter'
import { claimsQuery } from '#features/trips/claims/claims-query.ts'
import { OpenQuestions } from '#features/trips/claims/open-questions.tsx'
import { TripClaims } from '#features/trips/claims/trip-claims.tsx'
import { useReactivateTrip, useReopenTrip } from '#features/trips/data/use-trip-actions.ts'
import { DeleteEmptyTrip } from '#features/trips/delete-empty-trip.tsx'
import { RestoreButton } from '#features/trips/history/restore-button.tsx'
import { TripLoadError } from '#features/trips/trip-load-error.tsx'
import { ApiError } from '#lib/api/api.ts'
import { conversationQuery } from '#lib/data/conversation.ts'
import { tripQuery } from '#lib/data/trips.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { SectionCard } from '#ui/card.tsx'
import { Icon } from '#ui/icon.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { StatePanel } from '#ui/state-panel.tsx'
import { useMedia } from '#ui/use-media.ts'
import { TripFacts } from './trip-facts.tsx'
import { parseTripId } from './trip-id.ts'

type TripDetailProps = {
  /** From the path. */
  id: string
  receipts: (trip: TripWithSummary) => ReactNode
  finalize: (trip: TripWithSummary) => ReactNode
  /** The files of a finalized trip. */
  downloads: (trip: TripWithSummary) => ReactNode
  /** The total in one currency. */
  sum: (trip: TripWithSummary) => ReactNode
  /** Only for a trip with receipts. */
  spending: (trip: TripWithSummary) => ReactNode
}

export function TripDetail({ id, ...slots }: TripDetailProps) {
  const tripId = parseTripId(id)
  return tripId === null ? (
    <MissingTrip title="Invalid trip ID" />
  ) : (
    <LoadedTrip key={tripId} id={tripId} {...slots} />
  )
}

function LoadedTrip({
  id,
  receipts,
  finalize,
  downloads,
  sum,
  spending,
}: Omit<TripDetailProps, 'id'> & { id: number }) {
  const { data: trip, error, isFetching, refetch } = useQuery(tripQuery(id))
  // In DOM order too, so that screen readers and the keyboard reach the receipts first.
  const isDesk = useMedia('(min-width: 64rem)')
  // A re-opened trip has claims too: loaded late, they would push the content down.
  const isOpen = trip !== undefined && trip.status !== 'finalized'
  const claims = useQuery({ ...claimsQuery(id), enabled: isOpen || trip?.claimState === 'sent' })
  const isSentBack = isOpen && trip.claimState === 'sent-back'
  const conversation = useQuery({ ...conversationQuery(id), enabled: isSentBack })
  if (error instanceof ApiError && error.status === 404) {
    return <MissingTrip title="Trip not found" />
  }
  if (error && !trip)
    return <TripLoadError error={error} isRetrying={isFetching} onRetry={refetch} />
  // Waits only once: on failure, the section that shows them retries.
  const isWaiting = [claims, conversation].some((query) => query.isLoading && !query.isFetched)
  if (!trip || isWaiting) return <TripDetailSkeleton />

  const side = (
    <div key="facts" className="space-y-4 lg:space-y-6">
      {isSentBack && <OpenQuestions tripId={trip.id} />}
      <TripFacts trip={trip} sum={sum(trip)} />
      {trip.status === 'active' ? (
        finalize(trip)
      ) : (
        <TripDetailActions trip={trip} downloads={downloads(trip)} />
      )}
      <TripClaims tripId={trip.id} isSent={trip.status === 'finalized'} />
      {trip.summary.receiptCount > 0 && (
        <SectionCard title="Spending">{spending(trip)}</SectionCard>
      )}
    </div>
  )
  const list = (
    <SectionCard key="receipts" title="Receipts" className="overflow-hidden pb-0! sm:pb-0!">
      <div className="-mx-gutter border-t border-hairline sm:-mx-6">{receipts(trip)}</div>
    </SectionCard>
  )
  return (
    <div className="space-y-4 lg:space-y-6">
      <div className="flex items-start gap-2">
        <Link
          href="/history"
          aria-label="Back to Trip History"
          className="-mt-1.5 -ml-2.5 grid size-11 shrink-0 place-items-center rounded-control text-muted transition-colors duration-150 hover:bg-sunken hover:text-text"
        >
          <Icon name="arrow-left" />
        </Link>
        <h1 className="min-w-0 text-xl font-semibold tracking-tight break-words">{trip.name}</h1>
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 lg:grid-cols-[minmax(0,1fr)_20rem] lg:items-start lg:gap-6">
        {isDesk ? [list, side] : [side, list]}
      </div>
    </div>
  )
}

function TripDetailSkeleton() {
  return (
    <div role="status" aria-label="Loading trip" className="space-y-4 lg:space-y-6">
      <Skeleton className="h-9 w-64 max-w-full" />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 lg:grid-cols-[minmax(0,1fr)_20rem] lg:items-start lg:gap-6">
        <div className="space-y-4 lg:col-start-2 lg:row-start-1 lg:space-y-6">
          <Skeleton className="h-52 rounded-card" />
          <Skeleton className="h-44 rounded-card" />
        </div>
        <Skeleton className="h-96 rounded-card lg:col-start-1 lg:row-start-1" />
      </div>
    </div>
  )
}

function MissingTrip({ title }: { title: 'Invalid trip ID' | 'Trip not found' }) {
  return (
    <div className="py-10">
      <StatePanel
        icon="compass"
        title={title}
        actions={
          <>
            <ButtonLink href="/history">Trip History</ButtonLink>
            <ButtonLink variant="secondary" href="/">
              Go Home
            </ButtonLink>
          </>
        }
      >
        The address may be mistyped, or the trip belongs to another account.
      </StatePanel>
    </div>
  )
}

/** Actions for a trip that is not the active one. */
function TripDetailActions({ trip, downloads }: { trip: TripWithSummary; downloads: ReactNode }) {
  const reopen = useReopenTrip()
  const reactivate = useReactivateTrip()
  const [, navigate] = useLocation()
  const deletion = (
    <DeleteEmptyTrip
      trip={trip}
      onDeleted={() => navigate('/history')}
      className="mt-4 border-t border-hairline pt-2"
    />
  )
  if (trip.status === 'finalized') {
    return (
      <ActionCard text="This trip is finalized and its receipts are frozen. Editing re-opens it and makes it your current trip.">
        <Button
          variant="secondary"
          className="w-full"
          disabled={reopen.isPending}
          onClick={() => reopen.mutate(trip.id)}
        >
          {reopen.isPending ? 'Re-opening...' : 'Edit Trip'}
        </Button>
        <div className="mt-2">{downloads}</div>
      </ActionCard>
    )
  }
  if (trip.status === 'inactive') {
    return (
      <ActionCard text="This trip is not finished. Continue it to add receipts and to finalize it.">
        <Button
          className="w-full"
          disabled={reactivate.isPending}
          onClick={() => reactivate.mutate(trip.id)}
        >
          {reactivate.isPending ? 'Continuing...' : 'Continue Trip'}
        </Button>
        {deletion}
      </ActionCard>
    )
  }
  return (
    <ActionCard text="This trip is archived. All its receipts are kept, and it still counts towards your subscription limit.">
      <RestoreButton trip={trip} />
      {/* Only a finalized trip has an end date, even when archived. */}
      {trip.endDate ? <div className="mt-2">{downloads}</div> : deletion}
    </ActionCard>
  )
}

function ActionCard({ text, children }: { text: string; children: ReactNode }) {
  return (
    <div className="rounded-card border border-hairline bg-surface p-5">
      <p className="mb-4 text-sm text-pretty text-muted">{text}</p>
      {children}
    </div>
  )
}
