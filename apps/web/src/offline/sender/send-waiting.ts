import { entriesOf } from '#offline/store/entries.ts'
import { type Outcome, sendEntry } from './send-entry.ts'

type Watch = {
  onProgress?: (id: string, part: number) => void
  onOutcome?: (id: string, outcome: Outcome) => void
}

/** Sends what a user's device has to send, oldest first, until there is no network or no session. */
export async function sendWaiting(
  userId: number,
  { onProgress, onOutcome }: Watch = {},
): Promise<'done' | 'later' | 'signed-out'> {
  let isLeft = false
  for (const { id, state, isSent } of await entriesOf(userId)) {
    if (state !== 'sending' || isSent) continue
    // One after the other: a weak network takes one at a time.
    // oxlint-disable-next-line no-await-in-loop -- as said
    const outcome = await sendEntry(id, { onProgress: (part) => onProgress?.(id, part) })
    onOutcome?.(id, outcome)
    if (outcome.kind === 'signed-out') return 'signed-out'
    if (outcome.kind !== 'later') continue
    isLeft = true
    // Without an answer the next one would fare the same; a server in trouble may take another.
    if (outcome.error.status === 0) break
  }
  return isLeft ? 'later' : 'done'
}
