import type { Delivery } from '@quittance/contract/deliveries'
import { useQuery } from '@tanstack/react-query'
import { DeliveryStatus } from '#features/trips/history/sent-line.tsx'
import { claimsQuery } from './claims-query.ts'
import { DeliveryActions, hasFailed } from './delivery-actions.tsx'

export function FinalizedDelivery({
  tripId,
  delivery: first,
}: {
  tripId: number
  /** As the finalize call reported it. */
  delivery: Delivery
}) {
  const claims = useQuery(claimsQuery(tripId))
  // Data from before may be about an earlier version.
  const later = claims.isFetching ? undefined : claims.data?.claims[0]?.delivery
  const delivery = later ?? first
  return (
    <div role="status" className="mb-4 text-sm">
      <DeliveryStatus delivery={delivery} />
      {hasFailed(delivery) && (
        <DeliveryActions tripId={tripId} delivery={delivery} className="mt-3" />
      )}
    </div>
  )
}
