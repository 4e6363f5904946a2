import { Skeleton } from '#ui/skeleton.tsx'

export function TripDetailSkeleton() {
  return (
    <div role="status" aria-label="Loading trip" className="space-y-4 lg:space-y-6">
      <Skeleton className="h-9 w-64 max-w-full" />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 lg:grid-cols-[minmax(0,1fr)_20rem] lg:items-start lg:gap-6">
        <div className="space-y-4 lg:col-start-2 lg:row-start-1 lg:space-y-6">
          <Skeleton className="h-52 rounded-card" />
          <Skeleton className="h-44 rounded-card" />
        </div>
        <Skeleton className="h-96 rounded-card lg:col-start-1 lg:row-start-1" />
      </div>
    </div>
  )
}
