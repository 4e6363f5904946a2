import { discardEntry } from '#offline/entries/change.ts'
import type { Entry } from '#offline/entries/entry-list.ts'
import { useDiscardQuestion } from '#ui/use-discard-question.tsx'

/** Asks before the only copy of a receipt goes. */
export function useDiscardEntry(
  { id, photo, isPerhapsSaved }: Entry,
  onDiscarded: () => void = () => {},
) {
  return useDiscardQuestion({
    title: photo ? 'Discard this photo?' : 'Discard this receipt?',
    text: isPerhapsSaved
      ? 'It was sent and no answer came, so it may be in your receipts already. Discarding removes it from this phone only.'
      : 'It is on this phone only, and has not been saved as a receipt.',
    stay: 'Keep',
    isNeeded: true,
    onDiscard: () => void discardEntry(id).then(onDiscarded),
  })
}
