import type { PastTrip } from '@quittance/contract/trips'
import { useEffect, useEffectEvent, useState } from 'react'
import { useLocation, useSearch } from 'wouter'
import { claimBadge } from '#features/trips/data/trip-words.ts'

/** The state is the badge's label; empty for every trip. */
export type HistoryFilter = { search: string; year: string; state: string }

export const noFilter: HistoryFilter = { search: '', year: '', state: '' }

type Dated = Pick<PastTrip, 'name' | 'startDate' | 'endDate' | 'purpose' | 'project'>
type Sent = Partial<Pick<PastTrip, 'claimState' | 'claim'>>

/** Every word must match the name, purpose, project or a year of the trip, which must fall in the chosen year and have the chosen state. */
export function isMatch(trip: Dated & Sent, { search, year, state }: HistoryFilter): boolean {
  const texts = [trip.name, trip.purpose, trip.project].join('\n').toLowerCase()
  const years = yearsOf(trip)
  const words = search.toLowerCase().split(/\s+/).filter(Boolean)
  return (
    (year === '' || years.includes(year)) &&
    (state === '' || claimBadge(trip)?.label === state) &&
    words.every((word) => texts.includes(word) || years.includes(word))
  )
}

/** The years of the trips, newest first. */
export function yearsPresent(trips: readonly Dated[]): string[] {
  return [...new Set(trips.flatMap(yearsOf))].toSorted().toReversed()
}

/** The states of the trips, as the badges name them. */
export function statesPresent(trips: readonly Sent[]): string[] {
  return [...new Set(trips.flatMap((trip) => claimBadge(trip)?.label ?? []))].toSorted()
}

const pause = 400

/**
 * In the query, so that it survives a visit to a trip. Written after a pause, or by `settle`,
 * because browsers throttle frequent URL changes.
 */
export function useHistoryFilter() {
  const [path, navigate] = useLocation()
  const given = new URLSearchParams(useSearch())
  const [typed, setFilter] = useState<HistoryFilter | null>(null)
  function settle() {
    if (!typed) return
    navigate(withQuery(path, typed), { replace: true })
    setFilter(null)
  }
  const settleLater = useEffectEvent(settle)
  useEffect(() => {
    const timer = typed ? setTimeout(settleLater, pause) : undefined
    return () => clearTimeout(timer)
  }, [typed])
  const of = (name: keyof HistoryFilter) => given.get(name) ?? ''
  const filter = typed ?? { search: of('search'), year: of('year'), state: of('state') }
  return { filter, setFilter, settle }
}

/** The address with these values beside the others of its query; empty ones are left out. */
export function withQuery(path: string, values: Record<string, string>) {
  const query = new URLSearchParams(location.search)
  for (const [name, value] of Object.entries(values)) {
    if (value) query.set(name, value)
    else query.delete(name)
  }
  return query.size > 0 ? `${path}?${query}` : path
}

/** Includes the years in between. */
function yearsOf({ startDate, endDate }: Dated): string[] {
  const first = Number(startDate.slice(0, 4))
  const last = Number((endDate ?? startDate).slice(0, 4))
  const count = Math.max(last - first, 0) + 1
  return Array.from({ length: count }, (_, index) => String(first + index))
}
