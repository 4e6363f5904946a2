import { setTimeout } from 'node:timers/promises'
import { QueueFullError } from '#pool/errors.ts'

const everyMs = 250
/** Twenty seconds: as long as others may take who wait. */
const mostTries = 80

/** Asks once more while too many wait, so that what was done of a document so far is not lost. */
export async function inTurn<Result>(
  ask: () => Promise<Result>,
  signal?: AbortSignal,
): Promise<Result> {
  for (let tried = 1; tried < mostTries; tried++) {
    try {
      return await ask()
    } catch (error) {
      if (!(error instanceof QueueFullError)) throw error
    }
    await setTimeout(everyMs)
    signal?.throwIfAborted()
  }
  return ask()
}
