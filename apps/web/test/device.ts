import { webcrypto } from 'node:crypto'
import { IDBFactory } from 'fake-indexeddb'
import 'fake-indexeddb/auto'
import { openDB } from 'idb'
import { vi } from 'vitest'

/** As on a device that has kept nothing yet; what is imported next sees it. */
export function startOnNewDevice() {
  vi.resetModules()
  vi.stubGlobal('indexedDB', new IDBFactory())
  // jsdom's own can make a UUID but no hash.
  vi.stubGlobal('crypto', webcrypto)
}

/** Until the device has done what it was asked for: what outlives a test fails another. */
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
