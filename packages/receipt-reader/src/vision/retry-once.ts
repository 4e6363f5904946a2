import { setTimeout } from 'node:timers/promises'
import { APICallError } from 'ai'

/** Too many requests, unavailable, and Anthropic's own "overloaded". */
const busy = [429, 503, 529]
const usualWaitMs = 500
/** Somebody waits with a phone in hand; the local reading is quicker than a longer pause. */
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
  if (!APICallError.isInstance(error) || !busy.includes(error.statusCode ?? 0)) return undefined
  const wait = retryAfterMs(error.responseHeaders?.['retry-after'])
  return wait <= longestWaitMs ? wait : undefined
}

function retryAfterMs(header: string | undefined): number {
  if (!header) return usualWaitMs
  const wait = /^\d+$/.test(header) ? Number(header) * 1000 : Date.parse(header) - Date.now()
  return Number.isNaN(wait) ? usualWaitMs : Math.max(wait, 0)
}
