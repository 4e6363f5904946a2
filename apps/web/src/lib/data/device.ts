// The store comes with the first signed-in user: a visitor's page neither loads nor opens it.
type Store = Awaited<ReturnType<typeof loadStore>>

/** Says that something may lie on this device; cheaper to look at than the store. */
const mark = 'quittance-device'

let writing: Promise<unknown> = Promise.resolve()

/** From now on the device keeps what this user is answered. */
export function setDeviceOwner(userId: number) {
  if (!hasStore()) return
  localStorage.setItem(mark, String(userId))
  void write((store) => store.setDeviceUser(userId))
}

export function keepOnDevice(userId: number, query: string, data: unknown) {
  if (hasStore()) void write((store) => store.cacheResponse(userId, query, data))
}

/** Who was signed in here last and may have left something, whichever tab it was in; null for nobody. */
export function userOfDevice(): number | null {
  const userId = localStorage.getItem(mark)
  return userId === null ? null : Number(userId)
}

/** Until what was answered so far lies on this device, as far as it keeps anything. */
export async function untilKept() {
  await writing
}

/** Answers and pictures; entries stay. Resolves when they are gone, or the device would not let them go. */
export async function clearDeviceCache() {
  if (!hasStore()) return
  localStorage.removeItem(mark)
  await write((store) => store.forgetDeviceUser())
}

export async function readFromDevice(query: string, userId: number | undefined) {
  if (!hasStore()) return undefined
  await writing
  return loadStore()
    .then((store) => store.readCachedResponse(query, userId))
    .catch(() => undefined)
}

/** One after another, as they came. A device that keeps nothing is no reason to stop. */
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
