import { anthropic } from './anthropic.ts'
import { google } from './google.ts'
import { openaiCompatible } from './openai-compatible.ts'
import { postJson } from './post-json.ts'
import type { Provider, Question } from './provider.ts'
import { VisionError } from './vision-error.ts'

const providers = {
  'openai-compatible': openaiCompatible,
  anthropic,
  google,
} satisfies Record<string, Provider>

export type VisionModel = {
  provider: keyof typeof providers
  model: string
  apiKey?: string
  baseUrl?: string
}

/** Sends one question and returns the model's text; rejects with a VisionError. */
export type LanguageModel = (question: Question, signal: AbortSignal) => Promise<string>

export function languageModel({ provider, model, apiKey, baseUrl }: VisionModel): LanguageModel {
  const { defaultBaseUrl, path, headers, body, response }: Provider = providers[provider]
  const url = `${(baseUrl ?? defaultBaseUrl).replace(/\/$/, '')}${path(model)}`
  return async (question, signal) => {
    const json = await postJson(url, {
      headers: apiKey ? headers(apiKey) : {},
      body: body(model, question),
      signal,
    })
    const text = response.safeParse(json).data
    if (!text) throw new VisionError('junk')
    return text
  }
}
