import { createStore } from './create-store.ts'

export type Toast = {
  id: number
  title: string
  description?: string
  variant?: 'default' | 'destructive'
}

/** The newest toast: at most one shows at a time. */
export const toastStore = createStore<Toast | null>(null)

/** Shows a toast; the one that was visible makes room. */
export function toast(message: Omit<Toast, 'id'>) {
  toastStore.set({ id: (toastStore.get()?.id ?? 0) + 1, ...message })
}

export function currentToast() {
  return toastStore.get()
}
