/** As little as the app's own files, which come by themselves with every version. */
const smallBytes = 500_000

type Connection = { saveData?: boolean; type?: string }

/** The user saves data, or pays for it by the amount, as far as the browser says. */
export function isMetered(): boolean {
  const { saveData, type } = connectionOf() ?? {}
  return saveData === true || type === 'cellular'
}

/** So many bytes may come without anybody asking for them. */
export function mayComeByItself(bytes: number): boolean {
  return isSmallAndFree(bytes) || !mayBeMetered()
}

/** So little may come also where the browser does not say whether it costs. */
export function isSmallAndFree(bytes: number): boolean {
  return bytes <= smallBytes && !isMetered()
}

/** A phone whose browser says nothing of its connection may be on any; a service worker cannot tell what it is on. */
export function mayBeMetered(): boolean {
  if (isMetered() || connectionOf()) return isMetered()
  return typeof matchMedia === 'undefined' || matchMedia('(pointer: coarse)').matches
}

function connectionOf() {
  return (navigator as { connection?: Connection }).connection
}
