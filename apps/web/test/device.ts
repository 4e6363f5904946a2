import { webcrypto } from 'node:crypto'
import { IDBFactory } from 'fake-indexeddb'
import 'fake-indexeddb/auto'
import { vi } from 'vitest'

/** As on a device that has kept nothing yet; what is imported next sees it. */
export function startOnNewDevice() {
  vi.resetModules()
  vi.stubGlobal('indexedDB', new IDBFactory())
  // jsdom's own can make a UUID but no hash.
  vi.stubGlobal('crypto', webcrypto)
}
