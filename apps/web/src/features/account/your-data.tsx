import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { request } from '#lib/api/api.ts'
import { Button } from '#ui/button.tsx'
import { SectionCard } from '#ui/card.tsx'
import { download } from '#ui/download.ts'
import { Icon } from '#ui/icon.tsx'
import { DeleteAccountDialog } from './delete-account-dialog.tsx'
import { PasswordDialog, type Proof } from './password-dialog.tsx'
import { StorageRow } from './storage-row.tsx'

export function YourData() {
  const [isOpen, setIsOpen] = useState<'download' | 'delete' | null>(null)
  const close = () => setIsOpen(null)
  return (
    <SectionCard title="Your data" hint="It is yours: download it or delete it at any time.">
      <div className="divide-y divide-hairline *:first:pt-0">
        <StorageRow />
        <div className="flex flex-col gap-3 py-5 sm:flex-row sm:items-center sm:justify-between">
          <p className="text-sm text-pretty text-muted">
            Everything you have stored here, as files.
          </p>
          <Button variant="secondary" className="shrink-0" onClick={() => setIsOpen('download')}>
            <Icon name="download" className="text-[1.125rem]" />
            Download my data
          </Button>
        </div>
        <div className="flex flex-col gap-3 pt-5 sm:flex-row sm:items-center sm:justify-between">
          <p className="text-sm text-pretty text-muted">
            Your account and everything in it, for good.
          </p>
          <Button
            variant="secondary"
            className="shrink-0 text-wrong"
            onClick={() => setIsOpen('delete')}
          >
            <Icon name="trash-2" className="text-[1.125rem]" />
            Delete account
          </Button>
        </div>
      </div>
      <DownloadDataDialog isOpen={isOpen === 'download'} onClose={close} />
      <DeleteAccountDialog isOpen={isOpen === 'delete'} onClose={close} />
    </SectionCard>
  )
}

function DownloadDataDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
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
      onConfirm={(proof) => order.mutate(proof)}
    />
  )
}
