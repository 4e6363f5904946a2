import { z } from 'zod'
import type { Provider } from './provider.ts'

/** Some servers split the content into parts and put the model's thoughts among them. */
const part = z.object({ type: z.string(), text: z.string().optional().catch(undefined) })
const content = z.union([z.string(), z.array(part)]).nullish()
const response = z.object({
  choices: z.tuple([z.object({ message: z.object({ content }) })], z.unknown()),
})

/** https://platform.openai.com/docs/api-reference/chat/create, also spoken by Ollama, vLLM and others. */
export const openaiCompatible: Provider = {
  defaultBaseUrl: 'https://api.openai.com/v1',
  path: () => '/chat/completions',
  headers: (apiKey) => ({ authorization: `Bearer ${apiKey}` }),
  body: (model, { image, instructions, text, schema }) => ({
    model,
    response_format: {
      type: 'json_schema',
      json_schema: {
        name: 'receipt',
        strict: true,
        schema: z.toJSONSchema(schema, { target: 'draft-7' }),
      },
    },
    messages: [
      { role: 'system', content: instructions },
      {
        role: 'user',
        content: [
          {
            type: 'image_url',
            image_url: { url: `data:image/jpeg;base64,${image.toString('base64')}` },
          },
          { type: 'text', text },
        ],
      },
    ],
  }),
  response: response.transform(({ choices: [{ message }] }) => {
    const { content: said } = message
    if (!Array.isArray(said)) return said ?? ''
    return said.map(({ type, text }) => (type === 'text' ? (text ?? '') : '')).join('')
  }),
}
