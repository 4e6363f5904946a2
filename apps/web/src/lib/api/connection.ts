let isLost = isBrowserOffline()
const listeners = new Set<() => void>()

/** Whether the app has to do without the server for now. */
export function isOffline() {
  return isLost
}

/** Returns what ends the subscription. */
export function onConnectionChange(listener: () => void) {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** The server was heard, whatever the browser believes. */
export function markOnline() {
  change(false)
}

/** Something that is kept here was used in the place of an answer. */
export function markOffline() {
  change(true)
}

/** A call failed without an answer: that may be the server's fault, unless the browser knows better. */
export function reportFailedCall() {
  if (isBrowserOffline()) change(true)
}

/** Where there is no browser, nothing is said of it. */
function isBrowserOffline() {
  return 'onLine' in navigator && !navigator.onLine
}

function change(next: boolean) {
  if (isLost === next) return
  isLost = next
  for (const listener of listeners) listener()
}

// That the browser has a network again says little: only an answer shows that the server can be reached.
if ('addEventListener' in globalThis) addEventListener('offline', () => change(true))
