import type { ReactNode } from 'react'
import { Skeleton } from '#ui/skeleton.tsx'
import { browserColumns, browserList, browserSide } from './browser-layout.ts'
import { ReceiptRowsSkeleton } from './list/receipt-row-skeleton.tsx'

export function ReceiptBrowserSkeleton({ heading }: { heading: ReactNode }) {
  return (
    <div className={browserColumns}>
      <div className={browserSide}>
        {heading}
        <div className="flex flex-wrap gap-2">
          <Skeleton className="h-12 min-w-full flex-1 sm:min-w-0 short:min-w-full" />
          <Skeleton className="h-12 min-w-[9rem] flex-1 sm:max-w-52 short:min-w-0" />
          <Skeleton className="h-12 w-28 short:w-12" />
        </div>
        <Skeleton className="mt-5 mb-4 h-5 w-24 rounded-full" />
      </div>
      <div className={browserList}>
        <ReceiptRowsSkeleton count={6} />
      </div>
    </div>
  )
}
