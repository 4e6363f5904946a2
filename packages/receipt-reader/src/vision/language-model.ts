import { createAnthropic } from '@ai-sdk/anthropic'
import { createGoogle } from '@ai-sdk/google'
import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import type { LanguageModel } from 'ai'

export type VisionModel = {
  provider: 'openai-compatible' | 'anthropic' | 'google'
  model: string
  apiKey?: string
  baseUrl?: string
}

type Access = Pick<VisionModel, 'apiKey' | 'baseUrl'>

/** Address and key are always given: left out, the SDK would look for them in the environment. */
const providers: Record<
  VisionModel['provider'],
  (access: Access) => (model: string) => LanguageModel
> = {
  'openai-compatible': ({ apiKey, baseUrl = 'https://api.openai.com/v1' }) =>
    createOpenAICompatible({
      name: 'openai-compatible',
      baseURL: baseUrl,
      apiKey,
      supportsStructuredOutputs: true,
    }),
  anthropic: ({ apiKey = '', baseUrl = 'https://api.anthropic.com/v1' }) =>
    createAnthropic({ baseURL: baseUrl, apiKey }),
  google: ({ apiKey = '', baseUrl = 'https://generativelanguage.googleapis.com/v1beta' }) =>
    createGoogle({ baseURL: baseUrl, apiKey }),
}

export function languageModel({ provider, model, ...access }: VisionModel): LanguageModel {
  return providers[provider](access)(model)
}
