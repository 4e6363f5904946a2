// Loaded with the first signed-in user: a visitor's page neither loads nor opens it.
type Store = Awaited<ReturnType<typeof loadStore>>

/** Set if the store may hold something; cheaper to check than the store. */
const storageKey = 'quittance-device'

let writing: Promise<unknown> = Promise.resolve()

/** Caches further responses for this user on the device. */
export function setDeviceOwner(userId: number) {
  if (!hasStore()) return
  localStorage.setItem(storageKey, String(userId))
  void write((store) => store.setDeviceUser(userId))
}

export function cacheOnDevice(userId: number, query: string, data: unknown) {
  if (hasStore()) void write((store) => store.cacheResponse(userId, query, data))
}

/** The last user signed in here, in any tab, who may have left something; null if none. */
export function userOfDevice(): number | null {
  const userId = localStorage.getItem(storageKey)
  return userId === null ? null : Number(userId)
}

/** Resolves when the responses so far are stored, as far as this device stores anything. */
export async function untilCached() {
  await writing
}

/** Clears responses and pictures; entries stay. Also resolves if clearing fails. */
export async function clearDeviceCache() {
  if (!hasStore()) return
  localStorage.removeItem(storageKey)
  await write((store) => store.clearDeviceUser())
}

export async function readFromDevice(query: string, userId: number | undefined) {
  if (!hasStore()) return undefined
  await writing
  return loadStore()
    .then((store) => store.readCachedResponse(query, userId))
    .catch(() => undefined)
}

/** In order. A failed write must not stop the next. */
function write(change: (store: Store) => Promise<void>) {
  const next = writing.then(loadStore).then(change)
  writing = next.catch(() => {})
  return writing
}

async function loadStore() {
  const [answers, user] = await Promise.all([
    import('#offline/store/response-cache.ts'),
    import('#offline/store/device-user.ts'),
  ])
  return { ...answers, ...user }
}

function hasStore() {
  return 'indexedDB' in globalThis
}
