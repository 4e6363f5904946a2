import { createStore } from '#ui/create-store.ts'

const splitting = createStore<string | null>(null)

export const splitStore = {
  ...splitting,
  open: (id: string) => splitting.set(id),
  close: () => splitting.set(null),
}
