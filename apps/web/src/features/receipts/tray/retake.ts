import type { Currency } from '@quittance/contract/money'
import { blankReceipt } from '#features/receipts/form/blank-receipt.ts'
import { withDraft } from '#offline/entries/draft-autosave.ts'
import { discardEntry } from '#offline/entries/entry-actions.ts'
import { valueOf } from '#offline/entries/entry-form.ts'
import { type Entry, entryList } from '#offline/entries/entry-list.ts'
import { addPhotos } from './add-files.ts'
import { trayStore } from './tray-store.ts'

/**
 * Replaces an entry's photo and drops its reading, but keeps what was typed. The old entry is
 * deleted only once the new photo is stored.
 */
export async function retake(id: string, photo: File, currency?: Currency): Promise<boolean> {
  const listed = entryList.get().entries.find((entry) => entry.id === id)
  if (!listed) return false
  const old = withDraft(listed)
  const [kept] = await addPhotos([photo], {
    source: 'camera',
    tripId: old.tripId,
    ...typedInto(old, currency),
  })
  if (!kept) return false
  trayStore.review(kept)
  // One that was sent may already be saved: let the user decide, in the list.
  if (!old.isPerhapsSaved) await discardEntry(id)
  return true
}

/** Only what the user typed, on an otherwise blank form. */
function typedInto(old: Entry, currency: Currency | undefined) {
  const { form, reading } = old
  if (!form) return {}
  // Saving marks the amount as typed, even if it is unchanged from the reading.
  const isRead = (name: Entry['edited'][number]) =>
    JSON.stringify(form[name]) ===
    JSON.stringify(valueOf({ form: null, edited: [], reading }, name))
  const edited = old.edited.filter((name) => !isRead(name))
  if (edited.length === 0) return {}
  const typed = Object.fromEntries(edited.map((name) => [name, form[name]]))
  return { form: { ...blankReceipt(currency, form.paidBy), ...typed }, edited, typedBefore: edited }
}
