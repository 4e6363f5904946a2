import type { PastTrip } from '@quittance/contract/trips'
import { useState } from 'react'
import { Link } from 'wouter'
import { ClaimBadge } from '#features/trips/claims/claim-badge.tsx'
import { TripCards } from '#features/trips/history/trip-cards.tsx'
import { formatDate, formatDates } from '#lib/format/dates.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'

const pageLength = 6

/** All finalized trips, a page at a time. */
export function PreviousTrips({ trips }: { trips: readonly PastTrip[] }) {
  const [shownCount, setShownCount] = useState(pageLength)
  return (
    <section aria-labelledby="previous-trips">
      <h2 id="previous-trips" className="mb-3 text-base font-semibold">
        Previous trips
      </h2>
      <TripCards>
        {trips.slice(0, shownCount).map((trip, index) => (
          <PreviousTrip
            key={trip.id}
            trip={trip}
            isNext={shownCount > pageLength && index === shownCount - pageLength}
          />
        ))}
      </TripCards>
      {shownCount < trips.length && (
        <Button
          variant="secondary"
          className="mt-3 max-sm:w-full"
          onClick={() => setShownCount(shownCount + pageLength)}
        >
          Show {Math.min(pageLength, trips.length - shownCount)} more
        </Button>
      )}
    </section>
  )
}

function PreviousTrip({
  trip,
  isNext,
}: {
  trip: PastTrip
  /** The first trip of the page just requested; it takes the focus. */
  isNext: boolean
}) {
  const { id, name, startDate, endDate } = trip
  return (
    <li className="relative flex flex-wrap items-start gap-x-4 gap-y-1 rounded-card border border-hairline bg-surface p-4 transition-colors duration-150 hover:border-line sm:px-5">
      <span className="min-w-0 basis-40 grow">
        <Link
          ref={isNext ? takeFocus : null}
          href={`/history/${id}`}
          className="line-clamp-2 font-semibold wrap-anywhere after:absolute after:inset-0 after:rounded-card"
        >
          {name}
        </Link>{' '}
        <span className="block text-sm text-muted">
          {endDate ? formatDates(startDate, endDate) : formatDate(startDate)}
        </span>
      </span>{' '}
      <span className="flex flex-wrap gap-1">
        <Badge tone="settled">Completed</Badge>
        <ClaimBadge {...trip} />
      </span>
    </li>
  )
}

function takeFocus(link: HTMLAnchorElement | null) {
  link?.focus()
}
