import { createStore } from './create-store.ts'

export type Toast = {
  id: number
  /** In milliseconds since 1970; asked for before its code came, it is shown later. */
  shownAt: number
  title: string
  description?: string
  variant?: 'default' | 'destructive'
  /** What kind of news it is, where nothing went wrong: something was done, is worth knowing, or is still to come. */
  tone?: 'done' | 'info' | 'waiting'
  /** The one thing that is likely to be done next. */
  action?: { label: string; onSelect: () => void }
  /** Sent away before its time. */
  isOver?: boolean
}

/** The newest toast: at most one shows at a time. */
export const toastStore = createStore<Toast | null>(null)

/** Shows a toast; the one that was visible makes room. */
export function toast(message: Omit<Toast, 'id' | 'shownAt' | 'isOver'>) {
  toastStore.set({ id: (toastStore.get()?.id ?? 0) + 1, shownAt: Date.now(), ...message })
}

/** It is on the screen from now on. */
export function noticeShown(id: number) {
  const current = toastStore.get()
  if (current?.id === id) toastStore.set({ ...current, shownAt: Date.now() })
}

/** Sends away a toast about what came before; what is said of this moment stays. */
export function endOldToast() {
  const current = toastStore.get()
  if (current && !current.isOver && Date.now() - current.shownAt > 1000)
    toastStore.set({ ...current, isOver: true })
}

export function currentToast() {
  return toastStore.get()
}
