import type { NewTrip } from '#features/trips/data/open-dialogs.ts'
import { createStore, useStore } from '#ui/create-store.ts'

/** The trip in progress, or the plan's limit. */
type Obstacle = number | 'plan'

type Remembered = { body: NewTrip; blockedBy: Obstacle }

const remembered = createStore<Remembered | null>(null)

export function rememberCreation(body: NewTrip, blockedBy: Obstacle) {
  remembered.set({ body, blockedBy })
}

export function forgetCreation() {
  remembered.set(null)
}

/** Returns and forgets the creation that this obstacle blocked. */
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
