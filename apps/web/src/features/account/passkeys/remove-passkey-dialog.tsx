import type { Passkey } from '@quittance/contract/passkeys'
import { useMutation } from '@tanstack/react-query'
import { PasswordDialog, type Proof } from '#features/account/password-dialog.tsx'
import { refreshEvents } from '#features/account/sessions/events-query.ts'
import { request } from '#lib/api/api.ts'
import { failureMessage } from '#lib/api/server-message.ts'
import { toast } from '#ui/toast-store.ts'
import { refreshPasskeys } from './passkeys-query.ts'

export function RemovePasskeyDialog({
  passkey: { id, name },
  onClose,
}: {
  passkey: Passkey
  onClose: () => void
}) {
  const remove = useMutation({
    mutationFn: (proof: Proof) =>
      request('DELETE /api/auth/passkeys/:id', { params: { id }, body: proof }),
    onSuccess: async () => {
      await refreshPasskeys()
      refreshEvents()
      toast({ title: 'Passkey removed', description: `${name} no longer signs you in.` })
      onClose()
    },
  })
  return (
    <PasswordDialog
      isOpen
      onClose={onClose}
      title="Remove passkey"
      description={`${name} will no longer sign you in. Your device may still offer it until you delete it there too.`}
      action={{ label: 'Remove passkey', pendingLabel: 'Removing...', isDanger: true }}
      call={remove}
      failure={failureMessage(remove.error)}
      onConfirm={(proof) => remove.mutate(proof)}
    />
  )
}
