import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { copyText } from '#features/account/second-step/copy-text.ts'
import { ApiError, request } from '#lib/api/api.ts'
import { serverMessage } from '#lib/api/server-message.ts'
import { inboundAddressQuery, setInboundAddress } from '#lib/data/inbound.ts'
import { queryClient } from '#lib/data/query-client.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Icon } from '#ui/icon.tsx'
import { toast } from '#ui/toast-store.ts'

export function PrivateAddress({ address }: { address: string }) {
  const [isAsking, setIsAsking] = useState(false)
  const [name, domain] = address.split('@')
  return (
    <>
      {/* Reserve two lines, so that nothing moves when the address arrives. */}
      <p className="flex min-h-16 items-center rounded-control bg-sunken px-4 py-3 text-sm font-medium wrap-anywhere select-all">
        <span>
          {name}@<wbr />
          {domain}
        </span>
      </p>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button variant="secondary" onClick={() => void copyText(address, 'Address copied')}>
          <Icon name="copy" className="text-[1.125rem]" />
          Copy
        </Button>
        <Button variant="quiet" onClick={() => setIsAsking(true)}>
          <Icon name="refresh-cw" className="text-[1.125rem]" />
          New address
        </Button>
      </div>
      <RenewDialog isOpen={isAsking} onClose={() => setIsAsking(false)} />
    </>
  )
}

function RenewDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const renew = useMutation({
    mutationFn: () => request('POST /api/inbound-address/renew'),
    onSuccess: (renewed) => {
      setInboundAddress(renewed)
      toast({ title: 'New address', description: 'Receipts sent to the old one are dropped.' })
      onClose()
    },
    onError: (error) => {
      const isAnswered = error instanceof ApiError && error.status > 0
      toast({
        title: isAnswered ? 'Address not changed' : 'The address may have changed',
        description: serverMessage(error) ?? 'Please check your connection and try again.',
        variant: 'destructive',
      })
      // If the response was lost, the address on screen may no longer work.
      if (!isAnswered) void queryClient.invalidateQueries(inboundAddressQuery)
    },
  })
  return (
    <Dialog
      open={isOpen}
      onOpenChange={(open) => !open && onClose()}
      title="Get a new address?"
      description="The old address stops working at once."
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button variant="danger" disabled={renew.isPending} onClick={() => renew.mutate()}>
            {renew.isPending ? 'Changing...' : 'Get a new address'}
          </Button>
        </>
      }
    />
  )
}
