import { openDB } from 'idb'
import { beforeEach, expect, test, vi } from 'vitest'
import { startOnNewDevice } from '#test/device.ts'
import { newEntry } from './entry.ts'

beforeEach(startOnNewDevice)

async function store() {
  const entries = await import('./entries.ts')
  const photo = { name: 'a.jpg', type: 'image/jpeg', size: 3, sha256: '' }
  const known = { userId: 1, tripId: 9, source: 'camera', photo } as const
  return { ...entries, entry: newEntry(known), another: newEntry(known) }
}

const bytes = () => new Uint8Array([1, 2, 3]).buffer

test('an entry and its photo are written both or neither', async () => {
  const { entry, another, storeEntry, entriesOf, photoOf } = await store()
  await storeEntry(entry, { id: entry.id, bytes: bytes(), type: 'image/jpeg' })
  // The photo’s id is taken, so the entry must not be stored either.
  const twice = storeEntry(another, { id: entry.id, bytes: bytes(), type: 'image/jpeg' })
  await expect(twice).rejects.toThrow()
  expect(await entriesOf(1)).toEqual([entry])
  expect(new Uint8Array((await photoOf(entry.id))?.bytes ?? bytes().slice(0))).toEqual(
    new Uint8Array([1, 2, 3]),
  )
})

test('photos and entries are written with strict durability', async () => {
  const { entry, storeEntry, changeEntry, removeEntry } = await store()
  const asked: (string | undefined)[] = []
  const { deviceDb } = await import('./device-db.ts')
  const db = await deviceDb()
  const begin = IDBDatabase.prototype.transaction
  vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(function (
    this: IDBDatabase,
    names,
    mode,
    options,
  ) {
    if (mode === 'readwrite') asked.push(options?.durability)
    return begin.call(this, names, mode, options)
  })
  await storeEntry(entry, { id: entry.id, bytes: bytes(), type: 'image/jpeg' })
  await changeEntry(entry.id, (kept) => ({ ...kept, state: 'sending' }))
  await removeEntry(entry.id)
  vi.restoreAllMocks()
  db.close()
  expect(asked).toEqual(['strict', 'strict', 'strict'])
})

test('a deleted entry is not restored by a late change', async () => {
  const { entry, storeEntry, changeEntry, removeEntry, entriesOf } = await store()
  await storeEntry(entry, null)
  await removeEntry(entry.id)
  expect(await changeEntry(entry.id, (kept) => ({ ...kept, state: 'sending' }))).toBeUndefined()
  expect(await entriesOf(1)).toEqual([])
})

test('the entries of one user are never read for another', async () => {
  const { entry, another, storeEntry, entriesOf } = await store()
  await storeEntry(entry, null)
  await storeEntry({ ...another, userId: 2 }, null)
  expect(await entriesOf(1)).toEqual([entry])
})

test('what the device would not keep is held by the page, and goes as others do', async () => {
  const { entry, holdEntry, isInMemoryOnly, changeEntry, entriesOf, photoOf, removeEntry } =
    await store()
  holdEntry(entry, { id: entry.id, bytes: bytes(), type: 'image/jpeg' })
  expect(isInMemoryOnly(entry.id)).toBe(true)
  await changeEntry(entry.id, (kept) => ({ ...kept, state: 'sending' }))
  expect(await entriesOf(1)).toEqual([{ ...entry, state: 'sending' }])
  expect(await photoOf(entry.id)).toBeDefined()
  await removeEntry(entry.id)
  expect(await entriesOf(1)).toEqual([])
})

test('a device of the first version is opened with its entries', async () => {
  const first = await openDB('quittance', 1, {
    upgrade(db) {
      db.createObjectStore('entries', { keyPath: 'id' }).createIndex('user', 'userId')
      db.createObjectStore('photos', { keyPath: 'id' })
      const answers = db.createObjectStore('answers', { keyPath: ['userId', 'query'] })
      answers.createIndex('user', 'userId')
      db.createObjectStore('device')
    },
  })
  const { entry, entriesOf, photoOf } = await store()
  await first.add('entries', entry)
  await first.add('photos', { id: entry.id, bytes: bytes(), type: 'image/jpeg' })
  first.close()
  expect(await entriesOf(1)).toEqual([entry])
  expect((await photoOf(entry.id))?.bytes.byteLength).toBe(3)
})

test('a device of another version makes room when the app is newer', async () => {
  const { entry, storeEntry, entriesOf } = await store()
  await storeEntry(entry, null)
  // As a newer version of the app does in another tab: it must not wait for this one.
  const newer = await openDB('quittance', 99, {
    upgrade(db) {
      db.createObjectStore('something-new')
    },
  })
  expect(await newer.getAll('entries')).toEqual([entry])
  newer.close()
  // This tab, now the older, has no entries of its own any more, but does not break.
  expect(await entriesOf(1)).toEqual([])
})
