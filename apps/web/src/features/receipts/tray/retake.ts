import type { Currency } from '@quittance/contract/money'
import { blankReceipt } from '#features/receipts/form/blank-receipt.ts'
import { withDraft } from '#offline/entries/draft-autosave.ts'
import { discardEntry } from '#offline/entries/entry-actions.ts'
import { valueOf } from '#offline/entries/entry-form.ts'
import { type Entry, entryList } from '#offline/entries/entry-list.ts'
import { addPhotos } from './add-files.ts'
import { trayStore } from './tray-store.ts'

/**
 * Replaces the photo of an entry. What was read from the old photo goes with it; what was typed
 * stays. The old entry goes only when the new photo is kept.
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
  // One that was sent may be a receipt already: its owner decides, on the list.
  if (!old.isPerhapsSaved) await discardEntry(id)
  return true
}

/** Only what the user typed, on an otherwise blank form. */
function typedInto(old: Entry, currency: Currency | undefined) {
  const { form, reading } = old
  if (!form) return {}
  // A save marks the amount as typed, also where it stands as it was read.
  const isRead = (name: Entry['edited'][number]) =>
    JSON.stringify(form[name]) ===
    JSON.stringify(valueOf({ form: null, edited: [], reading }, name))
  const edited = old.edited.filter((name) => !isRead(name))
  if (edited.length === 0) return {}
  const typed = Object.fromEntries(edited.map((name) => [name, form[name]]))
  return { form: { ...blankReceipt(currency), ...typed }, edited, typedBefore: edited }
}
