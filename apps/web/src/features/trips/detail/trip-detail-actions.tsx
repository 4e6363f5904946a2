import type { TripWithSummary } from '@quittance/contract/trips'
import type { ReactNode } from 'react'
import { useLocation } from 'wouter'
import { useReactivateTrip, useReopenTrip } from '#features/trips/data/use-trip-actions.ts'
import { DeleteEmptyTrip } from '#features/trips/delete-empty-trip.tsx'
import { RestoreButton } from '#features/trips/history/restore-button.tsx'
import { Button } from '#ui/button.tsx'

/** Actions for a trip that is not the active one. */
export function TripDetailActions({
  trip,
  downloads,
}: {
  trip: TripWithSummary
  downloads: ReactNode
}) {
  const reopen = useReopenTrip()
  const reactivate = useReactivateTrip()
  const [, navigate] = useLocation()
  const deletion = (
    <DeleteEmptyTrip
      trip={trip}
      onDeleted={() => navigate('/history')}
      className="mt-4 border-t border-hairline pt-2"
    />
  )
  if (trip.status === 'finalized') {
    return (
      <ActionCard text="This trip is finalized and its receipts are frozen. Editing re-opens it and makes it your current trip.">
        <Button
          variant="secondary"
          className="w-full"
          disabled={reopen.isPending}
          onClick={() => reopen.mutate(trip.id)}
        >
          {reopen.isPending ? 'Re-opening...' : 'Edit Trip'}
        </Button>
        <div className="mt-2">{downloads}</div>
      </ActionCard>
    )
  }
  if (trip.status === 'inactive') {
    return (
      <ActionCard text="This trip is not finished. Continue it to add receipts and to finalize it.">
        <Button
          className="w-full"
          disabled={reactivate.isPending}
          onClick={() => reactivate.mutate(trip.id)}
        >
          {reactivate.isPending ? 'Continuing...' : 'Continue Trip'}
        </Button>
        {deletion}
      </ActionCard>
    )
  }
  return (
    <ActionCard text="This trip is archived. All its receipts are kept, and it still counts towards your subscription limit.">
      <RestoreButton trip={trip} />
      {/* Only a finalized trip has an end date, even when archived. */}
      {trip.endDate ? <div className="mt-2">{downloads}</div> : deletion}
    </ActionCard>
  )
}

function ActionCard({ text, children }: { text: string; children: ReactNode }) {
  return (
    <div className="rounded-card border border-hairline bg-surface p-5">
      <p className="mb-4 text-sm text-pretty text-muted">{text}</p>
      {children}
    </div>
  )
}
