import { Skeleton } from '#ui/skeleton.tsx'

export function CurrentTripSkeleton() {
  return (
    <div
      role="status"
      aria-label="Loading your trip"
      className="grid grid-cols-[minmax(0,1fr)] gap-3 max-lg:short:grid-cols-2 lg:grid-cols-[minmax(0,1fr)_17rem] lg:gap-6"
    >
      <Skeleton className="h-72 rounded-card lg:col-span-2 lg:h-44" />
      <Skeleton className="h-11 rounded-card max-lg:short:hidden lg:order-1" />
      <Skeleton className="h-80 rounded-card" />
    </div>
  )
}

export function WelcomeSkeleton() {
  return (
    <div
      role="status"
      aria-label="Loading your trips"
      className="grid grid-cols-[minmax(0,1fr)] gap-4 short:grid-cols-[minmax(0,1fr)_18rem] lg:grid-cols-[minmax(0,1fr)_18rem] lg:gap-6"
    >
      <Skeleton className="h-72 rounded-card lg:h-60" />
      <Skeleton className="h-44 rounded-card short:h-60 lg:h-60" />
    </div>
  )
}
