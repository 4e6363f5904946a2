import { z } from 'zod'
import type { Provider } from './provider.ts'

const part = z.object({ text: z.string().optional(), thought: z.boolean().optional() })
const candidate = z.object({ content: z.object({ parts: z.array(part).optional() }).optional() })

/** https://ai.google.dev/api/generate-content */
export const google: Provider = {
  defaultBaseUrl: 'https://generativelanguage.googleapis.com/v1beta',
  path: (model) => `/${model.includes('/') ? model : `models/${model}`}:generateContent`,
  headers: (apiKey) => ({ 'x-goog-api-key': apiKey }),
  body: (_model, { image, instructions, text, schema }) => ({
    generationConfig: {
      responseMimeType: 'application/json',
      responseJsonSchema: z.toJSONSchema(schema, { target: 'draft-7' }),
    },
    systemInstruction: { parts: [{ text: instructions }] },
    contents: [
      {
        role: 'user',
        parts: [
          { inlineData: { mimeType: 'image/jpeg', data: image.toString('base64') } },
          { text },
        ],
      },
    ],
  }),
  /** A blocked question comes back without candidates. */
  response: z.object({ candidates: z.array(candidate).default([]) }).transform(({ candidates }) => {
    const parts = candidates[0]?.content?.parts ?? []
    return parts.map(({ text, thought }) => (thought ? '' : (text ?? ''))).join('')
  }),
}
