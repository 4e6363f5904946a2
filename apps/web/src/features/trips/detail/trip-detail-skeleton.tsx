import { Skeleton } from '#ui/skeleton.tsx'

export function TripDetailSkeleton() {
  return (
    <div role="status" aria-label="Loading trip" className="space-y-4 lg:space-y-6">
      <Skeleton className="h-9 w-64 max-w-full" />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 lg:grid-cols-[minmax(0,1fr)_19rem] lg:items-start lg:gap-6">
        <Skeleton className="h-40 rounded-card" />
        <Skeleton className="h-44 rounded-card lg:col-start-2 lg:row-span-2 lg:row-start-1" />
        <Skeleton className="h-96 rounded-card" />
      </div>
    </div>
  )
}
