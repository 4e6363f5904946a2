import { deviceDb } from './device-db.ts'
import type { Entry, StoredPhoto } from './entry.ts'

/** On the disk when it resolves, not only on its way there. */
const strict = { durability: 'strict' } as const

/** What this device would not keep; it lives as long as the page does. */
const unkept = new Map<string, { entry: Entry; photo: StoredPhoto | null }>()

let lastSeen: readonly Entry[] = []

/** Writes an entry with its photo, both or neither. */
export async function keepEntry(entry: Entry, photo: StoredPhoto | null): Promise<void> {
  const tx = (await deviceDb()).transaction(['entries', 'photos'], 'readwrite', strict)
  const written: Promise<unknown>[] = [tx.objectStore('entries').add(entry)]
  if (photo) written.push(tx.objectStore('photos').add(photo))
  await Promise.all([...written, tx.done])
}

/** For a device that has no room or no store: until the page closes. */
export function holdEntry(entry: Entry, photo: StoredPhoto | null): void {
  unkept.set(entry.id, { entry, photo })
}

/** Whether it would be lost with the page. */
export function isHeldOnly(id: string): boolean {
  return unkept.has(id)
}

/** Changes an entry; one that is gone stays gone. */
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

/** For an entry that the server has named, or that its owner discarded. */
export async function removeEntry(id: string): Promise<void> {
  if (unkept.delete(id)) return
  const tx = (await deviceDb()).transaction(['entries', 'photos'], 'readwrite', strict)
  await Promise.all([
    tx.objectStore('entries').delete(id),
    tx.objectStore('photos').delete(id),
    tx.done,
  ])
}

/** The entries of one user, oldest first; nobody else's are ever read. */
export async function entriesOf(userId: number): Promise<Entry[]> {
  const kept = await keptBy(userId)
  const held = [...unkept.values()].map(({ entry }) => entry)
  return [...kept, ...held.filter((entry) => entry.userId === userId)].toSorted(
    (a, b) => a.createdAt - b.createdAt || a.id.localeCompare(b.id),
  )
}

export async function findEntry(id: string): Promise<Entry | undefined> {
  return unkept.get(id)?.entry ?? (await deviceDb()).get('entries', id)
}

export async function photoOf(id: string): Promise<StoredPhoto | undefined> {
  const held = unkept.get(id)
  return held ? (held.photo ?? undefined) : (await deviceDb()).get('photos', id)
}

/** Keeps the photo also in the form that is sent, so that it is made once. */
export async function keepSentForm(id: string, sent: NonNullable<StoredPhoto['sent']>) {
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

/** Where the browser has let go of the store, what was last seen in it: it is still there for the next page. */
async function keptBy(userId: number): Promise<readonly Entry[]> {
  try {
    lastSeen = await (await deviceDb()).getAllFromIndex('entries', 'user', userId)
  } catch {
    lastSeen = lastSeen.filter((entry) => entry.userId === userId)
  }
  return lastSeen
}
