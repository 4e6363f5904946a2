import type { DownloadLinks } from '@quittance/contract/trips'
import { queryOptions, skipToken } from '@tanstack/react-query'

/** The latest links to a trip's files; only a button creates them. */
export function reportLinksQuery(tripId: number) {
  return queryOptions<DownloadLinks>({
    queryKey: ['/api/trips', tripId, 'download'],
    queryFn: skipToken,
  })
}
