import { isOffline, onConnectionChange } from '#lib/api/connection.ts'
import { refreshTrips } from '#lib/data/trips.ts'
import { startReader } from '#offline/reader/reader-control.ts'
import type { Outcome } from '#offline/sender/send-entry.ts'
import { onOtherTabChange } from '#offline/store/changes.ts'
import { sendDiscards } from './discards.ts'
import { entryList, loadEntriesFor, refreshEntries } from './entry-list.ts'
import { fetchPreviews, tryPreviewsAgain } from './previews.ts'
import { createReadQueue } from './read-queue.ts'
import { onReaderAvailable } from './reader-triggers.ts'
import { createSendQueue } from './send-queue.ts'
import { settleSent } from './settle.ts'

const retryDelaysMs = [5, 10, 20, 40, 80, 160, 300].map((seconds) => seconds * 1000)

function createSyncQueue() {
  let failures = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  const reading = createReadQueue({ onRead: run, onFailed: scheduleRetry })
  const sending = createSendQueue({
    onDone: () => {
      failures = 0
    },
    onFailed: scheduleRetry,
  })

  function run() {
    reading.readWaiting()
    const { entries } = entryList.get()
    fetchPreviews(entries)
    if (entries.some(({ state }) => state === 'sending')) sending.sendAll()
  }

  function scheduleRetry() {
    clearTimeout(timer)
    const delay = retryDelaysMs[Math.min(failures, retryDelaysMs.length - 1)]
    timer = setTimeout(() => void resumeSync(), delay)
    failures += 1
  }

  async function resumeSync(): Promise<void> {
    reading.retryDeferred()
    tryPreviewsAgain()
    await refreshEntries()
    run()
    settleSent()
    const { owner } = entryList.get()
    if (owner !== null) await sendDiscards(owner).catch(() => undefined)
  }

  async function sendEntryNow(id: string): Promise<Outcome> {
    // Cancel the reading first: it would delay the save.
    await reading.cancelReading(id)
    return sending.sendOne(id)
  }

  function startSyncQueue(userId: number): () => void {
    const control = new AbortController()
    const { signal } = control
    const trigger = () => void resumeSync()
    addEventListener('online', trigger, { signal })
    addEventListener('focus', trigger, { signal })
    document.addEventListener(
      'visibilitychange',
      () => document.visibilityState === 'visible' && trigger(),
      { signal },
    )
    const stops = [
      // Only refresh here: two tabs that each retried after the other's attempt would never stop.
      onOtherTabChange(() => void refreshEntries()),
      followSavedEntries(),
      onConnectionChange(() => !isOffline() && trigger()),
      startReader(),
      onReaderAvailable(trigger),
    ]
    void loadEntriesFor(userId).then(trigger)

    return () => {
      control.abort()
      for (const stop of stops) stop()
      clearTimeout(timer)
      reading.abortAll()
      void loadEntriesFor(null)
    }
  }

  return {
    lastReading: reading.lastReading,
    cancelReading: reading.cancelReading,
    requeueReading: reading.requeueReading,
    lastSaved: sending.lastSaved,
    sendPending: sending.sendPending,
    startSyncQueue,
    resumeSync,
    sendEntryNow,
  }
}

/** An entry that left the list was saved by this tab, another tab or the worker. */
function followSavedEntries() {
  let before = entryList.get()
  return entryList.subscribe((now) => {
    const present = new Set([...now.entries, ...now.sent].map(({ id }) => id))
    const wasSent = new Set(before.sent.map(({ id }) => id))
    const hasLeft = [...before.entries, ...before.sent].some(({ id }) => !present.has(id))
    if (now.owner === before.owner && hasLeft) void refreshTrips()
    if (now.sent.some(({ id }) => !wasSent.has(id))) settleSent()
    before = now
  })
}

export const {
  lastReading,
  lastSaved,
  startSyncQueue,
  resumeSync,
  sendPending,
  sendEntryNow,
  cancelReading,
  requeueReading,
} = createSyncQueue()
