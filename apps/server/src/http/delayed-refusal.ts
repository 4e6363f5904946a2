import { setTimeout } from 'node:timers/promises'

const pauseMs = 1000

/** Delays the refusal so that clients retrying in a loop are throttled. */
export async function refuseAfterDelay(check: () => void): Promise<void> {
  try {
    check()
  } catch (error) {
    await setTimeout(pauseMs, undefined, { ref: false })
    throw error
  }
}
