import { setTimeout } from 'node:timers/promises'
import type { LanguageModel } from './language-model.ts'
import type { Question } from './provider.ts'
import { VisionError } from './vision-error.ts'

/** The model's answer as JSON; undefined when its text holds none. */
export async function askModel(
  model: LanguageModel,
  question: Question,
  signal: AbortSignal,
): Promise<unknown> {
  return findJson(await retryOnce(() => model(question, signal), signal))
}

/** Small models wrap their JSON in a code fence or in prose. */
function findJson(text: string): unknown {
  try {
    return JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1))
  } catch {
    return undefined
  }
}

/** Too many requests, unavailable, and Anthropic's own "overloaded". */
const busy = [429, 503, 529]
const defaultWaitMs = 500
/** The user is waiting with a phone in hand; the local reading is quicker than a longer pause. */
const longestWaitMs = 5_000

/** Asks once more when the provider is busy and says to come back soon. */
async function retryOnce<Answer>(ask: () => Promise<Answer>, signal: AbortSignal): Promise<Answer> {
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
