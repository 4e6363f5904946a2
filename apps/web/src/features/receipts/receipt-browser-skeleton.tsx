import { Skeleton } from '#ui/skeleton.tsx'
import { ReceiptRowsSkeleton } from './list/receipt-rows-skeleton.tsx'

export function ReceiptBrowserSkeleton() {
  return (
    <>
      <div className="flex flex-wrap gap-2">
        <Skeleton className="h-12 min-w-full flex-1 sm:min-w-0" />
        <Skeleton className="h-12 flex-1 sm:max-w-52" />
        <Skeleton className="h-12 w-28" />
      </div>
      <Skeleton className="mt-5 mb-4 h-5 w-24 rounded-full" />
      <div className="overflow-clip rounded-card border border-hairline bg-surface max-sm:-mx-4 max-sm:rounded-none max-sm:border-x-0">
        <ReceiptRowsSkeleton count={6} />
      </div>
    </>
  )
}
