/** The requests that the worker handles; all others go to the network. */
export type RequestKind = 'page' | 'file' | 'reader' | 'picture' | 'share'

type Asked = Pick<Request, 'method' | 'mode' | 'url'>

const file = /^\/(?:assets\/[^/]+|icon[\w-]*\.(?:svg|png)|apple-touch-icon\.png)$/
/** The reader's script; it loads its models from the cache itself. */
const readerScript = /^\/assets\/reader\/\w+\.js$/
const thumbnail = /^\/api\/receipts\/\d+\/\d+\/thumbnail$/
const notOfTheApp = /^\/(?:api|assets|claims|dev|docs|reports|offline-shell|share)(?:\/|$)|\.\w+$/

/** Of all API calls only pictures with a version in their URL, because they never change. */
export function requestKind({ method, mode, url }: Asked, origin: string): RequestKind | null {
  const address = new URL(url)
  if (address.origin !== origin) return null
  const path = address.pathname
  if (method === 'POST') return path === '/share' && mode === 'navigate' ? 'share' : null
  if (method !== 'GET') return null
  if (file.test(path)) return 'file'
  if (readerScript.test(path)) return 'reader'
  if (thumbnail.test(path)) return address.searchParams.get('v') ? 'picture' : null
  return mode === 'navigate' && !notOfTheApp.test(path) ? 'page' : null
}
