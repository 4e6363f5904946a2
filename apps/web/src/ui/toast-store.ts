export type Toast = {
  id: number
  title: string
  description?: string
  variant?: 'default' | 'destructive'
}

const listeners = new Set<() => void>()
let current: Toast | null = null
let lastId = 0

/** Shows a toast; the one that was visible makes room, since at most one shows at a time. */
export function toast(message: Omit<Toast, 'id'>) {
  lastId += 1
  current = { id: lastId, ...message }
  for (const listener of listeners) listener()
}

export function currentToast() {
  return current
}

export function subscribeToToasts(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
