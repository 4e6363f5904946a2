import { type IDBPDatabase, type IDBPTransaction, openDB, type StoreNames } from 'idb'
import type { Entry, StoredPhoto } from './entry.ts'

type Kept = {
  entries: { key: string; value: Entry; indexes: { user: number } }
  photos: { key: string; value: StoredPhoto }
  /** The server's last responses, for use offline. */
  answers: {
    key: [userId: number, query: string]
    value: { userId: number; query: string; data: unknown; at: number }
    indexes: { user: number }
  }
  device: { key: string; value: unknown }
}

export type DeviceDb = IDBPDatabase<Kept>

type Upgrade = IDBPTransaction<Kept, ArrayLike<StoreNames<Kept>>, 'versionchange'>

/** Migrations in order: a device applies those it has missed. */
const steps: ((db: DeviceDb, upgrade: Upgrade) => void)[] = [
  (db) => {
    db.createObjectStore('entries', { keyPath: 'id' }).createIndex('user', 'userId')
    db.createObjectStore('photos', { keyPath: 'id' })
    const answers = db.createObjectStore('answers', { keyPath: ['userId', 'query'] })
    answers.createIndex('user', 'userId')
    db.createObjectStore('device')
  },
]

type PendingTransaction = { abort: () => void; done: Promise<void> }

let opened: Promise<DeviceDb> | undefined
const lossListeners = new Set<() => void>()

/** The store on this device, also for the service worker; rejects if the browser allows no storage. */
export function deviceDb(): Promise<DeviceDb> {
  opened ??= open().catch((error: unknown) => {
    opened = undefined
    throw error
  })
  return opened
}

/**
 * Called when the browser has closed the store and cannot reopen it: Safari kills the storage
 * process while an app is in the background, and only a new page can connect to the next one.
 */
export function onStoreLoss(listener: () => void): void {
  lossListeners.add(listener)
}

const underway = new Set<PendingTransaction>()
const givenUp = new WeakSet<PendingTransaction>()
let isLeft = false

/**
 * For writes that can be repeated: Safari may suspend a page in the middle of one, which blocks
 * every other page's writes.
 */
export function abortWhenHidden(tx: PendingTransaction): void {
  if (isLeft) return giveUp(tx)
  const forget = () => underway.delete(tx)
  underway.add(tx)
  tx.done.then(forget, forget)
}

/**
 * Reads these stores. A page suspended in the middle of a read blocks all writers, so a page that
 * is hidden aborts, and reads again when it is back.
 */
export async function readStores<Name extends StoreNames<Kept>, Result>(
  names: Name[],
  read: (tx: IDBPTransaction<Kept, Name[]>) => Promise<Result>,
): Promise<Result> {
  const db = await deviceDb()
  await whenBack()
  const tx = db.transaction(names)
  abortWhenHidden(tx)
  try {
    const [result] = await Promise.all([read(tx), tx.done])
    return result
  } catch (error) {
    if (!givenUp.has(tx)) throw error
  }
  return readStores(names, read)
}

async function whenBack() {
  if (!isLeft) return
  await new Promise((resolve) => {
    globalThis.addEventListener('pageshow', resolve, { once: true })
  })
}

function giveUp(tx: PendingTransaction) {
  givenUp.add(tx)
  try {
    tx.abort()
  } catch {
    // Too late to abort: it is almost committed.
  }
}

globalThis.addEventListener?.('pagehide', () => {
  isLeft = true
  for (const tx of underway) giveUp(tx)
})
globalThis.addEventListener?.('pageshow', () => {
  isLeft = false
})

async function open(): Promise<DeviceDb> {
  return openDB<Kept>('quittance', steps.length, {
    upgrade(db, from, _to, upgrade) {
      for (const step of steps.slice(from)) step(db, upgrade)
    },
    // A newer version of the app, in another tab, must not wait for this one.
    blocking(_current, _wanted, event) {
      ;(event.target as IDBDatabase).close()
      opened = undefined
    },
    terminated() {
      opened = undefined
      deviceDb().catch(() => {
        for (const listener of lossListeners) listener()
      })
    },
  })
}
