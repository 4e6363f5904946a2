import type { ReadField } from '@quittance/contract/read-fields'
import { useState } from 'react'
import type { CheckedReceipt } from '#features/receipts/form/use-receipt-form.ts'
import { confirmEntry, type Outcome } from '#offline/entries/change.ts'
import type { Entry } from '#offline/entries/entry-list.ts'
import { announce } from '#ui/announcements.ts'
import { toast } from '#ui/toast-store.ts'

type Confirmation = {
  entry: Entry
  /** There is more to check: it is sent behind the next one's form. */
  isInBackground: boolean
  /** It is on its way, or waits for a network: this form is done with. */
  onDone: () => void
  onFailure: (failure: Extract<Outcome, { error: Error }>) => void
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
    if ('error' in outcome && outcome.kind !== 'signed-out') onFailure(outcome)
    if (!isInBackground && isOver(outcome)) onDone()
  }

  return { confirm, isPending }
}

/** What is kept for later needs no one to watch it; what was refused needs its form. */
function isOver(outcome: Outcome) {
  if (!('error' in outcome)) return true
  return outcome.kind === 'deleted' || (outcome.kind === 'later' && outcome.error.status === 0)
}
