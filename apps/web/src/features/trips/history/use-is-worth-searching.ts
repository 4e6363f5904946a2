import { useQuery } from '@tanstack/react-query'
import { archivedTripsQuery, tripHistoryQuery } from '#lib/data/trips.ts'

/** Fewer are easy to scan. */
const enough = 3

/** Whether there are enough trips to search, including the archive; undefined until known. */
export function useIsWorthSearching(): boolean | undefined {
  const history = useQuery(tripHistoryQuery)
  const archived = useQuery(archivedTripsQuery)
  const known = (history.data?.length ?? 0) + (archived.data?.length ?? 0)
  if (known >= enough) return true
  return history.isPending || archived.isPending ? undefined : false
}
