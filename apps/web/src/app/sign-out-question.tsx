import { useState } from 'react'
import { discardAllEntries } from '#offline/entries/entry-actions.ts'
import { entryList } from '#offline/entries/entry-list.ts'
import { isLocalOnly } from '#offline/entries/entry-status.ts'
import { sendPending } from '#offline/entries/sync-queue.ts'
import { useEntries } from '#offline/entries/use-entries.ts'
import { Button } from '#ui/button.tsx'
import { useStore } from '#ui/create-store.ts'
import { deviceNoun } from '#ui/device-noun.ts'
import { Dialog } from '#ui/dialog.tsx'
import { toast } from '#ui/toast-store.ts'
import { isAskingToSignOut, useSignOut } from './use-sign-out.ts'

export function SignOutQuestion({ onClose }: { onClose: () => void }) {
  const isOpen = useStore(isAskingToSignOut)
  const entries = useEntries().filter(isLocalOnly)
  const [isDiscarding, setIsDiscarding] = useState(false)
  const [isSending, setIsSending] = useState(false)
  const { signOutNow, isSigningOut } = useSignOut()
  const isBusy = isSending || isSigningOut
  const count = entries.length === 1 ? '1 receipt is' : `${entries.length} receipts are`

  function close() {
    onClose()
    setIsDiscarding(false)
  }

  async function send() {
    setIsSending(true)
    await sendPending()
    setIsSending(false)
    const left = entryList.get().entries.filter(isLocalOnly).length
    if (left === 0) return signOutNow()
    toast({
      title: left === 1 ? '1 receipt is still here' : `${left} receipts are still here`,
      description: `Review these receipts first, or keep them on this ${deviceNoun}.`,
      tone: 'info',
    })
  }

  async function discard() {
    await discardAllEntries()
    signOutNow()
  }

  return (
    <Dialog
      open={isOpen}
      onOpenChange={(open) => !open && close()}
      title={isDiscarding ? 'Discard them for good?' : `${count} on this ${deviceNoun} only`}
      description={
        isDiscarding
          ? `${count} nowhere else. Discarding cannot be undone.`
          : `Kept here until you sign in again on this ${deviceNoun}. Anyone who can unlock it could see what is kept.`
      }
      footer={
        isDiscarding ? (
          <>
            <Button variant="secondary" onClick={() => setIsDiscarding(false)}>
              Back
            </Button>
            <Button variant="danger" disabled={isBusy} onClick={() => void discard()}>
              Discard and sign out
            </Button>
          </>
        ) : (
          <>
            <Button variant="quiet" className="text-wrong" onClick={() => setIsDiscarding(true)}>
              Discard
            </Button>
            <Button variant="secondary" disabled={isBusy} onClick={() => void send()}>
              {isSending ? 'Sending...' : 'Send first'}
            </Button>
            <Button disabled={isBusy} onClick={signOutNow}>
              Keep and sign out
            </Button>
          </>
        )
      }
    />
  )
}
