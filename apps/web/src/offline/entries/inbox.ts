import { documentProblemMessage } from '@quittance/contract/document-rules'
import type { maxInboxItems as answered, InboxItem } from '@quittance/contract/inbound'
import { request } from '#lib/api/api.ts'
import { isOffline, onConnectionChange } from '#lib/api/connection.ts'
import { queryClient } from '#lib/data/query-client.ts'
import { activeTripQuery } from '#lib/data/trips.ts'
import { withEntryLock } from '#offline/sender/entry-lock.ts'
import { discardedBy } from '#offline/store/discarded.ts'
import { entriesOf, removeEntry, storeEntry } from '#offline/store/entries.ts'
import { type Entry, newEntry } from '#offline/store/entry.ts'
import { entryList, publishChange } from './entry-list.ts'
import { namePart } from './split.ts'
import { resumeSync } from './sync-queue.ts'

const pause = 60_000
/** Longer than the server takes; a hanging call would block all tabs. */
const timeoutMs = 30_000

/**
 * As many as the server returns; only the type is imported, because the contract's file would bring all schemas along.
 */
const maxInboxItems: typeof answered = 200

/**
 * While a user is signed in: lists uploads waiting on the server among the entries to review, on
 * all their devices. Checks every minute where email import is on. Returns a stop function.
 */
export function startInboxSync({ isByMail }: { isByMail: boolean }): () => void {
  const control = new AbortController()
  const { signal } = control
  const sync = () => {
    if (document.visibilityState === 'visible') void syncInbox()
  }
  addEventListener('focus', sync, { signal })
  addEventListener('online', sync, { signal })
  document.addEventListener('visibilitychange', sync, { signal })
  const stopFollowing = entryList.subscribe(once(sync))
  const stopWatching = onConnectionChange(sync)
  const timer = isByMail ? setInterval(sync, pause) : undefined
  sync()
  return () => {
    control.abort()
    stopFollowing()
    stopWatching()
    clearInterval(timer)
  }
}

/** When the device's entries are loaded for the first time. */
function once(sync: () => void) {
  let isDone = entryList.get().isLoaded
  return ({ isLoaded }: { isLoaded: boolean }) => {
    if (isDone || !isLoaded) return
    isDone = true
    sync()
  }
}

export async function syncInbox(): Promise<void> {
  const { owner, isLoaded } = entryList.get()
  if (owner === null || !isLoaded || isOffline()) return
  // A failed call is repeated in a minute.
  const hasChanged = await withEntryLock('arrivals', () => reconcileInbox(owner)).catch(() => false)
  if (!hasChanged) return
  await publishChange()
  void resumeSync()
}

async function reconcileInbox(owner: number): Promise<boolean> {
  const before = new Set((await entriesOf(owner)).map(({ id }) => id))
  const discardedBefore = await discardedBy(owner)
  const items = await request('GET /api/arrivals', {
    owner,
    signal: AbortSignal.timeout(timeoutMs),
  })
  const discarded = await discardedBy(owner)
  const now = await entriesOf(owner)
  // An entry known before the call and gone now was saved or discarded meanwhile; the response may still name it.
  const known = new Set([...before, ...discardedBefore, ...discarded, ...now.map(({ id }) => id)])
  const fresh = items.filter(({ id }) => !known.has(id))
  const tripId = fresh.length > 0 ? await activeTrip() : null
  await Promise.all(fresh.map((item) => storeEntry(entryOf(item, owner, tripId), null)))
  const gone = goneOf(now, items).filter(({ id }) => before.has(id))
  await Promise.all(gone.map(({ id }) => removeEntry(id)))
  return fresh.length + gone.length > 0
}

/** Saved or discarded on another device; an entry with typed changes stays. */
function goneOf(entries: readonly Entry[], items: readonly InboxItem[]) {
  if (items.length >= maxInboxItems) return []
  const named = new Set(items.map(({ id }) => id))
  return entries.filter(({ id, isRemote, state, edited, isPerhapsSaved }) => {
    const isUntouched = state === 'checking' && edited.length === 0 && !isPerhapsSaved
    return isRemote && isUntouched && !named.has(id)
  })
}

async function activeTrip() {
  const trip = await queryClient.ensureQueryData(activeTripQuery).catch(() => null)
  return trip?.id ?? null
}

function entryOf(item: InboxItem, userId: number, tripId: number | null): Entry {
  const { id, bytes, sha256, pages, enclosed, reading, problem, receivedAt } = item
  const isPhoto = item.kind === 'photo'
  const kind = item.kind === 'photo' || item.kind === 'other' ? 'mail' : item.kind
  return newEntry({
    id,
    userId,
    tripId,
    source: isMailed(item) ? 'mail' : 'import',
    createdAt: Date.parse(receivedAt),
    // Identifies the same file; pages of one file are not the same receipt.
    photo: {
      name: nameOf(item),
      type: '',
      size: bytes,
      sha256: isWhole(pages) ? (sha256 ?? '') : '',
    },
    document: isPhoto ? null : { kind, ...pagesOf(pages), ...(enclosed && { enclosed }) },
    isRemote: true,
    uploadId: id,
    reading,
    ...(reading && { readAt: 'server' }),
    readingProblem: problem && {
      message: documentProblemMessage(problem).description,
      isFinal: true,
      refusal: problem,
    },
  })
}

/** Otherwise it is part of a document that was split on another device. */
function isMailed({ sender, subject }: InboxItem) {
  return Boolean(sender || subject)
}

function nameOf({ name, pages }: InboxItem) {
  return pages && !isWhole(pages) ? namePart(name, pages.first, pages.last) : name
}

function isWhole(pages: InboxItem['pages']) {
  return !pages || pages.last - pages.first + 1 === pages.count
}

function pagesOf(pages: InboxItem['pages']) {
  return pages ? { pages: pages.last - pages.first + 1, firstPage: pages.first } : { pages: null }
}
