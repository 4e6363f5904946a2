import { useQuery } from '@tanstack/react-query'
import { SentBackLine } from '#features/trips/claims/sent-back-line.tsx'
import { allTripsQuery } from '#lib/data/trips.ts'
import { Docked } from '#ui/dock.tsx'
import { FailedClaimNotice } from './failed-claim-notice.tsx'

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
