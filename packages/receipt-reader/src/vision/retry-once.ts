import { setTimeout } from 'node:timers/promises'
import { VisionError } from './vision-error.ts'

/** Too many requests, unavailable, and Anthropic's own "overloaded". */
const busy = [429, 503, 529]
const defaultWaitMs = 500
/** The user is waiting with a phone in hand; the local reading is quicker than a longer pause. */
const longestWaitMs = 5_000

/** Asks once more when the provider is busy and says to come back soon. */
export async function retryOnce<Answer>(
  ask: () => Promise<Answer>,
  signal: AbortSignal,
): Promise<Answer> {
  try {
    return await ask()
  } catch (error) {
    const waitMs = waitBeforeRetry(error)
    if (waitMs === undefined) throw error
    await setTimeout(waitMs, undefined, { signal })
    return ask()
  }
}

function waitBeforeRetry(error: unknown): number | undefined {
  if (!(error instanceof VisionError) || !busy.includes(error.status ?? 0)) return undefined
  const wait = error.retryAfterMs ?? defaultWaitMs
  return wait <= longestWaitMs ? wait : undefined
}
