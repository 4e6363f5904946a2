import { useMutation } from '@tanstack/react-query'
import { PasswordDialog, type Proof } from '#features/account/password-dialog.tsx'
import { request } from '#lib/api/api.ts'
import { failureMessage } from '#lib/api/server-message.ts'
import { toast } from '#ui/toast-store.ts'
import { refreshSecondStep } from './second-step-query.ts'

export function TurnOffDialog({ onClose }: { onClose: () => void }) {
  const turnOff = useMutation({
    mutationFn: (proof: Proof) => request('DELETE /api/auth/second-step', { body: proof }),
    onSuccess: async () => {
      await refreshSecondStep()
      toast({
        title: 'Two-step sign-in is off',
        description: 'You can delete the entry in your authenticator app.',
      })
      onClose()
    },
  })
  return (
    <PasswordDialog
      isOpen
      onClose={onClose}
      title="Turn off two-step sign-in"
      description="Your password alone then logs you in, and your recovery codes stop working."
      action={{ label: 'Turn off', pendingLabel: 'Turning off...', isDanger: true }}
      call={turnOff}
      failure={failureMessage(turnOff.error)}
      onConfirm={(proof) => turnOff.mutate(proof)}
    />
  )
}
