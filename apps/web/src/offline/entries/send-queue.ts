import { handleSignedOut } from '#lib/data/query-client.ts'
import { refreshVendors } from '#offline/reader/context.ts'
import { isReadyHere } from '#offline/reader/is-ready-here.ts'
import { countPhotoRead } from '#offline/reader/reader-control.ts'
import type { Outcome, SavedReceipt } from '#offline/sender/send-entry.ts'
import { sendWaiting } from '#offline/sender/send-waiting.ts'
import type { EntrySource } from '#offline/store/entry.ts'
import { createStore } from '#ui/create-store.ts'
import { entryList, findEntry, publishChange, setEntryProgress } from './entry-list.ts'

type LastSaved = { receipt: SavedReceipt; id: string; source: EntrySource | undefined }

export function createSendQueue({ onDone, onFailed }: Record<'onDone' | 'onFailed', () => void>) {
  const lastSaved = createStore<LastSaved | null>(null)
  const pendingOutcomes = new Map<string, (outcome: Outcome) => void>()
  let sending: Promise<void> | undefined
  let isMoreToSend = false
  /** The server may know a vendor by another name after a receipt that was read is saved. */
  let areVendorsStale = false

  function sendAll() {
    if (sending) {
      isMoreToSend = true
      return
    }
    isMoreToSend = false
    sending = send().finally(() => {
      sending = undefined
      if (isMoreToSend) sendAll()
    })
  }

  async function send() {
    const { owner } = entryList.get()
    if (owner === null) return
    const outcome = await sendWaiting(owner, {
      onProgress: (id, part) => setEntryProgress(id, { doing: 'sending', part }),
      onOutcome: noteOutcome,
      // The store itself may fail halfway; callers must still get an outcome.
    }).catch(() => 'later' as const)
    // Entries that were not reached wait for another trigger.
    for (const id of pendingOutcomes.keys()) settle(id, { kind: 'elsewhere' })
    await publishChange()
    if (areVendorsStale) {
      areVendorsStale = false
      if (isReadyHere()) void refreshVendors()
    }
    if (outcome === 'signed-out') handleSignedOut()
    if (outcome === 'done') onDone()
    if (outcome === 'later') {
      onFailed()
      void requestBackgroundSync()
    }
  }

  function noteOutcome(id: string, outcome: Outcome) {
    setEntryProgress(id, null)
    if (outcome.kind === 'saved') {
      const entry = findEntry(id)
      if (entry?.reading) {
        areVendorsStale = true
        void countPhotoRead().catch(() => undefined)
      }
      lastSaved.set({ receipt: outcome.receipt, id, source: entry?.source })
    }
    void publishChange()
    settle(id, outcome)
  }

  function settle(id: string, outcome: Outcome) {
    pendingOutcomes.get(id)?.(outcome)
    pendingOutcomes.delete(id)
  }

  return {
    lastSaved,
    sendAll,
    async sendPending(): Promise<void> {
      sendAll()
      await sending
    },
    sendOne(id: string): Promise<Outcome> {
      const outcome = new Promise<Outcome>((resolve) => {
        pendingOutcomes.set(id, resolve)
      })
      sendAll()
      return outcome
    },
  }
}

type SyncRegistration = ServiceWorkerRegistration & {
  sync?: { register: (tag: string) => Promise<void> }
}

/** Where supported, the browser wakes the worker when back online, even if the app is closed. */
async function requestBackgroundSync(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration()
  const { sync } = (registration ?? {}) as SyncRegistration
  // Refused in a private window, and if the user has switched it off.
  await sync?.register('send-receipts').catch(() => undefined)
}
