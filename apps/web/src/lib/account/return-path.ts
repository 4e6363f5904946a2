import { isOwnPath } from './safe-redirect.ts'

type WayBack = {
  path: string
  /** What was being made there when the plan stood in its way. */
  draft: unknown
}

// Where it outlives the page: a bank may lead away from this site and back.
const storageKey = 'way-back'

/** Whoever pays later than this left the checkout in between, and means something else. */
const lifetime = 60 * 60_000

/** Remembers where a user was who goes to buy a plan. */
export function rememberReturnPath(userId: number, path: string, draft: unknown = null) {
  sessionStorage.setItem(storageKey, JSON.stringify({ userId, path, draft, at: Date.now() }))
}

/** Where this user was before paying; Home when that is not known. */
export function returnPathFor(userId: number): WayBack {
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
