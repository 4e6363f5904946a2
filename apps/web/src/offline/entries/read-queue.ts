import { handleSignedOut } from '#lib/data/query-client.ts'
import { readerState } from '#offline/reader/reader-state.ts'
import { readEntry } from '#offline/sender/read-entry.ts'
import type { Entry } from '#offline/store/entry.ts'
import { createStore } from '#ui/create-store.ts'
import { canImproveReading, deviceReader, supportsAllScripts } from './device-reader.ts'
import { entryList, findEntry, publishChange, setEntryProgress } from './entry-list.ts'

const maxConcurrentReads = 2

/** Reads entries, two at once. `onRead` runs after each, `onFailed` when a later retry may succeed. */
export function createReadQueue({ onRead, onFailed }: Record<'onRead' | 'onFailed', () => void>) {
  const reads = new Map<string, { control: AbortController; done: Promise<void> }>()
  /** Entries whose reading failed; retried on the next trigger. */
  const deferred = new Set<string>()
  /** The last reading that ended: read, or failed for the first time. */
  const lastReading = createStore<{ id: string; isRead: boolean } | null>(null)

  function readWaiting() {
    // Wait until it is known whether a photo may be sent to the server to be read.
    if (readerState.get().kind === 'unknown') return
    for (const entry of entryList.get().entries) {
      if (reads.size >= maxConcurrentReads) break
      if (shouldRead(entry)) startReading(entry.id)
    }
  }

  function shouldRead(entry: Entry) {
    const { id, state, photo, reading, readingProblem } = entry
    const isUnread = reading ? canImproveReading(entry) : !readingProblem?.isFinal
    const isOpen = state === 'checking' && photo && isUnread
    return isOpen && !reads.has(id) && !deferred.has(id)
  }

  function startReading(id: string) {
    const control = new AbortController()
    const done = read(id, control.signal).finally(() => {
      reads.delete(id)
      setEntryProgress(id, null)
    })
    reads.set(id, { control, done })
    setEntryProgress(id, { doing: 'reading', part: 0 })
    void done.then(onRead)
  }

  async function read(id: string, signal: AbortSignal) {
    const onProgress = (part: number) => setEntryProgress(id, { doing: 'reading', part })
    const before = findEntry(id)
    const shouldNotify =
      !before?.reading && (!before?.readingProblem || before.readingProblem.isWaiting)
    const hadAllScripts = supportsAllScripts()
    const outcome = await readEntry(id, { signal, onProgress, phone: deviceReader })
    await publishChange()
    if (outcome === 'signed-out') handleSignedOut()
    const isWellRead = outcome === 'read' && !findEntry(id)?.lacksAsian
    // A language pack that finished during this read fires no further event.
    const canReadMoreNow = !hadAllScripts && supportsAllScripts()
    if (!isWellRead && !canReadMoreNow) deferred.add(id)
    // A document waits for the network, and not every browser reports that it is back.
    const isWaitingForNetwork = outcome === 'waiting' && Boolean(before?.document)
    if (outcome === 'later' || isWaitingForNetwork) onFailed()
    const isFirstFailure = shouldNotify && (outcome === 'later' || outcome === 'failed')
    if (outcome === 'read' || isFirstFailure) lastReading.set({ id, isRead: outcome === 'read' })
  }

  return {
    lastReading,
    readWaiting,
    retryDeferred: () => deferred.clear(),
    abortAll() {
      for (const { control } of reads.values()) control.abort()
    },
    async cancelReading(id: string): Promise<void> {
      const reading = reads.get(id)
      reading?.control.abort()
      await reading?.done
    },
    requeueReading(id: string): void {
      deferred.delete(id)
      onRead()
    },
  }
}
