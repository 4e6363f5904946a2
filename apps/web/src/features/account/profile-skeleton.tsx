import { Skeleton } from '#ui/skeleton.tsx'

export function ProfileSkeleton() {
  return (
    <div role="status" aria-label="Loading" className="max-w-2xl">
      <Skeleton className="mb-6 h-11 w-40" />
      <Skeleton className="mb-6 h-13" />
      <Skeleton className="h-96 rounded-card" />
    </div>
  )
}
