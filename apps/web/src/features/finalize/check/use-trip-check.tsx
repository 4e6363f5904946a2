import { queryOptions, useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { request } from '#lib/api/api.ts'
import { withPreloadedData } from '#lib/api/preloaded-data.ts'
import { offlineQuery } from '#lib/data/offline-query.ts'
import { Icon } from '#ui/icon.tsx'
import type { WaitingThing } from '#ui/waiting-line.tsx'
import { comparingSentence, warningSentence } from './warning-words.ts'

/** How often it asks again while photos are being compared. */
const comparingMs = 1500

export const WarningDetails = lazy(() =>
  import('./warning-details.tsx').then((m) => ({ default: m.WarningDetails })),
)

/** Possible problems of a trip, for the line of what waits; without a trip nothing is queried. */
export function useTripCheck(tripId: number | null) {
  const id = tripId ?? 0
  const { data, isPending } = useQuery({ ...tripCheckQuery(id), enabled: tripId !== null })
  const { warnings = [], comparing = 0 } = data ?? {}
  const things: WaitingThing[] = warnings.map((warning) => ({
    id: warning.kind,
    words: warningSentence(warning),
    details: (
      <Suspense>
        <WarningDetails tripId={id} warning={warning} />
      </Suspense>
    ),
  }))
  if (comparing > 0 && things.length === 0)
    things.push({ id: 'comparing', words: comparingSentence(comparing) })
  return { isPending, isClear: data !== undefined, things }
}

export function AllClear() {
  return (
    <p className="flex min-h-11 items-center gap-2.5 rounded-control bg-settled-soft px-4 py-2.5 text-sm">
      <Icon name="circle-check" className="text-[1.125rem] text-settled" />
      Nothing stands out in this trip.
    </p>
  )
}

export function tripCheckQuery(tripId: number) {
  const call = { params: { id: tripId } }
  return queryOptions({
    queryKey: ['/api/trips', tripId, 'check'],
    queryFn: ({ signal }) => request('GET /api/trips/:id/check', { ...call, signal }),
    ...withPreloadedData('GET /api/trips/:id/check', call),
    ...offlineQuery,
    staleTime: 5000,
    refetchInterval: ({ state }) => (state.data?.comparing ? comparingMs : false),
  })
}
