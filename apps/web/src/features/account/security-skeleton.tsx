import { Skeleton } from '#ui/skeleton.tsx'

/** As tall as the sections of somebody who has set up nothing yet. */
export function SecuritySkeleton() {
  return (
    <div role="status" aria-label="Loading security" className="space-y-6">
      <Skeleton className="h-52 rounded-card" />
      <Skeleton className="h-48 rounded-card" />
      <Skeleton className="h-48 rounded-card" />
      <Skeleton className="h-96 rounded-card" />
    </div>
  )
}
