import { Skeleton } from '#ui/skeleton.tsx'
import { type SpendingShape, spendingHeight } from './spending-shape.ts'

/** In the shape of the picture: its two views, the total, a row for each category. */
export function SpendingSkeleton({ shape }: { shape: SpendingShape }) {
  return (
    <div role="status" aria-label="Loading the spending">
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
