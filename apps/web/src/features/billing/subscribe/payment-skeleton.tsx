import { Skeleton } from '#ui/skeleton.tsx'

/** In the shape of the provider's form and our buttons below it. */
export function PaymentSkeleton() {
  return (
    <div role="status" aria-label="Preparing payment" className="space-y-5">
      <Skeleton className="h-[4.5rem]" />
      <div className="grid grid-cols-2 gap-3">
        <Skeleton className="h-[4.5rem]" />
        <Skeleton className="h-[4.5rem]" />
      </div>
      <Skeleton className="h-[4.5rem]" />
      <Skeleton className="h-12" />
    </div>
  )
}
