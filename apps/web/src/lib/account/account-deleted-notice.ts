const storageKey = 'farewell'

/** Remembers, over the way to the landing page, that an account was deleted. */
export function rememberAccountDeleted() {
  sessionStorage.setItem(storageKey, 'deleted')
}

/** Whether an account was deleted just now; asking forgets it. */
export function takeAccountDeleted() {
  const farewell = sessionStorage.getItem(storageKey)
  sessionStorage.removeItem(storageKey)
  return farewell === 'deleted'
}
