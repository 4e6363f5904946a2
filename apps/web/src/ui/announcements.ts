import { createStore } from './create-store.ts'

export type Announcement = { id: number; text: string }

/** The newest word to those who do not see the screen. */
export const announcements = createStore<Announcement>({ id: 0, text: '' })

/** Says in words what the eye sees by itself: a reading came, a receipt was saved. Once each, not every step. */
export function announce(text: string) {
  announcements.set({ id: announcements.get().id + 1, text })
}
