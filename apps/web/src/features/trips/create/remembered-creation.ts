import type { NewTrip } from '#features/trips/data/new-trip.ts'
import { createStore, useStore } from '#ui/create-store.ts'

type Remembered = { body: NewTrip; blockedBy: number }

const remembered = createStore<Remembered | null>(null)

/** Keeps a trip that could not be created because another one was in progress. */
export function rememberCreation(body: NewTrip, blockedBy: number) {
  remembered.set({ body, blockedBy })
}

export function forgetCreation() {
  remembered.set(null)
}

/** The trip that waited for this one to be finalized; asking forgets it. */
export function takeRememberedCreation(finalizedId: number): NewTrip | null {
  const waiting = remembered.get()
  if (waiting?.blockedBy !== finalizedId) return null
  forgetCreation()
  return waiting.body
}

/** The trip that will be created once this one is finalized. */
export function useRememberedCreation(tripId: number | undefined): NewTrip | null {
  return useStore(remembered, (waiting) =>
    waiting && waiting.blockedBy === tripId ? waiting.body : null,
  )
}
