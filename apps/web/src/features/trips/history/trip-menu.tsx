import type { PastTrip } from '@quittance/contract/trips'
import { useLocation } from 'wouter'
import { openTripDialog } from '#features/trips/data/open-dialogs.ts'
import { useReopenTrip } from '#features/trips/data/use-trip-actions.ts'
import { Icon } from '#ui/icon.tsx'
import { Menu } from '#ui/menu.tsx'

export function TripMenu({ trip, onArchive }: { trip: PastTrip; onArchive: () => void }) {
  const [, navigate] = useLocation()
  const reopen = useReopenTrip(() => navigate('/'))
  const reopenItem = {
    label: 'Re-open Trip',
    icon: 'rotate-ccw',
    onSelect: () => reopen.mutate(trip.id),
  } as const
  return (
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
        ...(trip.status === 'finalized' ? [reopenItem] : []),
        { label: 'Edit Trip', icon: 'pencil', onSelect: () => openTripDialog('edit', trip) },
        { label: 'Archive Trip', icon: 'archive', onSelect: onArchive, isApart: true },
      ]}
    />
  )
}
