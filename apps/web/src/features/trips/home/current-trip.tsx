import type { Trip } from '@quittance/contract/trips'
import { openTripDialog } from '#features/trips/data/open-dialogs.ts'
import { formatDate } from '#lib/format/dates.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'

/** The trip that receipts go to. */
export function CurrentTrip({ trip }: { trip: Trip }) {
  const isActive = trip.status === 'active'
  return (
    <section
      aria-labelledby="current-trip"
      className="rounded-card border border-hairline bg-surface p-5 sm:p-6"
    >
      <div className="flex items-start gap-4">
        <div className="min-w-0 flex-1">
          <h2 id="current-trip" className="text-sm font-medium text-muted">
            Current Trip
          </h2>
          <p className="mt-1 line-clamp-2 text-lg font-semibold tracking-tight break-words">
            {trip.name}
          </p>
        </div>
        <Button
          variant="secondary"
          className="-mt-1 shrink-0"
          onClick={() => openTripDialog('edit', trip)}
        >
          <Icon name="pencil" className="text-[18px] text-muted" />
          Edit
        </Button>
      </div>
      <div className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-2 text-sm text-muted">
        <Badge tone={isActive ? 'primary' : 'settled'}>
          {isActive ? 'In Progress' : 'Finalized'}
        </Badge>
        <span className="inline-flex items-center gap-1.5">
          <Icon name="calendar" className="text-[16px]" />
          {formatDate(trip.startDate)}
        </span>
      </div>
    </section>
  )
}
