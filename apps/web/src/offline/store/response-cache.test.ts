// @vitest-environment jsdom
import 'fake-indexeddb/auto'
import { afterEach, expect, test } from 'vitest'
import { deviceDb, readStores } from './device-db.ts'
import { clearDeviceUser, deviceUser, setDeviceUser } from './device-user.ts'
import { entriesOf, photoOf, storeEntry, storePreview } from './entries.ts'
import { newEntry } from './entry.ts'
import { cacheResponse, readCachedResponse } from './response-cache.ts'

const dana = 1
const eve = 2

afterEach(clearDeviceUser)

test('the newest answer of each query is kept for who is signed in here, and for nobody else', async () => {
  await setDeviceUser(dana)
  await cacheResponse(eve, 'trips', ['Paris'])
  expect(await readCachedResponse('trips', undefined)).toBeUndefined()
  await cacheResponse(dana, 'trips', ['Berlin'])
  await cacheResponse(dana, 'trips', null)
  expect(await readCachedResponse('trips', dana)).toMatchObject({ data: null })
  // An app that starts does not know its user yet.
  expect(await readCachedResponse('trips', undefined)).toMatchObject({ data: null })
  expect(await readCachedResponse('trips', eve)).toBeUndefined()
})

test('a hidden page blocks no one: its write is aborted until it is shown again', async () => {
  await setDeviceUser(dana)
  await cacheResponse(dana, 'trips', ['Berlin'])
  const underway = cacheResponse(dana, 'trips', ['Oslo'])
  await deviceDb()
  dispatchEvent(new Event('pagehide'))
  await expect(underway).rejects.toThrow()
  await expect(cacheResponse(dana, 'trips', ['Paris'])).rejects.toThrow()
  dispatchEvent(new Event('pageshow'))
  expect(await readCachedResponse('trips', dana)).toMatchObject({ data: ['Berlin'] })
  await cacheResponse(dana, 'trips', ['Paris'])
  expect(await readCachedResponse('trips', dana)).toMatchObject({ data: ['Paris'] })
})

test('after signing out nothing is left, an answer that comes late is dropped, and entries stay', async () => {
  await setDeviceUser(dana)
  await cacheResponse(dana, 'trips', ['Berlin'])
  await storeEntry(entryOf(dana), null)
  await clearDeviceUser()
  await cacheResponse(dana, 'trips', ['Berlin'])
  expect(await deviceUser()).toBeNull()
  expect(await readCachedResponse('trips', undefined)).toBeUndefined()
  await setDeviceUser(dana)
  expect(await readCachedResponse('trips', dana)).toBeUndefined()
  expect(await entriesOf(dana)).toHaveLength(1)
})

test('Hole 30: a device whose session has ended deletes what came by mail, with its preview, and keeps what is only there', async () => {
  await setDeviceUser(dana)
  await storeEntry(entryOf(dana), null)
  const mailed = { ...entryOf(dana), id: 'mailed', isRemote: true }
  await storeEntry(mailed, null)
  await storePreview('mailed', { bytes: new ArrayBuffer(8), type: 'image/jpeg' })
  await storeEntry({ ...mailed, id: 'edited', edited: ['vendor'] }, null)
  await clearDeviceUser()
  const left = (await entriesOf(dana)).map(({ id }) => id)
  expect(left).not.toContain('mailed')
  expect(left).toContain('edited')
  expect(left.length).toBeGreaterThan(1)
  expect(await photoOf('mailed')).toBeUndefined()
})

test('a page hidden during a read blocks no one, and reads again when it is back', async () => {
  await setDeviceUser(dana)
  await cacheResponse(dana, 'trips', ['Berlin'])
  const db = await deviceDb()
  const sleep = { isOver: false }
  const reading = readStores(['device'], async (tx) => {
    // Simulates a suspended page: its transaction never ends.
    while (!sleep.isOver) await tx.objectStore('device').get('user')
    return tx.objectStore('device').get('user')
  })
  const answer = readCachedResponse('trips', dana)
  dispatchEvent(new Event('pagehide'))
  await db.put('device', 'from another page', 'note')
  const later = deviceUser()
  sleep.isOver = true
  dispatchEvent(new Event('pageshow'))
  expect(await reading).toBe(dana)
  expect(await answer).toMatchObject({ data: ['Berlin'] })
  expect(await later).toBe(dana)
})

function entryOf(userId: number) {
  return newEntry({ userId, tripId: null, source: 'shared', photo: null })
}
