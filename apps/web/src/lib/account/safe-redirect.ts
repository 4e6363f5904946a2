import { ownPath } from '@quittance/contract/own-path'

/** The page to go to after signing in: the `redirect` of the query if it is a path of this site. */
export function safeRedirect(search: string): string | null {
  const target = new URLSearchParams(search).get('redirect')
  return target && isOwnPath(target) ? target : null
}

export function isOwnPath(path: string): boolean {
  return ownPath.test(path)
}
