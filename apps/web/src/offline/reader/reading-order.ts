import type { ReadPlace } from '#offline/store/entry.ts'

/** What is known before a photo is read. */
export type ReadingConditions = {
  /** The reader is on this device, whole, and strong enough. */
  isReady: boolean
  /** This device was found too weak, and its owner was told. */
  isWeak: boolean
  isAlwaysHere: boolean
  isOffline: boolean
  /** This photo could not be read here before, and nothing has changed since. */
  isTriedHere: boolean
}

/**
 * Where a photo is read, one place after the other until it is; nowhere where it has to wait. The server is faster for
 * most, so it comes first.
 */
export function readingOrder(situation: ReadingConditions): readonly ReadPlace[] {
  const { isReady, isWeak, isAlwaysHere, isOffline, isTriedHere } = situation
  if (!isReady) return isAlwaysHere && !isWeak ? [] : ['server']
  const here: ReadPlace[] = isTriedHere ? [] : ['here']
  if (isAlwaysHere) return here
  return isOffline ? [...here, 'server'] : ['server', ...here]
}
