import type { CalendarDate } from '@quittance/contract/calendar-date'
import type { ReceiptReader } from '#receipt-reader.ts'
import { askModel } from './ask-model.ts'
import { languageModel, type VisionModel } from './language-model.ts'
import { prepareImage } from './prepare-image.ts'
import { instructions } from './prompt.ts'
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
