import { useQuery } from '@tanstack/react-query'
import { archivedTripsQuery, tripHistoryQuery } from '#lib/data/trips.ts'
import { Icon } from '#ui/icon.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { type HistoryFilter, isMatch, statesPresent, yearsPresent } from './history-filter.ts'
import { useIsWorthSearching } from './use-is-worth-searching.ts'

const control =
  'h-12 w-full rounded-control border border-line bg-surface text-base transition-colors duration-150 placeholder:text-muted hover:border-muted'

/** Finds a trip by name or year, also in the archive. */
export function HistorySearch({
  filter,
  onChange,
  onLeave,
}: {
  filter: HistoryFilter
  onChange: (filter: HistoryFilter) => void
  onLeave: () => void
}) {
  const { data: history } = useQuery(tripHistoryQuery)
  const { data: archived } = useQuery(archivedTripsQuery)
  const trips = [...(history ?? []), ...(archived ?? [])]
  const isInUse = Object.values(filter).some(Boolean)
  const isWorthIt = useIsWorthSearching() ?? (isInUse || undefined)
  if (isWorthIt === undefined) return <Skeleton className="h-12 w-full sm:max-w-md" />
  if (!isWorthIt && !isInUse) return null
  const years = yearsPresent(trips)
  const states = statesPresent(trips)
  const found = trips.filter((trip) => isMatch(trip, filter)).length
  return (
    <div role="search" className="flex w-full flex-wrap items-center gap-2 sm:max-w-lg">
      <div className="relative min-w-32 flex-1">
        <Icon name="search" className="pointer-events-none absolute top-3.5 left-3.5 text-muted" />
        <input
          type="search"
          aria-label="Search trips"
          placeholder="Name or year"
          enterKeyHint="search"
          autoComplete="off"
          maxLength={120}
          value={filter.search}
          onChange={(event) => onChange({ ...filter, search: event.target.value })}
          onBlur={onLeave}
          className={`${control} pr-3 pl-11 [&:placeholder-shown::-webkit-search-cancel-button]:hidden`}
        />
      </div>
      <Choice
        label="Filter by year"
        all="All years"
        values={years}
        value={filter.year}
        onChange={(year) => onChange({ ...filter, year })}
        onLeave={onLeave}
      />
      {(states.length > 1 || filter.state) && (
        <Choice
          label="Filter by claim"
          all="All claims"
          values={states}
          value={filter.state}
          onChange={(state) => onChange({ ...filter, state })}
          onLeave={onLeave}
        />
      )}
      <p role="status" className="sr-only">
        {isInUse && `${found} of ${trips.length} trips found`}
      </p>
    </div>
  )
}

function Choice({
  label,
  all,
  values,
  value,
  onChange,
  onLeave,
}: {
  label: string
  /** For no choice. */
  all: string
  values: readonly string[]
  value: string
  onChange: (value: string) => void
  onLeave: () => void
}) {
  return (
    <div className="relative min-w-29 flex-none">
      <select
        aria-label={label}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onBlur={onLeave}
        className={`${control} appearance-none pr-9 pl-3.5`}
      >
        <option value="">{all}</option>
        {(value && !values.includes(value) ? [value, ...values] : values).map((option) => (
          <option key={option}>{option}</option>
        ))}
      </select>
      <Icon
        name="chevron-down"
        className="pointer-events-none absolute top-3.5 right-2.5 text-muted"
      />
    </div>
  )
}
