import type { z } from 'zod'

/** One question about a photo; the answer must be JSON of this schema. */
export type Question = { image: Buffer; instructions: string; text: string; schema: z.ZodType }

/** How one provider is asked over HTTP and where its answer holds the model's text. */
export type Provider = {
  defaultBaseUrl: string
  path(model: string): string
  headers(apiKey: string): Record<string, string>
  body(model: string, question: Question): unknown
  /** Parses the response into the model's text, empty when it refused to answer. */
  response: z.ZodType<string>
}
