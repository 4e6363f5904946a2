import type { VisionModel } from '#vision/language-model.ts'

/** The beginning of what every provider is sent: strict ones demand that no key is left out. */
const schema = { type: 'object', additionalProperties: false, properties: { total: {} } }

type Part = Record<string, unknown>

/** The parts of the providers' requests that a server needs to see. */
export type ModelRequest = {
  model?: string
  messages?: { role: string; content: unknown }[]
  contents?: { role: string; parts: Part[] }[]
  tools?: unknown[]
}

type Protocol = {
  model: string
  base: string
  path: string
  keyHeader: string
  keyValue(key: string): string
  answer(text: string, request: ModelRequest): unknown
  error(status: number, message: string): unknown
  /** A successful response in which the model declines to answer. */
  refusal: unknown
  /** The part of a request that asks for JSON of a schema. */
  format: Record<string, unknown>
  /** What the last message of the user holds. */
  sent(request: ModelRequest): { image: string; question: string }
}

const openai: Protocol = {
  model: 'qwen2.5vl:7b',
  base: '/v1',
  path: '/v1/chat/completions',
  keyHeader: 'authorization',
  keyValue: (key) => `Bearer ${key}`,
  answer: (text) => ({
    id: 'chatcmpl-1',
    object: 'chat.completion',
    created: 1_760_000_000,
    model: 'qwen2.5vl:7b',
    choices: [{ index: 0, message: { role: 'assistant', content: text }, finish_reason: 'stop' }],
    usage: { prompt_tokens: 900, completion_tokens: 80, total_tokens: 980 },
  }),
  error: (status, message) => ({
    error: { message, type: 'api_error', param: null, code: String(status) },
  }),
  refusal: {
    choices: [
      {
        index: 0,
        message: { role: 'assistant', content: null, refusal: 'I cannot help with that.' },
        finish_reason: 'stop',
      },
    ],
  },
  format: {
    response_format: {
      type: 'json_schema',
      json_schema: { name: 'receipt', strict: true, schema },
    },
  },
  sent(request) {
    const [image, text] = lastContent(request) as [{ image_url: { url: string } }, Part]
    return {
      image: image.image_url.url.replace('data:image/jpeg;base64,', ''),
      question: String(text.text),
    }
  },
}

const anthropic: Protocol = {
  model: 'claude-sonnet-4-5',
  base: '/v1',
  path: '/v1/messages',
  keyHeader: 'x-api-key',
  keyValue: (key) => key,
  answer: (text, request) => ({
    id: 'msg_1',
    type: 'message',
    role: 'assistant',
    model: 'claude-sonnet-4-5',
    content: [
      request.tools
        ? { type: 'tool_use', id: 'toolu_1', name: 'json', input: JSON.parse(text) as unknown }
        : { type: 'text', text },
    ],
    stop_reason: request.tools ? 'tool_use' : 'end_turn',
    stop_sequence: null,
    usage: { input_tokens: 900, output_tokens: 80 },
  }),
  error: (status, message) => ({
    type: 'error',
    error: { type: status === 429 ? 'rate_limit_error' : 'api_error', message },
  }),
  refusal: { type: 'message', role: 'assistant', content: [], stop_reason: 'refusal' },
  format: { output_config: { format: { type: 'json_schema', schema } } },
  sent(request) {
    const [image, text] = lastContent(request) as [{ source: { data: string } }, Part]
    return { image: image.source.data, question: String(text.text) }
  },
}

const google: Protocol = {
  model: 'gemini-2.5-flash',
  base: '/v1beta',
  path: '/v1beta/models/gemini-2.5-flash:generateContent',
  keyHeader: 'x-goog-api-key',
  keyValue: (key) => key,
  answer: (text) => ({
    candidates: [{ content: { role: 'model', parts: [{ text }] }, finishReason: 'STOP', index: 0 }],
    usageMetadata: { promptTokenCount: 900, candidatesTokenCount: 80, totalTokenCount: 980 },
    modelVersion: 'gemini-2.5-flash',
  }),
  error: (status, message) => ({ error: { code: status, message, status: 'UNAVAILABLE' } }),
  refusal: { promptFeedback: { blockReason: 'SAFETY' }, modelVersion: 'gemini-2.5-flash' },
  format: {
    generationConfig: { responseMimeType: 'application/json', responseJsonSchema: schema },
  },
  sent(request) {
    const parts: unknown = request.contents?.at(-1)?.parts
    const [image, text] = parts as [{ inlineData: { data: string } }, Part]
    return { image: image.inlineData.data, question: String(text.text) }
  },
}

export const protocols: Record<VisionModel['provider'], Protocol> = {
  'openai-compatible': openai,
  anthropic,
  google,
}

function lastContent(request: ModelRequest): unknown {
  return request.messages?.at(-1)?.content
}
