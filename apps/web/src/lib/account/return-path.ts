import { isOwnPath } from './safe-redirect.ts'

type ReturnPath = {
  path: string
  /** What the user was creating when the plan's limit blocked it. */
  draft: unknown
}

// Outlives the page: a bank may redirect away from this site and back.
const storageKey = 'way-back'

/** A user who pays later than this has left the checkout in between. */
const lifetime = 60 * 60_000

export function rememberReturnPath(userId: number, path: string, draft: unknown = null) {
  sessionStorage.setItem(storageKey, JSON.stringify({ userId, path, draft, at: Date.now() }))
}

export function returnPathFor(userId: number): ReturnPath {
  const kept = read()
  const isTheirs = kept.userId === userId && typeof kept.path === 'string' && isOwnPath(kept.path)
  const isRecent = Math.abs(Date.now() - Number(kept.at)) < lifetime
  return isTheirs && isRecent
    ? { path: String(kept.path), draft: kept.draft }
    : { path: '/', draft: null }
}

export function clearReturnPath() {
  sessionStorage.removeItem(storageKey)
}

function read(): Partial<Record<'userId' | 'path' | 'draft' | 'at', unknown>> {
  try {
    return { ...JSON.parse(sessionStorage.getItem(storageKey) ?? '{}') }
  } catch {
    return {}
  }
}
