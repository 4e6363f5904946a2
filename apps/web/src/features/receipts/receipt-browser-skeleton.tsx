import type { ReactNode } from 'react'
import { Skeleton } from '#ui/skeleton.tsx'
import { BrowserFrame, photoFrame } from './list/browser-frame.tsx'
import { ReceiptRowsSkeleton } from './list/receipt-row-skeleton.tsx'

export function ReceiptBrowserSkeleton({ heading }: { heading: ReactNode }) {
  return (
    <BrowserFrame
      side={
        <>
          <div className="mb-3">{heading}</div>
          <div className="flex flex-wrap gap-2">
            <Skeleton className="h-12 min-w-[8rem] flex-1" />
            <Skeleton className="h-12 min-w-[8rem] flex-1 lg:max-w-52" />
          </div>
          <Skeleton className="my-2 h-6 w-24 rounded-full" />
        </>
      }
      list={<ReceiptRowsSkeleton count={6} />}
      photo={<div className={photoFrame} />}
    />
  )
}
