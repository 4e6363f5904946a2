const storageKey = 'subscriptionIntent'

/** Remembers that the visitor came for the Pro plan, until they are signed in. */
export function rememberProIntent() {
  localStorage.setItem(storageKey, 'pro')
}

export function takeProIntent() {
  const intent = localStorage.getItem(storageKey)
  localStorage.removeItem(storageKey)
  return intent === 'pro'
}
