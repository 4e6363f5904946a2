import { useMutation } from '@tanstack/react-query'
import { leave } from '#lib/account/sign-out.ts'
import { request } from '#lib/api/api.ts'
import { failureMessage } from '#lib/api/server-message.ts'
import { discardAllEntries } from '#offline/entries/entry-actions.ts'
import { Icon } from '#ui/icon.tsx'
import { PasswordDialog, type Proof } from './password-dialog.tsx'

const losses = [
  'Your profile and settings',
  'All trips and receipts, with their photos',
  'Receipts that are still on this phone only',
  'Reports you made: their download links stop working',
]

export function DeleteAccountDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
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
