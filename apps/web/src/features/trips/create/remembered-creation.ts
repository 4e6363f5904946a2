import { useSyncExternalStore } from 'react'
import type { NewTrip } from '#features/trips/data/new-trip.ts'

type Remembered = { body: NewTrip; blockedBy: number }

const listeners = new Set<() => void>()
let remembered: Remembered | null = null

/** Keeps a trip that could not be created because another one was in progress. */
export function rememberCreation(body: NewTrip, blockedBy: number) {
  set({ body, blockedBy })
}

export function forgetCreation() {
  set(null)
}

/** The trip that waited for this one to be finalized; asking uses the memory up. */
export function takeRememberedCreation(finalizedId: number): NewTrip | null {
  if (remembered?.blockedBy !== finalizedId) return null
  const { body } = remembered
  forgetCreation()
  return body
}

/** The trip that will be created once this one is finalized. */
export function useRememberedCreation(tripId: number | undefined): NewTrip | null {
  const current = useSyncExternalStore(subscribe, () => remembered)
  return current && current.blockedBy === tripId ? current.body : null
}

function set(next: Remembered | null) {
  remembered = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
