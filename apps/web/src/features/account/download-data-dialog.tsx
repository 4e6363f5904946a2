import { useMutation } from '@tanstack/react-query'
import { request } from '#lib/api/api.ts'
import { failureMessage } from '#lib/api/server-message.ts'
import { download } from '#ui/download.ts'
import { PasswordDialog, type Proof } from './password-dialog.tsx'

export function DownloadDataDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const order = useMutation({
    mutationFn: (proof: Proof) => request('POST /api/auth/data-download', { body: proof }),
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
      call={order}
      failure={failureMessage(order.error)}
      onConfirm={(proof) => order.mutate(proof)}
    />
  )
}
