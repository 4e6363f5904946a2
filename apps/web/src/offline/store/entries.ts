import { deviceDb, readStores } from './device-db.ts'
import type { Entry, StoredPhoto } from './entry.ts'
import { withTimeout } from './with-timeout.ts'

/** Resolves only when it is on disk. */
const strict = { durability: 'strict' } as const

/** Entries that could not be stored; they live as long as the page. */
const unkept = new Map<string, { entry: Entry; photo: StoredPhoto | null }>()

let lastSeen: readonly Entry[] = []

/** Stores an entry and its photo, both or neither; on a timeout, neither is written later. */
export async function storeEntry(entry: Entry, photo: StoredPhoto | null): Promise<void> {
  let isLate = false
  let underway: { abort: () => void } | undefined
  const write = async () => {
    const db = await deviceDb()
    if (isLate) return
    const tx = db.transaction(['entries', 'photos'], 'readwrite', strict)
    underway = tx
    const written: Promise<unknown>[] = [tx.objectStore('entries').add(entry)]
    if (photo) written.push(tx.objectStore('photos').add(photo))
    await Promise.all([...written, tx.done])
  }
  await withTimeout(write(), () => {
    isLate = true
    underway?.abort()
  })
}

/** For a device without room or storage: until the page closes. */
export function holdEntry(entry: Entry, photo: StoredPhoto | null): void {
  unkept.set(entry.id, { entry, photo })
}

/** Whether it would be lost with the page. */
export function isInMemoryOnly(id: string): boolean {
  return unkept.has(id)
}

/** Changes an entry; a deleted one stays deleted. */
export async function changeEntry(
  id: string,
  change: (entry: Entry) => Entry,
): Promise<Entry | undefined> {
  const held = unkept.get(id)
  if (held) {
    held.entry = change(held.entry)
    return held.entry
  }
  const tx = (await deviceDb()).transaction('entries', 'readwrite', strict)
  const write = async () => {
    const entry = await tx.store.get(id)
    const changed = entry && change(entry)
    if (changed) await tx.store.put(changed)
    return changed
  }
  const [changed] = await Promise.all([write(), tx.done])
  return changed
}

/**
 * Replaces a split document by its parts in one transaction. Parts that the inbox has already added stay as they are.
 */
export async function replaceEntry(id: string, others: readonly Entry[]): Promise<void> {
  if (unkept.delete(id)) {
    for (const entry of others) holdEntry(entry, null)
    return
  }
  const tx = (await deviceDb()).transaction(['entries', 'photos'], 'readwrite', strict)
  const entries = tx.objectStore('entries')
  const put = async (entry: Entry) => {
    if (!(await entries.getKey(entry.id))) await entries.add(entry)
  }
  await Promise.all([
    ...others.map(put),
    entries.delete(id),
    tx.objectStore('photos').delete(id),
    tx.done,
  ])
}

/** Moves an entry and its photo to a new id: the server no longer accepts the old one. */
export async function renewEntry(
  id: string,
  renew: (entry: Entry) => Entry,
): Promise<Entry | undefined> {
  const held = unkept.get(id)
  if (held) {
    const entry = renew(held.entry)
    unkept.delete(id)
    holdEntry(entry, held.photo && { ...held.photo, id: entry.id })
    return entry
  }
  const tx = (await deviceDb()).transaction(['entries', 'photos'], 'readwrite', strict)
  const entries = tx.objectStore('entries')
  const photos = tx.objectStore('photos')
  const write = async () => {
    const [old, photo] = await Promise.all([entries.get(id), photos.get(id)])
    if (!old) return undefined
    const entry = renew(old)
    await Promise.all([entries.add(entry), photo && photos.add({ ...photo, id: entry.id })])
    await Promise.all([entries.delete(id), photos.delete(id)])
    return entry
  }
  const [entry] = await Promise.all([write(), tx.done])
  return entry
}

export async function removeEntry(id: string): Promise<void> {
  if (unkept.delete(id)) return
  const tx = (await deviceDb()).transaction(['entries', 'photos'], 'readwrite', strict)
  await Promise.all([
    tx.objectStore('entries').delete(id),
    tx.objectStore('photos').delete(id),
    tx.done,
  ])
}

export async function entriesOf(userId: number): Promise<Entry[]> {
  const kept = await storedEntries(userId)
  const held = [...unkept.values()].map(({ entry }) => entry)
  return [...kept, ...held.filter((entry) => entry.userId === userId)].toSorted(
    (a, b) => a.createdAt - b.createdAt || a.id.localeCompare(b.id),
  )
}

export async function findEntry(id: string): Promise<Entry | undefined> {
  const held = unkept.get(id)?.entry
  return held ?? readStores(['entries'], (tx) => tx.objectStore('entries').get(id))
}

export async function photoOf(id: string): Promise<StoredPhoto | undefined> {
  const held = unkept.get(id)
  if (held) return held.photo ?? undefined
  return readStores(['photos'], (tx) => tx.objectStore('photos').get(id))
}

/** Also stores the reduced photo, so that it is made only once. */
export async function storeSentForm(id: string, sent: NonNullable<StoredPhoto['sent']>) {
  const held = unkept.get(id)
  if (held?.photo) held.photo = { ...held.photo, sent }
  if (held) return
  const tx = (await deviceDb()).transaction('photos', 'readwrite')
  const write = async () => {
    const photo = await tx.store.get(id)
    if (photo) await tx.store.put({ ...photo, sent })
  }
  await Promise.all([write(), tx.done])
}

/** Stores a preview of what cannot be shown otherwise; dropped if its entry is gone. */
export async function storePreview(id: string, preview: NonNullable<StoredPhoto['preview']>) {
  const held = unkept.get(id)
  if (held) {
    held.photo = { ...(held.photo ?? nothingStored(id)), preview }
    held.entry = withPreview(held.entry)
    return
  }
  const tx = (await deviceDb()).transaction(['entries', 'photos'], 'readwrite')
  const write = async () => {
    const entry = await tx.objectStore('entries').get(id)
    if (!entry) return
    const photo = (await tx.objectStore('photos').get(id)) ?? nothingStored(id)
    await tx.objectStore('photos').put({ ...photo, preview })
    await tx.objectStore('entries').put(withPreview(entry))
  }
  await Promise.all([write(), tx.done])
}

/** For an upload that is on the server. */
function nothingStored(id: string): StoredPhoto {
  return { id, bytes: new ArrayBuffer(0), type: '' }
}

function withPreview(entry: Entry): Entry {
  return { ...entry, hasPreview: true }
}

/**
 * If the browser has closed the store, or it hangs, returns the last known entries: they are still
 * there for the next page.
 */
async function storedEntries(userId: number): Promise<readonly Entry[]> {
  const read = () =>
    readStores(['entries'], (tx) => tx.objectStore('entries').index('user').getAll(userId))
  try {
    lastSeen = await withTimeout(read())
  } catch {
    lastSeen = lastSeen.filter((entry) => entry.userId === userId)
  }
  return lastSeen
}
