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
import { onOthersChange } from '#offline/store/changes.ts'
import type { Entry, EntrySource } from '#offline/store/entry.ts'
import { createStore } from '#ui/create-store.ts'
import { requestBackgroundSync } from './background-sync.ts'
import { sendDiscards } from './discards.ts'
import { entryList, refreshEntries, setWork, showChange, showEntriesOf } from './entry-list.ts'
import { followReader } from './follow-reader.ts'
import { canReadBetter, knowsAllLetters, phone } from './phone.ts'
import { fetchPreviews, tryPreviewsAgain } from './previews.ts'
import { settleSent } from './settle.ts'

/** What the server has taken last, for whoever says so. */
export const lastSaved = createStore<{
  receipt: SavedReceipt
  id: string
  source: EntrySource | undefined
} | null>(null)

/** The reading that ended last, well or for the first time not. */
export const lastRead = createStore<{ id: string; isRead: boolean } | null>(null)

const readsAtOnce = 2
const pauses = [5, 10, 20, 40, 80, 160, 300].map((seconds) => seconds * 1000)

const reads = new Map<string, { control: AbortController; done: Promise<void> }>()
/** Could not be read for now: they wait for the next occasion. */
const resting = new Set<string>()
const awaited = new Map<string, (outcome: Outcome) => void>()
let sending: Promise<void> | undefined
let isMoreToSend = false
/** The server may call a vendor by another name from now on. */
let areVendorsOld = false
let tries = 0
let timer: ReturnType<typeof setTimeout> | undefined

/** For as long as this user is signed in: what waits is read and sent, whenever there is an occasion. */
export function startCourier(userId: number): () => void {
  const control = new AbortController()
  const { signal } = control
  const occasion = () => void goOn()
  addEventListener('online', occasion, { signal })
  addEventListener('focus', occasion, { signal })
  document.addEventListener(
    'visibilitychange',
    () => document.visibilityState === 'visible' && occasion(),
    { signal },
  )
  // What another tab, or the worker, has not yet done is its own to do: two tabs that try again because the other has
  // tried would never rest.
  const stopListening = onOthersChange(() => void refreshEntries())
  const stopFollowing = followReceipts()
  const stopWatching = onConnectionChange(() => !isOffline() && occasion())
  const stopReader = startReader()
  const stopFollowingReader = followReader(occasion)
  void showEntriesOf(userId).then(occasion)

  return () => {
    control.abort()
    stopListening()
    stopFollowing()
    stopWatching()
    stopReader()
    stopFollowingReader()
    clearTimeout(timer)
    for (const { control: reading } of reads.values()) reading.abort()
    void showEntriesOf(null)
  }
}

/** Reads and sends what waits, also what failed for now. */
export async function goOn(): Promise<void> {
  resting.clear()
  tryPreviewsAgain()
  await refreshEntries()
  run()
  settleSent()
  const { owner } = entryList.get()
  if (owner !== null) await sendDiscards(owner).catch(() => undefined)
}

/** Sends what is checked; resolves when all of it was tried. */
export async function sendNow(): Promise<void> {
  sendAll()
  await sending
}

/** Sends an entry that has just been marked for it; resolves with how that went. */
export async function deliver(id: string): Promise<Outcome> {
  // Its reading would hold it up.
  await letGo(id)
  const outcome = new Promise<Outcome>((resolve) => {
    awaited.set(id, resolve)
  })
  sendAll()
  return outcome
}

/** Gives up what is being done with an entry. */
export async function letGo(id: string): Promise<void> {
  const reading = reads.get(id)
  reading?.control.abort()
  await reading?.done
}

/** Has a photo read that could not be read before. */
export function readAgain(id: string): void {
  resting.delete(id)
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
  const isUnread = reading ? canReadBetter(entry) : !readingProblem?.isFinal
  const isOpen = state === 'checking' && photo && isUnread
  return isOpen && !reads.has(id) && !resting.has(id)
}

function startReading(id: string) {
  const control = new AbortController()
  const done = read(id, control.signal).finally(() => {
    reads.delete(id)
    setWork(id, null)
  })
  reads.set(id, { control, done })
  setWork(id, { doing: 'reading', part: 0 })
  void done.then(run)
}

async function read(id: string, signal: AbortSignal) {
  const onProgress = (part: number) => setWork(id, { doing: 'reading', part })
  const before = find(id)
  const isToTell = !before?.reading && (!before?.readingProblem || before.readingProblem.isWaiting)
  const knewAllLetters = knowsAllLetters()
  const outcome = await readEntry(id, { signal, onProgress, phone })
  await showChange()
  if (outcome === 'signed-out') noticeSignedOut()
  const isWellRead = outcome === 'read' && !find(id)?.lacksAsian
  // Letters that came meanwhile are an occasion of which nobody tells again.
  const isNews = !knewAllLetters && knowsAllLetters()
  if (!isWellRead && !isNews) resting.add(id)
  // A document waits for a network, of whose return nobody may tell.
  const isForNetwork = outcome === 'waiting' && Boolean(before?.document)
  if (outcome === 'later' || isForNetwork) tryLater()
  const isFirstFailure = isToTell && (outcome === 'later' || outcome === 'failed')
  if (outcome === 'read' || isFirstFailure) lastRead.set({ id, isRead: outcome === 'read' })
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
    onProgress: (id, part) => setWork(id, { doing: 'sending', part }),
    onOutcome: noteOutcome,
  }).catch(noStore)
  // Those that were not reached wait for another occasion, and whoever waits for them is told.
  for (const id of awaited.keys()) settle(id, { kind: 'elsewhere' })
  await showChange()
  if (areVendorsOld) noticeVendors()
  if (outcome === 'signed-out') noticeSignedOut()
  if (outcome === 'done') tries = 0
  if (outcome === 'later') {
    tryLater()
    void requestBackgroundSync()
  }
}

/** The store itself failed, in the middle of it; nobody must wait for an answer that does not come. */
function noStore() {
  return 'later' as const
}

function noteOutcome(id: string, outcome: Outcome) {
  setWork(id, null)
  if (outcome.kind === 'saved') {
    const entry = find(id)
    if (entry?.reading) noticeRead()
    lastSaved.set({ receipt: outcome.receipt, id, source: entry?.source })
  }
  void showChange()
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
  awaited.get(id)?.(outcome)
  awaited.delete(id)
}

function tryLater() {
  clearTimeout(timer)
  timer = setTimeout(() => void goOn(), pauses[Math.min(tries, pauses.length - 1)])
  tries += 1
}
