import type { Delivery } from '@quittance/contract/deliveries'
import clsx from 'clsx'
import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { lazyDialog } from '#ui/lazy-dialog.tsx'
import { useSendClaim } from './use-send-claim.ts'

const ChangeAddressDialog = lazyDialog(() =>
  import('./change-address-dialog.tsx').then((m) => m.ChangeAddressDialog),
)

export function DeliveryActions({
  tripId,
  delivery,
  isAsking = false,
  className,
}: {
  tripId: number
  delivery: Delivery
  /** Whether to ask for another address at once. */
  isAsking?: boolean
  className?: string
}) {
  const [isChanging, setIsChanging] = useState(isAsking)
  const send = useSendClaim(tripId)
  return (
    <div className={clsx('flex flex-wrap gap-2', className)}>
      <Button variant="secondary" disabled={send.isPending} onClick={() => send.mutate({})}>
        {send.isPending ? 'Sending...' : 'Send again'}
      </Button>
      <Button variant="secondary" onClick={() => setIsChanging(true)}>
        Change address
      </Button>
      {isChanging && (
        <ChangeAddressDialog
          tripId={tripId}
          address={delivery.to}
          onClose={() => setIsChanging(false)}
        />
      )}
    </div>
  )
}

type FailedDelivery = Extract<Delivery, { state: 'failed' | 'not-sent' }>

/** Whether the recipient got no email and will get none unless it is sent again. */
export function hasFailed(mail: Delivery | null | undefined): mail is FailedDelivery {
  return mail?.state === 'failed' || mail?.state === 'not-sent'
}
