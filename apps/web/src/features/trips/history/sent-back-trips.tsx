import type { Trip } from '@quittance/contract/trips'
import { SentBackLine } from '#features/trips/claims/sent-back-line.tsx'

/** Trips that finance sent back are in progress again, so the list below does not have them. */
export function SentBackTrips({ trips }: { trips: readonly Trip[] }) {
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
