const storageKey = 'subscriptionIntent'

export function rememberProIntent() {
  localStorage.setItem(storageKey, 'pro')
}

export function takeProIntent() {
  const intent = localStorage.getItem(storageKey)
  localStorage.removeItem(storageKey)
  return intent === 'pro'
}
