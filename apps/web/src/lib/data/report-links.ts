import type { DownloadLinks } from '@quittance/contract/trips'
import { queryOptions, skipToken } from '@tanstack/react-query'

/** The links that were made last for a trip, for wherever its files show; only a press makes them. */
export function reportLinksQuery(tripId: number) {
  return queryOptions<DownloadLinks>({
    queryKey: ['/api/trips', tripId, 'download'],
    queryFn: skipToken,
  })
}
