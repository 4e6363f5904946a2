import type { PastTrip } from '@quittance/contract/trips'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { request } from '#lib/api/api.ts'
import { serverMessage } from '#lib/api/server-message.ts'
import { refreshTrips } from '#lib/data/trips.ts'
import { DateInput } from '#lib/format/date-input.tsx'
import { today } from '#lib/format/dates.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { toast } from '#ui/toast-store.ts'

/** For money that arrived without finance saying so here. */
export function MarkPaidDialog({ trip, onClose }: { trip: PastTrip; onClose: () => void }) {
  const [paidOn, setPaidOn] = useState(today())
  const mark = useMutation({
    mutationFn: () =>
      request('POST /api/trips/:id/confirm-payment', { params: { id: trip.id }, body: { paidOn } }),
    onSuccess: async () => {
      toast({ title: 'Marked as paid', description: `“${trip.name}” is settled.` })
      onClose()
      await refreshTrips()
    },
  })
  const error =
    mark.error && (serverMessage(mark.error) ?? 'Please check your connection and try again.')
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title="Mark as paid"
      description="Finance sees on the claim that you marked it. To change it later, re-open the trip."
      isFirm={mark.isPending}
      dismiss="Cancel"
      footer={
        <Button disabled={mark.isPending} onClick={() => mark.mutate()}>
          {mark.isPending ? 'Saving...' : 'Mark as paid'}
        </Button>
      }
    >
      <DateInput
        label="Day of the payment"
        value={paidOn}
        isPast
        onChange={setPaidOn}
        error={error ?? undefined}
      />
    </Dialog>
  )
}
