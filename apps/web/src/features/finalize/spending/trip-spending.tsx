import { lazy, Suspense } from 'react'
import { Button } from '#ui/button.tsx'
import { type Shaping, shapeOf } from './spending-shape.ts'
import { SpendingSkeleton } from './spending-skeleton.tsx'
import { useSpendingBlocks } from './use-spending-blocks.ts'

const SpendingPicture = lazy(() =>
  import('./spending-picture.tsx').then((m) => ({ default: m.SpendingPicture })),
)

/** The picture of a trip; the summary tells how much room it will take. */
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
