import type { NewTrip } from '#features/trips/data/new-trip.ts'
import { createStore, useStore } from '#ui/create-store.ts'

/** The trip that is in its way, or the end of the plan. */
type Obstacle = number | 'plan'

type Remembered = { body: NewTrip; blockedBy: Obstacle }

const remembered = createStore<Remembered | null>(null)

/** Keeps a trip that could not be created. */
export function rememberCreation(body: NewTrip, blockedBy: Obstacle) {
  remembered.set({ body, blockedBy })
}

export function forgetCreation() {
  remembered.set(null)
}

/** The trip that waited for this to be out of its way; asking forgets it. */
export function takeRememberedCreation(obstacle: Obstacle): NewTrip | null {
  const waiting = remembered.get()
  if (waiting?.blockedBy !== obstacle) return null
  forgetCreation()
  return waiting.body
}

/** The trip that will be created once this one is finalized. */
export function useRememberedCreation(tripId: number | undefined): NewTrip | null {
  return useStore(remembered, (waiting) =>
    waiting && waiting.blockedBy === tripId ? waiting.body : null,
  )
}
