import { setTimeout } from 'node:timers/promises'

const pauseMs = 1000

/** Whoever is refused and asks again at once is slowed down; nobody who waits as told notices. */
export async function refuseAfterDelay(check: () => void): Promise<void> {
  try {
    check()
  } catch (error) {
    await setTimeout(pauseMs, undefined, { ref: false })
    throw error
  }
}
