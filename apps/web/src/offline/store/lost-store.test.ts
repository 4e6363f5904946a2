import { forceCloseDatabase } from 'fake-indexeddb'
import { openDB, unwrap } from 'idb'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { startOnNewDevice } from '#test/device.ts'
import { newEntry } from './entry.ts'

beforeEach(startOnNewDevice)
afterEach(() => void vi.useRealTimers())

async function keptDevice() {
  const { deviceDb, onStoreLoss } = await import('./device-db.ts')
  const { entriesOf, storeEntry } = await import('./entries.ts')
  const entry = newEntry({ userId: 1, tripId: 9, source: 'manual', photo: null })
  await storeEntry(entry, null)
  expect(await entriesOf(1)).toEqual([entry])
  const onLoss = vi.fn()
  onStoreLoss(onLoss)
  return { entry, entriesOf, storeEntry, onLoss, db: unwrap(await deviceDb()) }
}

const close = (db: IDBDatabase) =>
  forceCloseDatabase(db as unknown as Parameters<typeof forceCloseDatabase>[0])

test('a store closed by the browser is reported, and its entries stay visible to their owner', async () => {
  const { entry, entriesOf, onLoss, db } = await keptDevice()
  vi.stubGlobal('indexedDB', {
    open() {
      throw new DOMException('Connection to Indexed Database server lost', 'UnknownError')
    },
  })
  close(db)
  await expect.poll(() => onLoss).toHaveBeenCalledOnce()
  expect(await entriesOf(1)).toEqual([entry])
  expect(await entriesOf(2)).toEqual([])
})

test('one that can be opened again is, without a word', async () => {
  const { entry, entriesOf, onLoss, db } = await keptDevice()
  close(db)
  const { deviceDb } = await import('./device-db.ts')
  await expect.poll(async () => unwrap(await deviceDb())).not.toBe(db)
  expect(await entriesOf(1)).toEqual([entry])
  expect(onLoss).not.toHaveBeenCalled()
})

/** Simulates a page that Safari suspended in the middle of a write: nobody else can write until it is released. */
async function holdStore() {
  const db = await openDB('quittance')
  const tx = db.transaction('entries', 'readwrite')
  let isHeld = true
  const hold = (): Promise<unknown> =>
    tx.store.get('nothing').then(() => (isHeld ? hold() : undefined))
  const held = hold()
  return async function letGo() {
    isHeld = false
    await held
    await tx.done
    db.close()
  }
}

test('a store that never answers is not waited for, and does not write late what was given up', async () => {
  const { entry, entriesOf, storeEntry } = await keptDevice()
  const { storeTimeoutMs } = await import('./with-timeout.ts')
  const letGo = await holdStore()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const another = newEntry({ userId: 1, tripId: 9, source: 'manual', photo: null })
  const refusal = storeEntry(another, null).catch((error: unknown) => error)
  await vi.advanceTimersByTimeAsync(storeTimeoutMs)
  expect(await refusal).toMatchObject({ name: 'TimeoutError' })
  const seen = entriesOf(1)
  await vi.advanceTimersByTimeAsync(storeTimeoutMs)
  expect(await seen).toEqual([entry])
  vi.useRealTimers()
  await letGo()
  expect(await entriesOf(1)).toEqual([entry])
})
