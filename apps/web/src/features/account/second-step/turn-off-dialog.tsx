import { useMutation } from '@tanstack/react-query'
import { PasswordDialog } from '#features/account/password-dialog.tsx'
import { request } from '#lib/api/api.ts'
import { failureMessage } from '#lib/api/server-message.ts'
import { toast } from '#ui/toast-store.ts'
import { refreshSecondStep } from './second-step-query.ts'

export function TurnOffDialog({ onClose }: { onClose: () => void }) {
  const turnOff = useMutation({
    mutationFn: (password: string) =>
      request('DELETE /api/auth/second-step', { body: { password } }),
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
      isPending={turnOff.isPending}
      failure={failureMessage(turnOff.error)}
      onConfirm={(password) => turnOff.mutate(password)}
    />
  )
}
