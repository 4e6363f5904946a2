import { entriesOf } from '#offline/store/entries.ts'
import { type Outcome, sendEntry } from './send-entry.ts'

type Watch = {
  onProgress?: (id: string, part: number) => void
  onOutcome?: (id: string, outcome: Outcome) => void
}

export async function sendWaiting(
  userId: number,
  { onProgress, onOutcome }: Watch = {},
): Promise<'done' | 'later' | 'signed-out'> {
  let isLeft = false
  for (const { id, state, isSent } of await entriesOf(userId)) {
    if (state !== 'sending' || isSent) continue
    // One at a time, for weak networks.
    // oxlint-disable-next-line no-await-in-loop -- see above
    const outcome = await sendEntry(id, { onProgress: (part) => onProgress?.(id, part) })
    onOutcome?.(id, outcome)
    if (outcome.kind === 'signed-out') return 'signed-out'
    if (outcome.kind !== 'later') continue
    isLeft = true
    // Without a response the next one would fail too; a server in trouble may still accept another.
    if (outcome.error.status === 0) break
  }
  return isLeft ? 'later' : 'done'
}
