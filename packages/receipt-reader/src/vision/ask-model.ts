import { generateText, type LanguageModel, NoObjectGeneratedError, Output } from 'ai'
import type { z } from 'zod'
import { instructions } from './prompt.ts'
import { retryOnce } from './retry-once.ts'

export type Question = { image: Buffer; text: string; schema: z.ZodType }

/** The model's answer as JSON; undefined when it holds none. */
export function askModel(
  model: LanguageModel,
  question: Question,
  signal: AbortSignal,
): Promise<unknown> {
  return retryOnce(() => askOnce(model, question, signal), signal)
}

async function askOnce(
  model: LanguageModel,
  { image, text, schema }: Question,
  abortSignal: AbortSignal,
): Promise<unknown> {
  try {
    const { output } = await generateText({
      model,
      instructions,
      messages: [
        {
          role: 'user',
          content: [
            { type: 'file', mediaType: 'image/jpeg', data: image },
            { type: 'text', text },
          ],
        },
      ],
      output: Output.object({ schema, name: 'receipt' }),
      maxRetries: 0,
      abortSignal,
    })
    return output
  } catch (error) {
    if (NoObjectGeneratedError.isInstance(error)) return findJson(error.text ?? '')
    throw error
  }
}

/** Small models wrap their JSON in a code fence or in talk. */
function findJson(text: string): unknown {
  try {
    return JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1))
  } catch {
    return undefined
  }
}
