import type { TripSummary } from '@quittance/contract/trips'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { Button } from '#ui/button.tsx'
import { spendingQuery } from './spending-query.ts'
import { shapeOf } from './spending-shape.ts'
import { SpendingSkeleton } from './spending-skeleton.tsx'

const SpendingPicture = lazy(() =>
  import('./spending-picture.tsx').then((m) => ({ default: m.SpendingPicture })),
)

/** The picture of a trip; the summary tells how much room it will take. */
export function TripSpending({
  tripId,
  summary,
}: {
  tripId: number
  summary: Pick<TripSummary, 'categories' | 'currencies'>
}) {
  const { data, error, isFetching, refetch } = useQuery(spendingQuery(tripId))
  if (error && !data) {
    return (
      <p className="flex flex-wrap items-center gap-3 text-sm text-muted">
        Your spending cannot be shown right now.
        <Button variant="secondary" disabled={isFetching} onClick={() => void refetch()}>
          Retry
        </Button>
      </p>
    )
  }
  const shape = shapeOf(summary)
  const waiting = <SpendingSkeleton shape={shape} />
  return data ? (
    <Suspense fallback={waiting}>
      <SpendingPicture spending={data} shape={shape} />
    </Suspense>
  ) : (
    waiting
  )
}
