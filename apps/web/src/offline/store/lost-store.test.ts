import { forceCloseDatabase } from 'fake-indexeddb'
import { unwrap } from 'idb'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { startOnNewDevice } from '#test/device.ts'

beforeEach(startOnNewDevice)
afterEach(() => vi.unstubAllGlobals())

async function keptDevice() {
  const { deviceDb, onStoreLoss } = await import('./device-db.ts')
  const { entriesOf, keepEntry } = await import('./entries.ts')
  const { newEntry } = await import('./entry.ts')
  const entry = newEntry({ userId: 1, tripId: 9, source: 'manual', photo: null })
  await keepEntry(entry, null)
  expect(await entriesOf(1)).toEqual([entry])
  const onLoss = vi.fn()
  onStoreLoss(onLoss)
  return { entry, entriesOf, onLoss, db: unwrap(await deviceDb()) }
}

const close = (db: IDBDatabase) =>
  forceCloseDatabase(db as unknown as Parameters<typeof forceCloseDatabase>[0])

test('a store that the browser has let go of is told, and what was in it stays in sight for its owner', async () => {
  const { entry, entriesOf, onLoss, db } = await keptDevice()
  vi.stubGlobal('indexedDB', {
    open() {
      throw new DOMException('Connection to Indexed Database server lost', 'UnknownError')
    },
  })
  close(db)
  await vi.waitFor(() => expect(onLoss).toHaveBeenCalledOnce())
  expect(await entriesOf(1)).toEqual([entry])
  expect(await entriesOf(2)).toEqual([])
})

test('one that can be opened again is, without a word', async () => {
  const { entry, entriesOf, onLoss, db } = await keptDevice()
  close(db)
  const { deviceDb } = await import('./device-db.ts')
  await vi.waitFor(async () => expect(unwrap(await deviceDb())).not.toBe(db))
  expect(await entriesOf(1)).toEqual([entry])
  expect(onLoss).not.toHaveBeenCalled()
})
