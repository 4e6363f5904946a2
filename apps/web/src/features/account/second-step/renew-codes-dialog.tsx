import { useMutation } from '@tanstack/react-query'
import { PasswordDialog, type Proof } from '#features/account/password-dialog.tsx'
import { request } from '#lib/api/api.ts'
import { failureMessage } from '#lib/api/server-message.ts'
import { refreshSecondStep } from './second-step-query.ts'

export function RenewCodesDialog({
  onClose,
  onDone,
}: {
  onClose: () => void
  onDone: (codes: readonly string[]) => void
}) {
  const renew = useMutation({
    mutationFn: (proof: Proof) =>
      request('POST /api/auth/second-step/recovery-codes', { body: proof }),
    onSuccess: async ({ recoveryCodes }) => {
      onDone(recoveryCodes)
      await refreshSecondStep()
    },
  })
  return (
    <PasswordDialog
      isOpen
      onClose={onClose}
      title="New recovery codes"
      description="The ones you have stop working. Please enter your password, so that we know it is you."
      action={{ label: 'Make new codes', pendingLabel: 'Making...' }}
      call={renew}
      failure={failureMessage(renew.error)}
      onConfirm={(proof) => renew.mutate(proof)}
    />
  )
}
