import { nounFor } from '#lib/format/document-words.ts'
import { discardEntry } from '#offline/entries/entry-actions.ts'
import type { Entry } from '#offline/entries/entry-list.ts'
import { deviceNoun } from '#ui/device-noun.ts'
import { useDiscardQuestion } from '#ui/use-discard-question.tsx'

export function useDiscardEntry(entry: Entry, onDiscarded: () => void = () => {}) {
  const { id, photo, document } = entry
  return useDiscardQuestion({
    title: photo ? `Discard this ${nounFor(document)}?` : 'Discard this receipt?',
    text: whatIsLost(entry),
    stay: 'Keep',
    isNeeded: true,
    onDiscard: () => void discardEntry(id).then(onDiscarded),
  })
}

function whatIsLost({ isPerhapsSaved, isRemote, source }: Entry) {
  if (isPerhapsSaved) {
    return `It was sent but not confirmed, so it may already be in your receipts. Discarding removes it from this ${deviceNoun} only.`
  }
  if (source === 'mail') return 'It came by email, and has not been saved as a receipt.'
  if (isRemote) return 'These pages have not been saved as a receipt.'
  return `It is on this ${deviceNoun} only, and has not been saved as a receipt.`
}
