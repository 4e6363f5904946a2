import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { allTripsQuery, inProgressTrips } from '#lib/data/trips.ts'
import { nounFor } from '#lib/format/document-words.ts'
import { moveEntry } from '#offline/entries/entry-actions.ts'
import type { Entry } from '#offline/entries/entry-list.ts'
import { Button } from '#ui/button.tsx'
import { deviceNoun } from '#ui/device-noun.ts'
import { SelectField } from '#ui/field.tsx'
import { needsTrip } from './save-state.ts'

/** Entries whose review asked for a new trip; another screen may show them by then. */
const waitForTrip = new Set<string>()

/** Asks where a receipt should go whose trip was closed, or that has none. */
export function TripQuestion({
  entry,
  onNoTrip,
}: {
  entry: Entry
  /** Asks for a trip, where one can be created. */
  onNoTrip?: (() => void) | undefined
}) {
  const { data: trips } = useQuery(allTripsQuery)
  const open = inProgressTrips(trips ?? []).filter(({ id }) => id !== entry.tripId)
  useTripMadeForIt(entry, open)
  if (!needsTrip(entry)) return null
  const safe = entry.isRemote
    ? 'The receipt is safe.'
    : `The receipt is safe on this ${deviceNoun}.`
  return (
    <div className="mb-4 space-y-3 rounded-control bg-waiting-soft p-3.5 text-sm">
      <p>
        {entry.problem?.message ?? `This ${nounFor(entry.document)} has no trip yet.`}
        <span className="block text-muted">
          {open.length > 0
            ? `${safe} Where should it go?`
            : `${safe} Create a trip, or re-open the old one, and come back to it.`}
        </span>
      </p>
      {open.length === 0 && onNoTrip && (
        <Button variant="secondary" onClick={() => askForTrip(entry, onNoTrip)}>
          Create a trip
        </Button>
      )}
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

/** The receipt goes to the trip that is created next. */
export function askForTrip({ id }: Entry, onNoTrip: () => void) {
  waitForTrip.add(id)
  onNoTrip()
}

function useTripMadeForIt(entry: Entry, open: readonly { id: number }[]) {
  const [first, second] = open
  const made = needsTrip(entry) && !second ? first?.id : undefined
  useEffect(() => {
    if (made !== undefined && waitForTrip.delete(entry.id)) void moveEntry(entry.id, made)
  }, [entry.id, made])
}
