import type { PastTrip, Trip } from '@quittance/contract/trips'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useLocation } from 'wouter'
import { OutstandingLine } from '#features/trips/claims/outstanding-line.tsx'
import { SentBackLine } from '#features/trips/claims/sent-back-line.tsx'
import { openTripDialog } from '#features/trips/data/open-dialogs.ts'
import { useArchiveTrip, useReopenTrip } from '#features/trips/data/use-trip-actions.ts'
import { TripLoadError } from '#features/trips/trip-load-error.tsx'
import { allTripsQuery, outstandingQuery, tripHistoryQuery } from '#lib/data/trips.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Icon } from '#ui/icon.tsx'
import { Menu } from '#ui/menu.tsx'
import { StatePanel } from '#ui/state-panel.tsx'
import { type HistoryFilter, isMatch, noFilter } from './history-filter.ts'
import { MarkPaidDialog } from './mark-paid-dialog.tsx'
import { TripCard } from './trip-card.tsx'
import { TripCards, useHasTables } from './trip-cards.tsx'
import { TripHistorySkeleton } from './trip-history-skeleton.tsx'
import { type TripSlots, TripTable } from './trip-table.tsx'
import { useIsTopKnown, useIsWorthSearching } from './use-is-worth-searching.ts'

type Downloads = (trip: Trip, below: HTMLElement | null) => ReactNode

/** Finalized trips, newest first: a table on wide screens, otherwise cards. */
export function TripHistory({
  filter = noFilter,
  downloads,
}: {
  filter?: HistoryFilter
  /** Makes links to a finalized trip's files, which appear in the element below. */
  downloads: Downloads
}) {
  const { data: trips, error, isFetching, refetch } = useQuery(tripHistoryQuery)
  const isSearchKnown = useIsWorthSearching() !== undefined
  const outstanding = useQuery(outstandingQuery)
  const all = useQuery(allTripsQuery)
  const isTopKnown = useIsTopKnown()
  if (!isSearchKnown || !isTopKnown) return <TripHistorySkeleton />
  if (error && !trips) {
    return (
      <TripLoadError
        error={error}
        title="Failed to load trip history"
        isRetrying={isFetching}
        onRetry={refetch}
      />
    )
  }
  if (!trips) return <TripHistorySkeleton />
  const found = trips.filter((trip) => isMatch(trip, filter))
  const sentBack = all.data?.filter((trip) => trip.claimState === 'sent-back') ?? []
  return (
    <>
      <OutstandingLine totals={outstanding.data?.totals ?? []} className="-mt-2 mb-4" />
      <SentBackTrips trips={sentBack.filter((trip) => isMatch(trip, filter))} />
      {trips.length === 0 && <NoHistory />}
      {trips.length > 0 && found.length === 0 && (
        <p className="rounded-card border border-hairline bg-surface px-5 py-8 text-center text-muted">
          No finalized trip matches.
        </p>
      )}
      {found.length > 0 && <FoundTrips trips={found} downloads={downloads} />}
    </>
  )
}

function FoundTrips({ trips, downloads }: { trips: readonly PastTrip[]; downloads: Downloads }) {
  const hasTables = useHasTables()
  const [toArchive, setToArchive] = useState<{ trip: Trip; isOpen: boolean } | null>(null)
  const slots: TripSlots = {
    action: (trip) => (
      <TripMenu trip={trip} onArchive={() => setToArchive({ trip, isOpen: true })} />
    ),
    downloads: (trip, below) => trip.status === 'finalized' && downloads(trip, below),
  }
  return (
    <>
      {hasTables ? (
        <TripTable caption="Finalized trips" trips={trips} {...slots} />
      ) : (
        <TripCards>
          {trips.map((trip) => (
            <TripCard key={trip.id} trip={trip} {...slots} />
          ))}
        </TripCards>
      )}
      <ArchiveDialog
        isOpen={toArchive?.isOpen ?? false}
        trip={toArchive?.trip ?? null}
        onClose={() => setToArchive((state) => state && { ...state, isOpen: false })}
      />
    </>
  )
}

function NoHistory() {
  return (
    <div className="rounded-card border border-hairline bg-surface px-5 py-10">
      <StatePanel
        icon="history"
        title="No finalized trips yet"
        isPart
        actions={
          <ButtonLink variant="secondary" href="/">
            Go Home
          </ButtonLink>
        }
      >
        A trip moves here when you finalize it, with its receipts and totals.
      </StatePanel>
    </div>
  )
}

/** Trips that finance sent back are in progress again, so the list below does not have them. */
function SentBackTrips({ trips }: { trips: readonly Trip[] }) {
  if (trips.length === 0) return null
  return (
    <ul aria-label="Sent back" className="mb-4 space-y-3">
      {trips.map((trip) => (
        <li
          key={trip.id}
          className="rounded-card border border-hairline bg-surface px-4 pt-2.5 transition-colors duration-150 hover:border-line sm:px-5"
        >
          <p className="line-clamp-2 font-semibold wrap-anywhere">{trip.name}</p>
          <SentBackLine trip={trip} />
        </li>
      ))}
    </ul>
  )
}

function ArchiveDialog({
  isOpen,
  trip,
  onClose,
}: {
  isOpen: boolean
  trip: Trip | null
  onClose: () => void
}) {
  const archive = useArchiveTrip(onClose)
  return (
    <Dialog
      open={isOpen}
      onOpenChange={(open) => !open && onClose()}
      title="Archive Trip"
      description={
        <>
          <strong className="font-semibold break-words text-text">{trip?.name}</strong> moves to the
          archive with all its receipts. Nothing is deleted.
        </>
      }
      dismiss="Cancel"
      footer={
        <Button disabled={archive.isPending} onClick={() => archive.mutate(trip)}>
          {archive.isPending ? 'Archiving...' : 'Archive Trip'}
        </Button>
      }
    >
      <p className="flex gap-3 rounded-control bg-sunken p-4 text-sm text-pretty">
        <Icon name="info" className="text-muted" />
        An archived trip still counts towards your subscription limit.
      </p>
    </Dialog>
  )
}

function TripMenu({ trip, onArchive }: { trip: PastTrip; onArchive: () => void }) {
  const [, navigate] = useLocation()
  const reopen = useReopenTrip(() => navigate('/'))
  const [isMarking, setIsMarking] = useState(false)
  const isUnpaid = ['sent', 'opened', 'approved'].includes(trip.claimState ?? '')
  const paidItem = {
    label: 'Mark as paid',
    icon: 'wallet',
    onSelect: () => setIsMarking(true),
  } as const
  const reopenItem = {
    label: 'Re-open Trip',
    icon: 'rotate-ccw',
    onSelect: () => reopen.mutate(trip.id),
  } as const
  return (
    <>
      <Menu
        trigger={
          <button
            type="button"
            aria-label={`Actions for ${trip.name}`}
            disabled={reopen.isPending}
            className="grid size-11 place-items-center rounded-control text-muted transition-colors duration-150 hover:bg-hairline hover:text-text disabled:opacity-50"
          >
            <Icon name="ellipsis-vertical" />
          </button>
        }
        items={[
          ...(isUnpaid ? [paidItem] : []),
          ...(trip.status === 'finalized' ? [reopenItem] : []),
          { label: 'Edit Trip', icon: 'pencil', onSelect: () => openTripDialog('edit', trip) },
          { label: 'Archive Trip', icon: 'archive', onSelect: onArchive, isApart: true },
        ]}
      />
      {isMarking && <MarkPaidDialog trip={trip} onClose={() => setIsMarking(false)} />}
    </>
  )
}
