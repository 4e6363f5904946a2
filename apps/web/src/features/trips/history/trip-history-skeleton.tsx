import { Skeleton } from '#ui/skeleton.tsx'
import { TripCards, useHasTables } from './trip-cards.tsx'

export function TripHistorySkeleton() {
  return useHasTables() ? <TableSkeleton /> : <CardsSkeleton />
}

function TableSkeleton() {
  return (
    <div
      role="status"
      aria-label="Loading trips"
      className="divide-y divide-hairline rounded-card border border-hairline bg-surface"
    >
      <div className="h-11" />
      {[1, 2, 3, 4].map((row) => (
        <div key={row} className="flex h-21 items-start gap-8 px-5 py-3.5">
          <div className="flex-1 space-y-2">
            <Skeleton className="h-5 w-48 max-w-full" />
            <Skeleton className="h-4 w-36 max-w-full" />
          </div>
          <Skeleton className="h-5 w-24" />
          <Skeleton className="h-5 w-36" />
          <Skeleton className="h-6 w-20 rounded-full" />
        </div>
      ))}
    </div>
  )
}

function CardsSkeleton() {
  return (
    <div role="status" aria-label="Loading trips">
      <TripCards>
        {[1, 2, 3].map((card) => (
          <li
            key={card}
            className="space-y-3 rounded-card border border-hairline bg-surface px-4 pt-4 pb-2 sm:px-5"
          >
            <Skeleton className="h-5 w-48 max-w-full" />
            <Skeleton className="h-4 w-36 max-w-full" />
            <Skeleton className="h-5 w-56 max-w-full" />
            <Skeleton className="h-6 w-32" />
            <Skeleton className="h-5" />
            <Skeleton className="h-11" />
          </li>
        ))}
      </TripCards>
    </div>
  )
}
