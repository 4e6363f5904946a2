import { Skeleton } from '#ui/skeleton.tsx'

/** The home screen with a trip, before it is known. */
export function CurrentTripSkeleton() {
  return (
    <div role="status" aria-label="Loading your trip" className="space-y-4 lg:space-y-6">
      <Skeleton className="h-[138px] rounded-card" />
      <div className="grid grid-cols-2 gap-3 lg:grid-cols-4 lg:gap-4">
        {['receipts', 'total', 'currency', 'status'].map((tile) => (
          <Skeleton key={tile} className="h-24 rounded-card" />
        ))}
      </div>
      <Skeleton className="h-72 rounded-card" />
    </div>
  )
}

/** The welcome screen, before the history is known. */
export function WelcomeSkeleton() {
  return (
    <div role="status" aria-label="Loading your trips" className="space-y-6">
      <Skeleton className="h-72 rounded-card" />
      <Skeleton className="h-96 rounded-card" />
    </div>
  )
}
