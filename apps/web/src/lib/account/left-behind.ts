import { createStore } from '#ui/create-store.ts'

const nothing = { receipts: 0, accounts: 0 }

/** How many receipts wait on this device for somebody to sign in again, and how many people that is. */
export const leftBehind = createStore(nothing)

/** Looks for them; a device that keeps nothing yet is given no store for that. */
export async function lookForLeftBehind(): Promise<void> {
  // What cannot be looked at is not spoken of.
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

/** An older browser does not tell. */
async function hasStore() {
  if (!('indexedDB' in globalThis) || !('databases' in indexedDB)) return false
  return (await indexedDB.databases()).some(({ name }) => name === 'quittance')
}
