import { entryList } from '#offline/entries/entry-list.ts'
import { needsReview } from '#offline/entries/entry-status.ts'
import { createStore, useStore } from '#ui/create-store.ts'
import { addToTray, applyReading, closedTray, finish, openForm, skip, type Tray } from './tray.ts'

// Outside React, so that it survives navigation.
const tray = createStore(closedTray)

entryList.subscribe(({ entries }) => {
  const { reviewing } = tray.get()
  const isGone = reviewing !== null && !entries.some(({ id }) => id === reviewing)
  set(isGone ? finish(tray.get(), reviewing, waiting()) : applyReading(tray.get(), waiting()))
})

export const trayStore = {
  get: tray.get,
  use: () => useStore(tray),
  add: (ids: readonly string[]) => set(addToTray(tray.get(), ids)),
  open: () => set({ ...tray.get(), isOpen: true }),
  close: () => set(closedTray),
  review: (id: string) => set(openForm(tray.get(), id)),
  /** Saving it opens no other entry. */
  reviewAlone: (id: string) => set({ ...openForm(closedTray, id), isAlone: true }),
  /** Opens the next entry after this one was reviewed. */
  finish: (id: string) => set(finish(tray.get(), id, waiting())),
  skip: (id: string) => set(skip(tray.get(), id, waiting())),
}

function waiting() {
  return entryList.get().entries.filter(needsReview)
}

function set(next: Tray) {
  if (next !== tray.get()) tray.set(next)
}
