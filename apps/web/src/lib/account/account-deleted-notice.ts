const storageKey = 'farewell'

/** Survives the navigation to the landing page. */
export function rememberAccountDeleted() {
  sessionStorage.setItem(storageKey, 'deleted')
}

export function takeAccountDeleted() {
  const farewell = sessionStorage.getItem(storageKey)
  sessionStorage.removeItem(storageKey)
  return farewell === 'deleted'
}
