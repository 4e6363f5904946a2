import { discardEntry } from '#offline/entries/change.ts'
import { entryList } from '#offline/entries/entry-list.ts'
import { takeIn } from './take-in.ts'
import { trayStore } from './tray-store.ts'

/** A better photo of the same receipt, with what was typed; the old one goes when the new one is kept. */
export async function retake(id: string, photo: File): Promise<boolean> {
  const old = entryList.get().entries.find((entry) => entry.id === id)
  if (!old) return false
  const { tripId, form, edited } = old
  const [kept] = await takeIn([photo], { source: 'camera', tripId, form, edited })
  if (!kept) return false
  trayStore.review(kept)
  // One that was sent may be a receipt already: its owner decides, on the list.
  if (!old.isPerhapsSaved) await discardEntry(id)
  return true
}
