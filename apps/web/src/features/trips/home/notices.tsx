import type { PastTrip } from '@quittance/contract/trips'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { DeliveryActions, hasFailed } from '#features/trips/claims/delivery-actions.tsx'
import { SentBackLine } from '#features/trips/claims/sent-back-line.tsx'
import { DeliveryStatus } from '#features/trips/history/sent-line.tsx'
import { allTripsQuery, tripHistoryQuery } from '#lib/data/trips.ts'
import { Docked } from '#ui/dock.tsx'
import { Icon } from '#ui/icon.tsx'

export function Notices({ shownId }: { shownId: number }) {
  return (
    <>
      <FailedClaimNotice shownId={shownId} />
      <SentBackNotice shownId={shownId} />
    </>
  )
}

/** Finance may send back a trip while another one is the current one. */
function SentBackNotice({ shownId }: { shownId: number }) {
  const { data: trips } = useQuery(allTripsQuery)
  const trip = trips?.find(({ id, claimState }) => id !== shownId && claimState === 'sent-back')
  if (!trip) return null
  return (
    <Docked>
      <section
        aria-label="Claim sent back"
        className="border-t border-hairline bg-surface px-4 pt-2.5 text-sm animate-[rise-in_200ms_var(--ease-out)] sm:px-6 lg:mt-3 lg:rounded-card lg:border lg:px-3"
      >
        <p role="status" className="line-clamp-2 font-semibold break-words">
          {trip.name}
        </p>
        <SentBackLine trip={trip} />
      </section>
    </Docked>
  )
}

/** Claims whose email did not arrive and whose link was not opened either. */
function listFailedClaims(trips: readonly PastTrip[]) {
  return trips.filter(({ claim }) => hasFailed(claim?.delivery) && claim?.openings === 0)
}

/** Warns on Home that an earlier claim did not arrive. */
function FailedClaimNotice({
  shownId,
}: {
  /** The trip whose claim the page already shows. */
  shownId: number
}) {
  const { data: trips = [] } = useQuery(tripHistoryQuery)
  const [, redraw] = useState(0)
  const failed = listFailedClaims(trips).find(
    (trip) => trip.id !== shownId && !sessionStorage.getItem(keyOf(trip)),
  )
  const delivery = failed?.claim?.delivery
  if (!failed || !delivery) return null

  function dismiss(trip: PastTrip) {
    sessionStorage.setItem(keyOf(trip), 'yes')
    redraw((count) => count + 1)
  }

  return (
    <Docked>
      <section
        aria-label="Claim not delivered"
        className="relative border-t border-hairline bg-surface p-4 pr-14 text-sm animate-[rise-in_200ms_var(--ease-out)] sm:px-6 lg:mt-3 lg:rounded-card lg:border lg:p-3"
      >
        <p role="status" className="line-clamp-2 font-semibold break-words max-lg:pr-2 lg:pr-9">
          {failed.name}
        </p>
        <DeliveryStatus delivery={delivery} />
        <DeliveryActions key={failed.id} tripId={failed.id} delivery={delivery} className="mt-3" />
        <button
          type="button"
          aria-label="Dismiss"
          onClick={() => dismiss(failed)}
          className="absolute top-1 right-1 grid size-11 place-items-center rounded-control text-muted transition-colors duration-150 hover:text-text"
        >
          <Icon name="x" className="text-[1.125rem]" />
        </button>
      </section>
    </Docked>
  )
}

function keyOf({ id, claim }: PastTrip) {
  const delivery = claim?.delivery
  const at = delivery && 'at' in delivery ? delivery.at : ''
  return `failed-claim-dismissed-${id}-${at}`
}
