/** As little as the app's own files, which load with every version anyway. */
const smallBytes = 500_000

type Connection = { saveData?: boolean; type?: string }

/** The user saves data or pays by volume, as far as the browser reports it. */
export function isMetered(): boolean {
  const { saveData, type } = connectionOf() ?? {}
  return saveData === true || type === 'cellular'
}

export function mayDownloadUnprompted(bytes: number): boolean {
  return isSmallAndFree(bytes) || !mayBeMetered()
}

/** This little may be downloaded even if the browser does not report the cost. */
export function isSmallAndFree(bytes: number): boolean {
  return bytes <= smallBytes && !isMetered()
}

/** A phone's browser may not report its connection; a service worker cannot tell what device it is on. */
export function mayBeMetered(): boolean {
  if (isMetered() || connectionOf()) return isMetered()
  return typeof matchMedia === 'undefined' || matchMedia('(pointer: coarse)').matches
}

function connectionOf() {
  return (navigator as { connection?: Connection }).connection
}
