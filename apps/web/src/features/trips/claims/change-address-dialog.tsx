import { zodResolver } from '@hookform/resolvers/zod'
import { finalizeTripBody } from '@quittance/contract/trips'
import { useId } from 'react'
import { useForm } from 'react-hook-form'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { TextField } from '#ui/field.tsx'
import { useSendClaim } from './use-send-claim.ts'

const body = finalizeTripBody.pick({ email: true })

export function ChangeAddressDialog({
  tripId,
  address,
  onClose,
}: {
  tripId: number
  /** Where it did not arrive. */
  address: string
  onClose: () => void
}) {
  const formId = useId()
  const send = useSendClaim(tripId, onClose)
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(body),
    defaultValues: { email: address },
  })
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title="Change address"
      description="The same report goes to another address. The trip stays finalized."
      isFirm={send.isPending}
      dismiss="Cancel"
      footer={
        <Button type="submit" form={formId} disabled={send.isPending}>
          {send.isPending ? 'Sending...' : 'Send Report'}
        </Button>
      }
    >
      <form id={formId} noValidate onSubmit={handleSubmit((order) => send.mutate(order))}>
        <TextField
          label="Send Report To"
          type="email"
          inputMode="email"
          autoComplete="off"
          autoCapitalize="none"
          enterKeyHint="send"
          placeholder="finance@company.com"
          required
          error={formState.errors.email?.message}
          {...register('email')}
        />
      </form>
    </Dialog>
  )
}
