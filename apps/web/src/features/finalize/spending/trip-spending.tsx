import { lazy, Suspense } from 'react'
import { Button } from '#ui/button.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import {
  type Shaping,
  type SpendingShape,
  shapeOf,
  spendingHeight,
  useSpendingBlocks,
} from './spending-blocks.ts'

const SpendingPicture = lazy(() =>
  import('./spending-picture.tsx').then((m) => ({ default: m.SpendingPicture })),
)

/** The spending chart; the summary tells how much space to reserve. */
export function TripSpending({ tripId, summary }: { tripId: number; summary: Shaping }) {
  const { blocks, isError, isFetching, refetch } = useSpendingBlocks(tripId, summary)
  if (isError) {
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
  return blocks ? (
    <Suspense fallback={waiting}>
      <SpendingPicture blocks={blocks} shape={shape} />
    </Suspense>
  ) : (
    waiting
  )
}

/** Shaped like the chart: its two views, the total, a row per category. */
function SpendingSkeleton({ shape }: { shape: SpendingShape }) {
  return (
    <div role="status" aria-label="Loading spending">
      <Skeleton className="mb-6 h-13" />
      <div style={{ minHeight: spendingHeight(shape) }}>
        <Skeleton className="mb-2 h-5 w-full" />
        {Array.from({ length: shape.categories }, (_, row) => (
          <div key={row} className="h-11 pt-1">
            <Skeleton className="h-5 w-2/3" />
            <Skeleton className="mt-1.5 h-1.5" />
          </div>
        ))}
      </div>
    </div>
  )
}
