import { useMutation } from '@tanstack/react-query'
import { request } from '#lib/api/api.ts'
import { failureMessage } from '#lib/api/server-message.ts'
import { download } from '#ui/download.ts'
import { PasswordDialog } from './password-dialog.tsx'

export function DownloadDataDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const order = useMutation({
    mutationFn: (password: string) =>
      request('POST /api/auth/data-download', { body: { password } }),
    onSuccess: ({ url }) => {
      close()
      download(url)
    },
  })

  function close() {
    order.reset()
    onClose()
  }

  return (
    <PasswordDialog
      isOpen={isOpen}
      onClose={close}
      title="Download my data"
      description="You get one file with everything you have stored here. Please enter your password, so that we know it is you."
      action={{ label: 'Download', pendingLabel: 'Preparing...' }}
      isPending={order.isPending}
      failure={failureMessage(order.error)}
      onConfirm={(password) => order.mutate(password)}
    />
  )
}
