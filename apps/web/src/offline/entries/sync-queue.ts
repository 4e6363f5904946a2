import { isOffline, onConnectionChange } from '#lib/api/connection.ts'
import { noticeSignedOut } from '#lib/data/query-client.ts'
import { refreshTrips } from '#lib/data/trips.ts'
import { refreshVendors } from '#offline/reader/context.ts'
import { isReadyHere } from '#offline/reader/is-ready-here.ts'
import { notePhotoRead, startReader } from '#offline/reader/reader-control.ts'
import { readerState } from '#offline/reader/reader-state.ts'
import { readEntry } from '#offline/sender/read-entry.ts'
import type { Outcome, SavedReceipt } from '#offline/sender/send-entry.ts'
import { sendWaiting } from '#offline/sender/send-waiting.ts'
import { onOtherTabChange } from '#offline/store/changes.ts'
import type { Entry, EntrySource } from '#offline/store/entry.ts'
import { createStore } from '#ui/create-store.ts'
import { requestBackgroundSync } from './background-sync.ts'
import { canImproveReading, deviceReader, supportsAllScripts } from './device-reader.ts'
import { sendDiscards } from './discards.ts'
import {
  entryList,
  loadEntriesFor,
  publishChange,
  refreshEntries,
  setEntryProgress,
} from './entry-list.ts'
import { fetchPreviews, tryPreviewsAgain } from './previews.ts'
import { onReaderAvailable } from './reader-triggers.ts'
import { settleSent } from './settle.ts'

/** What the server has taken last, for whoever says so. */
export const lastSaved = createStore<{
  receipt: SavedReceipt
  id: string
  source: EntrySource | undefined
} | null>(null)

/** The reading that ended last, well or for the first time not. */
export const lastReading = createStore<{ id: string; isRead: boolean } | null>(null)

const readsAtOnce = 2
const pauses = [5, 10, 20, 40, 80, 160, 300].map((seconds) => seconds * 1000)

const reads = new Map<string, { control: AbortController; done: Promise<void> }>()
/** Could not be read for now: they wait for the next occasion. */
const deferred = new Set<string>()
const pendingOutcomes = new Map<string, (outcome: Outcome) => void>()
let sending: Promise<void> | undefined
let isMoreToSend = false
/** The server may call a vendor by another name from now on. */
let areVendorsOld = false
let tries = 0
let timer: ReturnType<typeof setTimeout> | undefined

/** For as long as this user is signed in: what waits is read and sent, whenever there is an occasion. */
export function startSyncQueue(userId: number): () => void {
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
  // What another tab, or the worker, has not yet done is its own to do: two tabs that try again because the other has
  // tried would never rest.
  const stopListening = onOtherTabChange(() => void refreshEntries())
  const stopFollowing = followReceipts()
  const stopWatching = onConnectionChange(() => !isOffline() && trigger())
  const stopReader = startReader()
  const stopFollowingReader = onReaderAvailable(trigger)
  void loadEntriesFor(userId).then(trigger)

  return () => {
    control.abort()
    stopListening()
    stopFollowing()
    stopWatching()
    stopReader()
    stopFollowingReader()
    clearTimeout(timer)
    for (const { control: reading } of reads.values()) reading.abort()
    void loadEntriesFor(null)
  }
}

/** Reads and sends what waits, also what failed for now. */
export async function resumeSync(): Promise<void> {
  deferred.clear()
  tryPreviewsAgain()
  await refreshEntries()
  run()
  settleSent()
  const { owner } = entryList.get()
  if (owner !== null) await sendDiscards(owner).catch(() => undefined)
}

/** Sends what is checked; resolves when all of it was tried. */
export async function sendPending(): Promise<void> {
  sendAll()
  await sending
}

/** Sends an entry that has just been marked for it; resolves with how that went. */
export async function sendEntryNow(id: string): Promise<Outcome> {
  // Its reading would hold it up.
  await cancelReading(id)
  const outcome = new Promise<Outcome>((resolve) => {
    pendingOutcomes.set(id, resolve)
  })
  sendAll()
  return outcome
}

/** Gives up what is being done with an entry. */
export async function cancelReading(id: string): Promise<void> {
  const reading = reads.get(id)
  reading?.control.abort()
  await reading?.done
}

