import type { ReadField } from '@quittance/contract/read-fields'
import { useState } from 'react'
import type { CheckedReceipt } from '#features/receipts/form/use-receipt-form.ts'
import { isWaitingOffline, showKeptToast, whyNotSaved } from '#features/receipts/tell-kept.ts'
import { confirmEntry, type Outcome } from '#offline/entries/entry-actions.ts'
import type { Entry } from '#offline/entries/entry-list.ts'
import { announce } from '#ui/announcements.ts'
import { toast } from '#ui/toast-store.ts'

type Confirmation = {
  entry: Entry
  /** There are more to check, so it is sent while the next form is open. */
  isInBackground: boolean
  /** It is being sent, or waits for a network: the form can close. */
  onDone: () => void
  onFailure: (message: string) => void
}

const notWritten =
  'Failed to save receipt. This browser could not store it: please try again, or reopen the app.'

/** Sends a reviewed entry; offline it stays on this device and is sent later. */
export function useConfirmEntry({ entry, isInBackground, onDone, onFailure }: Confirmation) {
  const [isPending, setIsPending] = useState(false)

  async function confirm(receipt: CheckedReceipt, unconfirmed?: readonly ReadField[]) {
    setIsPending(true)
    announce('Saving receipt')
    const form = { ...receipt, notes: receipt.notes ?? '' }
    const delivery = await confirmEntry(entry.id, form, unconfirmed).catch(() => null)
    if (!delivery) {
      setIsPending(false)
      toast({ title: 'Error', description: notWritten, variant: 'destructive' })
      return
    }
    if (isInBackground) onDone()
    const outcome = await delivery()
    setIsPending(false)
    const isOver = !('error' in outcome) || isWaitingOffline(entry.id, outcome)
    if (isWaitingOffline(entry.id, outcome)) showKeptToast()
    else if ('error' in outcome && isFailure(outcome)) onFailure(whyNotSaved(outcome.error))
    if (!isInBackground && isOver) onDone()
  }

  return { confirm, isPending }
}

/** A login, and a deleted receipt, have their own dialogs. */
function isFailure({ kind }: Outcome) {
  return kind !== 'signed-out' && kind !== 'deleted'
}
