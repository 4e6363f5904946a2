import { upload } from '#lib/api/upload.ts'
import { changeEntry, findEntry } from '#offline/store/entries.ts'
import { alone } from './alone.ts'
import { asApiError, judge } from './judge.ts'
import { photoToSend } from './photo-to-send.ts'

type Watch = { signal?: AbortSignal; onProgress?: (part: number) => void }

/** How a reading went; `elsewhere`: another tab is at it, or there is nothing to read any more. */
export type ReadOutcome = 'read' | 'elsewhere' | 'given-up' | 'later' | 'signed-out' | 'failed'

/** Has the photo of an entry read, and keeps what was found with it. */
export async function readEntry(id: string, watch: Watch = {}): Promise<ReadOutcome> {
  // What could not be written down for now is read again.
  const outcome = await alone(id, () => read(id, watch)).catch(() => 'later' as const)
  return outcome ?? 'elsewhere'
}

async function read(id: string, { signal, onProgress }: Watch): Promise<ReadOutcome | undefined> {
  // As with sending: one that the browser does not hand out now is read by the next page.
  const entry = await findEntry(id).catch(() => undefined)
  if (!entry?.photo || entry.reading || entry.state !== 'checking') return undefined
  try {
    const image = await photoToSend(entry)
    const fields = entry.tripId ? { tripId: entry.tripId } : {}
    const { uploadId, ...reading } = await upload('process', { fields, image, signal, onProgress })
    await changeEntry(id, (kept) => ({ ...kept, reading, uploadId, readingProblem: null }))
    return 'read'
  } catch (failure) {
    if (signal?.aborted) return 'given-up'
    const error = asApiError(failure)
    const kind = judge(error)
    if (kind === 'signed-out') return kind
    const isFinal = kind !== 'later'
    const message = error.status === 0 ? 'Failed to process receipt' : error.message
    await changeEntry(id, (kept) => ({ ...kept, readingProblem: { message, isFinal } }))
    return isFinal ? 'failed' : 'later'
  }
}