/** Has a photo read that could not be read before. */
export function requeueReading(id: string): void {
  deferred.delete(id)
  run()
}

/** What was sent, or has left the list, is a receipt now, whoever has sent it: this tab, another one or the worker. */
function followReceipts() {
  let before = entryList.get()
  return entryList.subscribe((now) => {
    const isHere = new Set([...now.entries, ...now.sent].map(({ id }) => id))
    const wasSent = new Set(before.sent.map(({ id }) => id))
    const isGone = [...before.entries, ...before.sent].some(({ id }) => !isHere.has(id))
    if (now.owner === before.owner && isGone) void refreshTrips()
    if (now.sent.some(({ id }) => !wasSent.has(id))) settleSent()
    before = now
  })
}

function run() {
  readWaiting()
  fetchPreviews(entryList.get().entries)
  if (entryList.get().entries.some(({ state }) => state === 'sending')) sendAll()
}

function readWaiting() {
  // Not before it is known whether a photo may be sent to be read.
  if (readerState.get().kind === 'unknown') return
  for (const entry of entryList.get().entries) {
    if (reads.size >= readsAtOnce) break
    if (isToRead(entry)) startReading(entry.id)
  }
}

function isToRead(entry: Entry) {
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
  void done.then(run)
}

async function read(id: string, signal: AbortSignal) {
  const onProgress = (part: number) => setEntryProgress(id, { doing: 'reading', part })
  const before = find(id)
  const isToTell = !before?.reading && (!before?.readingProblem || before.readingProblem.isWaiting)
  const knewAllLetters = supportsAllScripts()
  const outcome = await readEntry(id, { signal, onProgress, phone: deviceReader })
  await publishChange()
  if (outcome === 'signed-out') noticeSignedOut()
  const isWellRead = outcome === 'read' && !find(id)?.lacksAsian
  // Letters that came meanwhile are an occasion of which nobody tells again.
  const isNews = !knewAllLetters && supportsAllScripts()
  if (!isWellRead && !isNews) deferred.add(id)
  // A document waits for a network, of whose return nobody may tell.
  const isForNetwork = outcome === 'waiting' && Boolean(before?.document)
  if (outcome === 'later' || isForNetwork) scheduleRetry()
  const isFirstFailure = isToTell && (outcome === 'later' || outcome === 'failed')
  if (outcome === 'read' || isFirstFailure) lastReading.set({ id, isRead: outcome === 'read' })
}

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
  }).catch(noStore)
  // Those that were not reached wait for another occasion, and whoever waits for them is told.
  for (const id of pendingOutcomes.keys()) settle(id, { kind: 'elsewhere' })
  await publishChange()
  if (areVendorsOld) noticeVendors()
  if (outcome === 'signed-out') noticeSignedOut()
  if (outcome === 'done') tries = 0
  if (outcome === 'later') {
    scheduleRetry()
    void requestBackgroundSync()
  }
}

/** The store itself failed, in the middle of it; nobody must wait for an answer that does not come. */
function noStore() {
  return 'later' as const
}

function noteOutcome(id: string, outcome: Outcome) {
  setEntryProgress(id, null)
  if (outcome.kind === 'saved') {
    const entry = find(id)
    if (entry?.reading) noticeRead()
    lastSaved.set({ receipt: outcome.receipt, id, source: entry?.source })
  }
  void publishChange()
  settle(id, outcome)
}

function noticeRead() {
  areVendorsOld = true
  void notePhotoRead().catch(() => undefined)
}

/** Once for all that were sent in one go. */
function noticeVendors() {
  areVendorsOld = false
  if (isReadyHere()) void refreshVendors()
}

function find(id: string) {
  const { entries, sent } = entryList.get()
  return [...entries, ...sent].find((one) => one.id === id)
}

function settle(id: string, outcome: Outcome) {
  pendingOutcomes.get(id)?.(outcome)
  pendingOutcomes.delete(id)
}

function scheduleRetry() {
  clearTimeout(timer)
  timer = setTimeout(() => void resumeSync(), pauses[Math.min(tries, pauses.length - 1)])
  tries += 1
}
