import type { Trip } from '@quittance/contract/trips'
import { formatDate } from '#lib/format/dates.ts'

/** `Started Jan 5, 2025 · EUR`, as far as known. */
export function StartedLine({ trip }: { trip: Trip }) {
  if (!trip.startDate) return null
  return (
    <p className="text-sm text-muted">
      Started {formatDate(trip.startDate)} <span aria-hidden="true">·</span> {trip.currency}
    </p>
  )
}
