import { createStore } from './create-store.ts'

export type Announcement = { id: number; text: string }

/** The latest message for screen readers. */
export const announcements = createStore<Announcement>({ id: 0, text: '' })

/** Tells screen readers what can only be seen: a reading arrived, a receipt was saved. Only results, not every step. */
export function announce(text: string) {
  announcements.set({ id: announcements.get().id + 1, text })
}
