let isLost = isBrowserOffline()
const listeners = new Set<() => void>()

export function isOffline() {
  return isLost
}

export function onConnectionChange(listener: () => void) {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** The server responded, whatever the browser reports. */
export function markOnline() {
  change(false)
}

/** A cached response was used instead of the server's. */
export function markOffline() {
  change(true)
}

/** A call failed without a response: that may be the server's fault, unless the browser reports offline. */
export function reportFailedCall() {
  if (isBrowserOffline()) change(true)
}

/** In tests `navigator` may have no `onLine`. */
function isBrowserOffline() {
  return 'onLine' in navigator && !navigator.onLine
}

function change(next: boolean) {
  if (isLost === next) return
  isLost = next
  for (const listener of listeners) listener()
}

// The browser's `online` event proves little: only a response shows that the server can be reached.
if ('addEventListener' in globalThis) addEventListener('offline', () => change(true))
