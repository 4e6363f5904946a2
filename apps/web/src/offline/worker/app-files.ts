// Defined by the build: the files of this version, and a name made from their contents.
declare const KEPT_FILES: readonly string[]
declare const VERSION: string

const files = KEPT_FILES
const prefix = 'app-'
const current = prefix + VERSION
const shellAddress = '/offline-shell'

/** Caches the files that the app needs offline; if one fails, the worker is not installed. */
export async function cacheAppFiles(): Promise<void> {
  const cache = await caches.open(current)
  await Promise.all([...files.map((path) => keepFile(cache, path)), cacheShell(cache)])
}

/**
 * Deletes older versions. The previous one stays until the next: another tab may still run it, and load chunks from it.
 */
export async function removeOldAppFiles(): Promise<void> {
  const names = await caches.keys()
  const older = names.filter((name) => name.startsWith(prefix) && name !== current)
  await Promise.all(older.slice(0, -1).map((name) => caches.delete(name)))
}

/** A file of this version or the one before; different contents have different names. */
export async function answerFile(request: Request): Promise<Response> {
  const kept = await cachedFile(new URL(request.url).pathname).catch(() => undefined)
  return kept ?? fetch(request)
}

/** The app's page without user data; undefined if it was deleted. */
export async function offlineShell(): Promise<Response | undefined> {
  return (await caches.open(current)).match(shellAddress)
}

async function keepFile(cache: Cache, path: string) {
  // The same name in an older version means the same content.
  const known = isNamedByContent(path) ? await cachedFile(path) : undefined
  await cache.put(path, known ?? (await load(path)))
}

async function cacheShell(cache: Cache) {
  const shell = await load(shellAddress)
  const html = await shell.clone().text()
  const named = html.match(/\/assets\/[\w.-]+/g) ?? []
  // During a deployment, servers of two versions may respond.
  const isOther = named.length === 0 || named.some((path) => !files.includes(path))
  if (isOther) throw new Error('The offline shell is of another version.')
  await cache.put(shellAddress, shell)
}

async function load(path: string) {
  const response = await fetch(path, isNamedByContent(path) ? {} : { cache: 'reload' })
  const isPage = response.headers.get('content-type')?.startsWith('text/html')
  // A hotel's network answers everything with its own login page.
  const isStrangers = isPage && path !== shellAddress
  if (!response.ok || isStrangers)
    throw new Error(`${path} could not be loaded: ${response.status}.`)
  return response
}

async function cachedFile(path: string): Promise<Response | undefined> {
  const newest = await (await caches.open(current)).match(path, { ignoreVary: true })
  if (newest || !isNamedByContent(path)) return newest
  const names = await caches.keys()
  for (const name of names.filter((one) => one.startsWith(prefix))) {
    const kept = await (await caches.open(name)).match(path, { ignoreVary: true })
    if (kept) return kept
  }
  return undefined
}

function isNamedByContent(path: string) {
  return path.startsWith('/assets/')
}
