import { createStore } from '#ui/create-store.ts'

const nothing = { receipts: 0, accounts: 0 }

/** How many receipts on this device wait for their owners to sign in, and how many owners that is. */
export const leftBehind = createStore(nothing)

/** Does not create a store on a device without one. */
export async function findLeftBehind(): Promise<void> {
  // Ignored if the store cannot be read.
  leftBehind.set(await count().catch(() => nothing))
}

async function count() {
  return (await hasStore()) ? (await loadStore()).countLeftBehind() : nothing
}

export async function leftBehindAsZip(): Promise<Blob> {
  return (await loadStore()).leftBehindAsZip()
}

export async function removeLeftBehind(): Promise<void> {
  await (await loadStore()).removeLeftBehind()
  leftBehind.set(nothing)
}

function loadStore() {
  return import('#offline/store/left-behind.ts')
}

/** Older browsers lack `indexedDB.databases`. */
async function hasStore() {
  if (!('indexedDB' in globalThis) || !('databases' in indexedDB)) return false
  return (await indexedDB.databases()).some(({ name }) => name === 'quittance')
}
