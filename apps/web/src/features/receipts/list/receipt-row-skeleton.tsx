import { Skeleton } from '#ui/skeleton.tsx'
import { RowFrame } from './row-frame.tsx'

export function ReceiptRowSkeleton() {
  return (
    <RowFrame aria-hidden>
      <Skeleton className="h-16 w-12 shrink-0 rounded-lg" />
      <div className="min-w-0 flex-1 space-y-2.5">
        <div className="flex justify-between gap-6">
          <Skeleton className="h-4 w-2/5" />
          <Skeleton className="h-4 w-16" />
        </div>
        <Skeleton className="h-3.5 w-1/3" />
      </div>
    </RowFrame>
  )
}

export function ReceiptRowsSkeleton({ count }: { count: number }) {
  return (
    <div role="status" aria-label="Loading receipts" className="divide-y divide-hairline">
      {Array.from({ length: count }, (_, index) => (
        <ReceiptRowSkeleton key={index} />
      ))}
    </div>
  )
}
