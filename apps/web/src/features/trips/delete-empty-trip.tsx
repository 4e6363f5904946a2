import type { TripWithSummary } from '@quittance/contract/trips'
import { useQuery } from '@tanstack/react-query'
import clsx from 'clsx'
import { useState } from 'react'
import { claimsQuery } from '#features/trips/claims/claims-query.ts'
import { useDeleteEmptyTrip } from '#features/trips/data/use-trip-actions.ts'
import { useWaiting } from '#offline/entries/waiting.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Icon } from '#ui/icon.tsx'

type Props = {
  trip: TripWithSummary
  onDeleted?: () => void
  className?: string
}

/** For a trip created by mistake; hidden if it has receipts, on this device or on the server. */
export function DeleteEmptyTrip(props: Props) {
  const { id, summary } = props.trip
  const isWaiting = useWaiting(id).length > 0
  return summary.receiptCount > 0 || isWaiting ? null : <Offer {...props} />
}

function Offer({ trip, onDeleted, className }: Props) {
  const [isAsked, setIsAsked] = useState(false)
  const remove = useDeleteEmptyTrip(() => {
    setIsAsked(false)
    onDeleted?.()
  })
  // Do not load claims of a trip that is being deleted.
  const { data, isPending } = useQuery({ ...claimsQuery(trip.id), enabled: remove.isIdle })
  const wasSent = data ? data.claims.length > 0 : false
  return (
    <div className={clsx('flex min-h-11 flex-wrap items-center gap-x-3 text-sm', className)}>
      {wasSent ? (
        <p className="text-pretty text-muted">
          This trip was sent before, so it can be archived but not deleted.
        </p>
      ) : (
        <>
          <p className="min-w-0 flex-1 basis-40 text-muted">Made by mistake?</p>
          <Button
            variant="quiet"
            className="-mx-4 text-wrong"
            disabled={isPending}
            onClick={() => setIsAsked(true)}
          >
            <Icon name="trash-2" className="text-[1.125rem]" />
            Delete empty trip
          </Button>
        </>
      )}
      <Dialog
        open={isAsked}
        onOpenChange={setIsAsked}
        title="Delete this trip?"
        description={
          <>
            <strong className="font-semibold break-words text-text">{trip.name}</strong> has no
            receipts. It is gone for good, and no longer counts towards your subscription limit.
          </>
        }
        dismiss="Keep it"
        footer={
          <Button variant="danger" disabled={remove.isPending} onClick={() => remove.mutate(trip)}>
            {remove.isPending ? 'Deleting...' : 'Delete trip'}
          </Button>
        }
      />
    </div>
  )
}
