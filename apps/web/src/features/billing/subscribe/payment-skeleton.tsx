import { Skeleton } from '#ui/skeleton.tsx'

/** In the shape of the provider's form and our buttons below it. */
export function PaymentSkeleton() {
  return (
    <div role="status" aria-label="Preparing payment" className="space-y-5">
      <Skeleton className="h-[72px]" />
      <div className="grid grid-cols-2 gap-3">
        <Skeleton className="h-[72px]" />
        <Skeleton className="h-[72px]" />
      </div>
      <Skeleton className="h-[72px]" />
      <Skeleton className="h-12" />
    </div>
  )
}
