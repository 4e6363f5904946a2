import type { DocumentKind } from '@quittance/contract/document-rules'
import { queryClient } from '#lib/data/query-client.ts'
import { userQuery } from '#lib/data/user.ts'
import { describePhoto } from '#offline/store/describe-photo.ts'
import { holdEntry, storeEntry } from '#offline/store/entries.ts'
import { type Entry, type EntryForm, newEntry, type StoredPhoto } from '#offline/store/entry.ts'
import { entryList, publishChange } from './entry-list.ts'

type Origin = Pick<Entry, 'tripId' | 'source'> &
  Partial<Pick<Entry, 'form' | 'edited' | 'typedBefore'>>

export { isInMemoryOnly } from '#offline/store/entries.ts'

/** The device could not store an entry; it can still be held in memory while the page is open. */
export class EntryStorageError extends Error {
  override name = 'EntryStorageError'
  /** Whether the device is full, does not respond, or allows no storage at all. */
  readonly reason: 'no-room' | 'no-answer' | 'no-store'
  readonly entry: Entry
  readonly photo: StoredPhoto | null

  constructor(cause: unknown, entry: Entry, photo: StoredPhoto | null) {
    super('This device could not store an entry', { cause })
    this.reason = reasonOf(cause)
    this.entry = entry
    this.photo = photo
  }
}

export async function storePhoto(file: File, origin: Origin): Promise<Entry> {
  return keepFile(file, { sendsOriginal: wantsOriginals(), ...origin })
}

export async function storeDocument(
  file: File,
  kind: DocumentKind,
  origin: Origin,
): Promise<Entry> {
  return keepFile(file, { document: { kind, pages: null }, ...origin })
}

async function keepFile(file: File, known: Origin & Partial<Entry>) {
  const bytes = await file.arrayBuffer()
  const photo = await describePhoto(file, bytes)
  const entry = newEntry({ userId: requireOwner(), photo, ...known })
  return keep(entry, { id: entry.id, bytes, type: file.type })
}

export async function storeManualEntry(form: EntryForm, tripId: number): Promise<Entry> {
  const edited = Object.keys(form) as (keyof EntryForm)[]
  const known = { userId: requireOwner(), tripId, source: 'manual', photo: null } as const
  return keep(newEntry({ ...known, form, edited }), null)
}

/** Continues with an entry that this device could not store. */
export async function holdInMemory({ entry, photo }: EntryStorageError): Promise<Entry> {
  holdEntry(entry, photo)
  await publishChange()
  return entry
}

async function keep(entry: Entry, photo: StoredPhoto | null) {
  // Asks the browser not to evict this site's data when storage runs low.
  void navigator.storage?.persist?.()
  try {
    await storeEntry(entry, photo)
  } catch (error) {
    throw new EntryStorageError(error, entry, photo)
  }
  await publishChange()
  return entry
}

function reasonOf(cause: unknown) {
  const name = cause instanceof DOMException ? cause.name : ''
  if (name === 'QuotaExceededError') return 'no-room'
  return name === 'TimeoutError' ? 'no-answer' : 'no-store'
}

function wantsOriginals() {
  return queryClient.getQueryData(userQuery.queryKey)?.preferences.sendOriginals ?? false
}

function requireOwner() {
  const { owner } = entryList.get()
  if (owner === null) throw new Error('Not signed in')
  return owner
}
