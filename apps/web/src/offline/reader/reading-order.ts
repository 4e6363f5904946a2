import type { ReadPlace } from '#offline/store/entry.ts'

export type ReadingConditions = {
  /** The reader is complete, and the device strong enough. */
  isReady: boolean
  /** This device was found too weak, and the user was told. */
  isWeak: boolean
  isAlwaysHere: boolean
  isOffline: boolean
  /** This photo could not be read here before, and nothing has changed since. */
  isTriedHere: boolean
}

/**
 * Where to read a photo, in order, until one succeeds; empty if it has to wait. The server is
 * faster for most, so it comes first.
 */
export function readingOrder(situation: ReadingConditions): readonly ReadPlace[] {
  const { isReady, isWeak, isAlwaysHere, isOffline, isTriedHere } = situation
  if (!isReady) return isAlwaysHere && !isWeak ? [] : ['server']
  const here: ReadPlace[] = isTriedHere ? [] : ['here']
  if (isAlwaysHere) return here
  return isOffline ? [...here, 'server'] : ['server', ...here]
}
