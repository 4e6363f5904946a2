import { webcrypto } from 'node:crypto'
import { IDBFactory } from 'fake-indexeddb'
import 'fake-indexeddb/auto'
import { openDB } from 'idb'
import { vi } from 'vitest'

/** A device with empty storage; later imports see it. Returns its end, for `beforeEach`. */
export function startOnNewDevice() {
  vi.resetModules()
  vi.stubGlobal('indexedDB', new IDBFactory())
  // jsdom's own can make a UUID but no hash.
  vi.stubGlobal('crypto', webcrypto)
  return () => void vi.unstubAllGlobals()
}

/** Waits until the device's writes are done, so that they do not fail another test. */
export async function untilDeviceRests() {
  const db = await openDB('quittance')
  const stores = [...db.objectStoreNames]
  // Each write may lead to another read.
  for (let round = 0; round < 3 && stores.length > 0; round += 1) {
    await db.transaction(stores, 'readwrite').done
    await new Promise((resolve) => setTimeout(resolve))
  }
  db.close()
}
