import { deviceDb } from './device-db.ts'
import type { Entry, StoredPhoto } from './entry.ts'

/** On the disk when it resolves, not only on its way there. */
const strict = { durability: 'strict' } as const

/** Writes an entry with its photo, both or neither. */
export async function keepEntry(entry: Entry, photo: StoredPhoto | null): Promise<void> {
  const tx = (await deviceDb()).transaction(['entries', 'photos'], 'readwrite', strict)
  const written = [tx.objectStore('entries').add(entry)]
  if (photo) written.push(tx.objectStore('photos').add(photo))
  await Promise.all([...written, tx.done])
}

/** Changes an entry; one that is gone stays gone. */
export async function changeEntry(
  id: string,
  change: (entry: Entry) => Entry,
): Promise<Entry | undefined> {
  const tx = (await deviceDb()).transaction('entries', 'readwrite', strict)
  const entry = await tx.store.get(id)
  const changed = entry && change(entry)
  if (changed) await tx.store.put(changed)
  await tx.done
  return changed
}

/** For an entry that the server has named, or that its owner discarded. */
export async function removeEntry(id: string): Promise<void> {
  const tx = (await deviceDb()).transaction(['entries', 'photos'], 'readwrite', strict)
  await Promise.all([
    tx.objectStore('entries').delete(id),
    tx.objectStore('photos').delete(id),
    tx.done,
  ])
}

/** The entries of one user, oldest first; nobody else's are ever read. */
export async function entriesOf(userId: number): Promise<Entry[]> {
  const entries = await (await deviceDb()).getAllFromIndex('entries', 'user', userId)
  return entries.toSorted((a, b) => a.createdAt - b.createdAt || a.id.localeCompare(b.id))
}

export async function findEntry(id: string): Promise<Entry | undefined> {
  return (await deviceDb()).get('entries', id)
}

export async function photoOf(id: string): Promise<StoredPhoto | undefined> {
  return (await deviceDb()).get('photos', id)
}

/** Keeps the photo also as it is sent. */
export async function keepSentForm(id: string, sent: StoredPhoto['sent']): Promise<void> {
  const tx = (await deviceDb()).transaction('photos', 'readwrite')
  const photo = await tx.store.get(id)
  if (photo && sent) await tx.store.put({ ...photo, sent })
  await tx.done
}
