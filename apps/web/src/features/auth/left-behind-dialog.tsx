import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { leftBehindAsZip, removeLeftBehind } from '#lib/account/left-behind.ts'
import { Button } from '#ui/button.tsx'
import { deviceNoun } from '#ui/device-noun.ts'
import { Dialog } from '#ui/dialog.tsx'
import { download } from '#ui/download.ts'
import { toastFailure } from '#ui/toast-store.ts'

/** For receipts whose account was deleted: they can no longer be sent, but can be saved as files. */
export function LeftBehindDialog({
  isOpen,
  count,
  accounts,
  onClose,
}: {
  isOpen: boolean
  count: number
  accounts: number
  onClose: () => void
}) {
  const [isRemoving, setIsRemoving] = useState(false)
  const what = count === 1 ? '1 receipt' : `${count} receipts`
  const whose = accounts > 1 ? ` They were added in ${accounts} accounts and stay together.` : ''
  const save = useMutation({
    mutationFn: saveAsFile,
    onError: () => toastFailure('This could not be saved'),
  })
  const remove = useMutation({
    mutationFn: removeLeftBehind,
    onSuccess: onClose,
    onError: () => toastFailure('This could not be removed'),
  })

  function close() {
    setIsRemoving(false)
    onClose()
  }

  return (
    <Dialog
      open={isOpen}
      onOpenChange={(open) => !open && close()}
      title={
        isRemoving ? `Remove ${what} from this ${deviceNoun}?` : 'Receipts of a deleted account'
      }
      description={
        isRemoving
          ? `Anything not saved to your files is then gone for good.${whose}`
          : `Nobody can send them without their account. Save them to your files, then remove them from this ${deviceNoun}.${whose}`
      }
      footer={
        isRemoving ? (
          <>
            <Button variant="secondary" onClick={() => setIsRemoving(false)}>
              Back
            </Button>
            <Button variant="danger" disabled={remove.isPending} onClick={() => remove.mutate()}>
              Remove
            </Button>
          </>
        ) : (
          <>
            <Button variant="quiet" className="text-wrong" onClick={() => setIsRemoving(true)}>
              Remove
            </Button>
            <Button disabled={save.isPending} onClick={() => save.mutate()}>
              Save to my files
            </Button>
          </>
        )
      }
    />
  )
}

async function saveAsFile() {
  const address = URL.createObjectURL(await leftBehindAsZip())
  download(address, 'quittance-receipts.zip')
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
