import { setTimeout } from 'node:timers/promises'

/** Far above what the work takes, so that the answer's delay does not tell which path it took. */
const floorMs = 250

export async function inConstantTime<T>(work: Promise<T>): Promise<T> {
  const [result] = await Promise.allSettled([work, setTimeout(floorMs)])
  if (result.status === 'rejected') throw result.reason
  return result.value
}
