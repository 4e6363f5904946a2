import { z } from 'zod'
import type { Provider } from './provider.ts'

const block = z.object({
  type: z.string(),
  text: z.string().optional().catch(undefined),
  input: z.unknown().optional(),
})

/** https://platform.claude.com/docs/en/api/messages */
export const anthropic: Provider = {
  defaultBaseUrl: 'https://api.anthropic.com/v1',
  path: () => '/messages',
  headers: (apiKey) => ({ 'x-api-key': apiKey, 'anthropic-version': '2023-06-01' }),
  body: (model, { image, instructions, text, schema }) => ({
    model,
    ...answerFormat(model, z.toJSONSchema(schema, { target: 'draft-7' })),
    system: instructions,
    messages: [
      {
        role: 'user',
        content: [
          {
            type: 'image',
            source: { type: 'base64', media_type: 'image/jpeg', data: image.toString('base64') },
          },
          { type: 'text', text },
        ],
      },
    ],
  }),
  response: z.object({ content: z.array(block) }).transform(({ content }) => {
    const tool = content.find(({ type }) => type === 'tool_use')
    if (tool) return JSON.stringify(tool.input ?? '')
    return content.map(({ type, text }) => (type === 'text' ? (text ?? '') : '')).join('')
  }),
}

/** Models without structured outputs are made to call a tool that takes the answer. */
function answerFormat(model: string, schema: unknown) {
  if (hasStructuredOutputs(model)) {
    return { max_tokens: 32_000, output_config: { format: { type: 'json_schema', schema } } }
  }
  return {
    max_tokens: 4096,
    tools: [{ name: 'json', description: 'Respond with a JSON object.', input_schema: schema }],
    tool_choice: { type: 'any', disable_parallel_tool_use: true },
  }
}

/** Claude from Opus 4.1 and Sonnet 4.5 on; other names are models behind a compatible server. */
function hasStructuredOutputs(model: string): boolean {
  const isOld = /claude-(?:instant|v?[23]\b|(?:sonnet|opus)-4[-@](?![1-9](?:\D|$)))/.test(model)
  return model.includes('claude-') && !isOld
}
