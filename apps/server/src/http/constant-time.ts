import { hash, timingSafeEqual } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'

/** Far above the actual time, so that the delay does not reveal which path was taken. */
const floorMs = 250

export async function inConstantTime<T>(work: Promise<T>): Promise<T> {
  const [result] = await Promise.allSettled([work, setTimeout(floorMs)])
  if (result.status === 'rejected') throw result.reason
  return result.value
}

/** In constant time, whatever the difference and length. */
export function isSameSecret(shown: string, secret: string) {
  return timingSafeEqual(hash('sha256', shown, 'buffer'), hash('sha256', secret, 'buffer'))
}
