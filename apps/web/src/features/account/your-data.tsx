import type { StorageUse } from '@quittance/contract/storage'
import { inMegabytes, isNearlyFull, storageAdvice } from '@quittance/contract/storage-words'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { leave } from '#lib/account/sign-out.ts'
import { request } from '#lib/api/api.ts'
import { failureMessage } from '#lib/api/server-message.ts'
import { useStorage } from '#lib/data/storage.ts'
import { discardAllEntries } from '#offline/entries/entry-actions.ts'
import { Button } from '#ui/button.tsx'
import { SectionCard } from '#ui/card.tsx'
import { deviceNoun } from '#ui/device-noun.ts'
import { download } from '#ui/download.ts'
import { Icon } from '#ui/icon.tsx'
import { ProgressBar } from '#ui/progress-bar.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { PasswordDialog, type Proof } from './password-dialog.tsx'

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

function StorageRow() {
  const { data: use, isError } = useStorage()
  if (isError) return null
  return (
    <div className="pb-5">
      <dl className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-0.5 text-sm">
        <dt className="text-muted">Space for photos</dt>
        <dd className="amount">{use ? <Amount use={use} /> : <Skeleton className="h-5 w-32" />}</dd>
      </dl>
      <ProgressBar label="Space used" value={use ? partOf(use) : 0} className="mt-3" />
      {use && isNearlyFull(use) && (
        <p role="status" className="mt-3 flex gap-2 text-sm text-pretty">
          <Icon name="triangle-alert" className="mt-0.5 text-[1.125rem] text-waiting" />
          <span>
            {partOf(use) < 1 ? 'Nearly full.' : 'Full.'} {storageAdvice}
          </span>
        </p>
      )}
    </div>
  )
}

function Amount({ use: { usedBytes, limitBytes } }: { use: StorageUse }) {
  return (
    <>
      <span className="font-medium">{inMegabytes(usedBytes)}</span>
      <span className="text-muted"> of {inMegabytes(limitBytes)}</span>
    </>
  )
}

function partOf({ usedBytes, limitBytes }: StorageUse) {
  return Math.min(1, usedBytes / limitBytes)
}

const losses = [
  'Your profile and settings',
  'All trips and receipts, with their photos',
  `Receipts that are still on this ${deviceNoun} only`,
  'Reports you made: their download links stop working',
]

function DeleteAccountDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const remove = useMutation({
    mutationFn: (proof: Proof) => request('DELETE /api/auth/user', { body: proof }),
    onSuccess: async () => {
      // They could never be sent.
      await discardAllEntries()
      await leave({ isDeleted: true })
    },
  })

  function close() {
    remove.reset()
    onClose()
  }

  return (
    <PasswordDialog
      isOpen={isOpen}
      onClose={close}
      title="Delete account"
      description="This cannot be undone. You may want to download your data first."
      action={{ label: 'Delete account', pendingLabel: 'Deleting...', isDanger: true }}
      call={remove}
      failure={failureMessage(
        remove.error,
        'Nothing was deleted. Please check your connection and try again.',
      )}
      onConfirm={(proof) => remove.mutate(proof)}
    >
      <div className="rounded-control bg-wrong-soft p-4 text-sm">
        <p className="font-semibold text-wrong">What will be lost</p>
        <ul className="mt-2 space-y-1.5">
          {losses.map((loss) => (
            <li key={loss} className="flex gap-2">
              <Icon name="x" className="mt-0.5 text-[1rem] text-wrong" />
              {loss}
            </li>
          ))}
        </ul>
      </div>
    </PasswordDialog>
  )
}
