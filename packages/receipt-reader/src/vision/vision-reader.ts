import { setTimeout } from 'node:timers/promises'
import type { CalendarDate } from '@quittance/contract/calendar-date'
import { imageRules } from '@quittance/contract/image-rules'
import type { ReceiptReader } from '#receipt-reader.ts'
import { type LanguageModel, languageModel, type VisionModel } from './language-model.ts'
import { instructions } from './prompt.ts'
import type { Question } from './provider.ts'
import { readAnswer } from './read-answer.ts'
import { toReading } from './to-reading.ts'
import { toVisionError, VisionError } from './vision-error.ts'

export type VisionSettings = VisionModel & {
  /** One limit for all of it: the image, both questions and their retries. */
  timeoutMs: number
  today?: () => CalendarDate
}

/** Reads with a cloud or local vision model; rejects with a VisionError when that gives no reading. */
export function createVisionReader({
  timeoutMs,
  today = () => new Date().toISOString().slice(0, 10),
  ...settings
}: VisionSettings): ReceiptReader {
  const model = languageModel(settings)
  return {
    async read(image, context = {}, { signal } = {}) {
      const limit = AbortSignal.timeout(timeoutMs)
      const stop = signal ? AbortSignal.any([signal, limit]) : limit
      try {
        const photo = await prepareImage(image).catch(badImage)
        const answer = await readAnswer(
          (text, schema) => askModel(model, { image: photo, instructions, text, schema }, stop),
          context,
          today(),
        )
        signal?.throwIfAborted()
        return toReading(answer, context, today())
      } catch (error) {
        if (signal?.aborted) throw new VisionError('cancelled')
        if (limit.aborted) throw new VisionError('timeout')
        throw toVisionError(error)
      }
    },
  }
}

function badImage(): never {
  throw new VisionError('bad-image')
}

/** Small print stays legible at this size and no provider scales it down to less by much. */
const longSide = 2000

/** The image as a model gets it: upright, small enough to send, without the photo's metadata. */
export async function prepareImage(image: Uint8Array): Promise<Buffer> {
  // Loaded only where it is used: a server that reads on its own machine leaves images to other processes.
  const { default: sharp } = await import('sharp')
  return sharp(image, { limitInputPixels: imageRules.maxPixels })
    .autoOrient()
    .resize({ width: longSide, height: longSide, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: 'white' })
    .jpeg({ quality: 88 })
    .toBuffer()
}

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
