import type { LanguageModel } from './language-model.ts'
import type { Question } from './provider.ts'
import { retryOnce } from './retry-once.ts'

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
