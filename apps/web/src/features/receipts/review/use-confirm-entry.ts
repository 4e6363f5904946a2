import type { ReadField } from '@quittance/contract/read-fields'
import { useState } from 'react'
import type { CheckedReceipt } from '#features/receipts/form/use-receipt-form.ts'
import { isKept, tellKept, whyNotSaved } from '#features/receipts/tell-kept.ts'
import { confirmEntry, type Outcome } from '#offline/entries/entry-actions.ts'
import type { Entry } from '#offline/entries/entry-list.ts'
import { announce } from '#ui/announcements.ts'
import { toast } from '#ui/toast-store.ts'

type Confirmation = {
  entry: Entry
  /** There is more to check: it is sent behind the next one's form. */
  isInBackground: boolean
  /** It is on its way, or waits for a network: this form is done with. */
  onDone: () => void
  onFailure: (message: string) => void
}

const notWritten =
  'Failed to save receipt. This browser could not write it down: please try again, or open the app again.'

/** Sends a checked entry; without a network it stays on this device and goes by itself later. */
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
    const isOver = !('error' in outcome) || isKept(entry.id, outcome)
    if (isKept(entry.id, outcome)) tellKept()
    else if ('error' in outcome && isFailure(outcome)) onFailure(whyNotSaved(outcome.error))
    if (!isInBackground && isOver) onDone()
  }

  return { confirm, isPending }
}

/** A login, and what shall happen to one that was deleted, are asked for in their own place. */
function isFailure({ kind }: Outcome) {
  return kind !== 'signed-out' && kind !== 'deleted'
}
