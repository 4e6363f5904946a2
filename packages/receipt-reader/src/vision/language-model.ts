import { anthropic } from './anthropic.ts'
import { google } from './google.ts'
import { openaiCompatible } from './openai-compatible.ts'
import type { Provider, Question } from './provider.ts'
import { fromStatus, VisionError } from './vision-error.ts'

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

/** A long receipt answers with some ten kilobytes; thoughts of the model come on top. */
const maxResponseBytes = 2_000_000

type Request = { headers: Record<string, string>; body: unknown; signal: AbortSignal }

/** The parsed JSON of a successful response; rejects with a VisionError, or with the signal's reason. */
async function postJson(url: string, { headers, body, signal }: Request): Promise<unknown> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
      signal,
    })
    if (!response.ok) {
      await response.body?.cancel()
      throw fromStatus(response.status, response.headers.get('retry-after'))
    }
    return parseJson(await readText(response), response.status)
  } catch (error) {
    if (signal.aborted || error instanceof VisionError) throw error
    throw new VisionError('unreachable')
  }
}

async function readText({ body, status }: Response): Promise<string> {
  const chunks: Uint8Array[] = []
  let bytes = 0
  for await (const chunk of body ?? []) {
    bytes += chunk.byteLength
    if (bytes > maxResponseBytes) throw new VisionError('junk', status)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString()
}

function parseJson(text: string, status: number): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new VisionError('junk', status)
  }
}
