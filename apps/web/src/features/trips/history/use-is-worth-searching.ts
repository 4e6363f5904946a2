import { useQuery } from '@tanstack/react-query'
import {
  allTripsQuery,
  archivedTripsQuery,
  outstandingQuery,
  tripHistoryQuery,
} from '#lib/data/trips.ts'

/** Fewer are easy to scan. */
const enough = 3

/** Whether it is known what else shows above the list. */
export function useIsTopKnown(): boolean {
  const queries = [useQuery(outstandingQuery), useQuery(allTripsQuery)]
  return queries.every((query) => !query.isLoading || query.isFetched)
}

/**
 * Whether there are enough trips to search, including the archive. Undefined until known: where
 * there is nothing to search, the list moves up only once, when it shows.
 */
export function useIsWorthSearching(): boolean | undefined {
  const history = useQuery(tripHistoryQuery)
  const archived = useQuery(archivedTripsQuery)
  const isTopKnown = useIsTopKnown()
  const known = (history.data?.length ?? 0) + (archived.data?.length ?? 0)
  if (known >= enough) return true
  return history.isPending || archived.isPending || !isTopKnown ? undefined : false
}
