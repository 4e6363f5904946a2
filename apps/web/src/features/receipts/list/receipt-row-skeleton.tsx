import { Skeleton } from '#ui/skeleton.tsx'
import { receiptRowHeight } from './receipt-row.tsx'

export function ReceiptRowSkeleton() {
  return (
    <div
      aria-hidden="true"
      className="flex items-center gap-3 px-4"
      style={{ height: receiptRowHeight - 1 }}
    >
      <Skeleton className="h-16 w-12 shrink-0 rounded-lg" />
      <div className="min-w-0 flex-1 space-y-2.5">
        <div className="flex justify-between gap-6">
          <Skeleton className="h-4 w-2/5" />
          <Skeleton className="h-4 w-16" />
        </div>
        <Skeleton className="h-3.5 w-1/3" />
      </div>
    </div>
  )
}
