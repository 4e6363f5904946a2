import { useQuery } from '@tanstack/react-query'
import { allTripsQuery, inProgressTrips } from '#lib/data/trips.ts'
import { moveEntry } from '#offline/entries/change.ts'
import type { Entry } from '#offline/entries/entry-list.ts'
import { SelectField } from '#ui/field.tsx'

/** Whether a receipt has nowhere to go: no trip yet, or one that takes no more. */
export function needsTrip({ tripId, problem }: Entry): boolean {
  return tripId === null || problem?.code === 'WRONG_STATE' || problem?.code === 'NOT_FOUND'
}

/** Where a receipt shall go whose trip was closed meanwhile, or that came without one. */
export function TripQuestion({ entry }: { entry: Entry }) {
  const { data: trips } = useQuery(allTripsQuery)
  if (!needsTrip(entry)) return null
  const open = inProgressTrips(trips ?? []).filter(({ id }) => id !== entry.tripId)
  return (
    <div className="mb-4 space-y-3 rounded-control bg-waiting-soft p-3.5 text-sm">
      <p>
        {entry.problem?.message ?? 'This photo has no trip yet.'}
        <span className="block text-muted">
          {open.length > 0
            ? 'The receipt is safe on this phone. Where shall it go?'
            : 'The receipt is safe on this phone. Create a trip, or re-open the old one, and come back to it.'}
        </span>
      </p>
      {open.length > 0 && (
        <SelectField
          label="Trip"
          value=""
          onChange={(event) => void moveEntry(entry.id, Number(event.target.value))}
        >
          <option value="" disabled>
            Choose a trip
          </option>
          {open.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
      )}
    </div>
  )
}
