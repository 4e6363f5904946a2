import { beforeEach, expect, test } from 'vitest'
import { startOnNewDevice } from '#test/device.ts'
import { photoFacts, typedForm } from '#test/entries.ts'
import { newEntry } from './entry.ts'

beforeEach(startOnNewDevice)

const form = { ...typedForm, vendor: '=Kiosk, "Süd"' }
const photo = { ...photoFacts, name: 'a/b.jpg' }

/** One with a photo, one typed by another user, and one that is on the server and comes back. */
async function leftByTwo() {
  const { storeEntry } = await import('./entries.ts')
  const bytes = new Uint8Array([1, 2, 3]).buffer
  const taken = newEntry({ userId: 1, tripId: 9, source: 'camera', photo, createdAt: 1 })
  await storeEntry(taken, { id: taken.id, bytes, type: 'image/jpeg' })
  const typed = { userId: 2, tripId: 8, source: 'manual', photo: null, form, createdAt: 2 } as const
  await storeEntry(newEntry(typed), null)
  const remote = { userId: 1, tripId: 9, source: 'mail', photo, isRemote: true } as const
  await storeEntry(newEntry(remote), null)
  return import('./left-behind.ts')
}

test('Truth 17: entries on this device are counted for all users, except those the server also has', async () => {
  const { countLeftBehind } = await leftByTwo()
  expect(await countLeftBehind()).toEqual({ receipts: 2, accounts: 2 })
})

test('Truth 17: it becomes files, the photo as it was taken, and is removed when that is asked for', async () => {
  const { leftBehindAsZip, removeLeftBehind, countLeftBehind } = await leftByTwo()
  const zip = Buffer.from(await (await leftBehindAsZip()).arrayBuffer())
  expect(zip.includes(Buffer.from([1, 2, 3]))).toBe(true)
  const table = zip.toString()
  expect(table).toContain('"1-a_b.jpg","","","","","",""\r\n')
  expect(table).toContain('"","\'=Kiosk, ""Süd""","2026-03-12","3.20","EUR","food",""\r\n')
  await removeLeftBehind()
  expect(await countLeftBehind()).toEqual({ receipts: 0, accounts: 0 })
})
