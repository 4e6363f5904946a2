import { createStore } from './create-store.ts'

export type Toast = {
  id: number
  /** In milliseconds since 1970; later than created if the toaster's code was still loading. */
  shownAt: number
  title: string
  description?: string
  variant?: 'default' | 'destructive'
  /** The kind of message, if nothing failed: done, information, or waiting. */
  tone?: 'done' | 'info' | 'waiting'
  /** The likeliest next step. */
  action?: { label: string; onSelect: () => void }
  /** Dismissed early. */
  isOver?: boolean
}

/** The newest toast: at most one shows at a time. */
export const toastStore = createStore<Toast | null>(null)

export function toast(message: Omit<Toast, 'id' | 'shownAt' | 'isOver'>) {
  toastStore.set({ id: (toastStore.get()?.id ?? 0) + 1, shownAt: Date.now(), ...message })
}

export function toastFailure(title: string, description?: string) {
  toast({ title, ...(description && { description }), variant: 'destructive' })
}

/** Called when it is on screen. */
export function markShown(id: number) {
  const current = toastStore.get()
  if (current?.id === id) toastStore.set({ ...current, shownAt: Date.now() })
}

/** Dismisses a toast about an earlier event; one about this moment stays. */
export function endOldToast() {
  const current = toastStore.get()
  if (current && !current.isOver && Date.now() - current.shownAt > 1000)
    toastStore.set({ ...current, isOver: true })
}

export function currentToast() {
  return toastStore.get()
}
