import { z } from 'zod'
import { StartupError } from '#startup-error.ts'
import { missingOf, wholeNumber } from './values.ts'

/** What reads receipts. */
export const readerSettings = {
  READER: z
    .enum(
      ['local', 'openai-compatible', 'anthropic', 'google', 'none'],
      'must be local, openai-compatible, anthropic, google or none',
    )
    .default('local')
    .meta({
      defaultText: 'local',
      meaning:
        'what reads receipts: `local` on this machine, or a vision model (`openai-compatible`, `anthropic`, `google`) with the local engine behind it; `none` leaves the fields empty',
    }),
  READER_MODEL: z.string().optional().meta({
    defaultText: 'none',
    meaning: 'the vision model, for example `gpt-5-mini`; required with one',
  }),
  READER_API_KEY: z.string().optional().meta({
    defaultText: 'none',
    meaning: "the vision model's key; required with `anthropic` and `google`",
  }),
  READER_BASE_URL: z
    .url({ protocol: /^https?$/, error: 'must be a full address' })
    .optional()
    .meta({
      defaultText: "the provider's own",
      meaning:
        'where the vision model answers; required with `openai-compatible`, for example http://localhost:11434/v1',
    }),
  READS_PER_HOUR: wholeNumber
    .min(1, 'must be 1 or more')
    .default(120)
    .meta({ defaultText: '120', meaning: 'photos that are read for one user within an hour' }),
}

type Values = z.output<z.ZodObject<typeof readerSettings>>

export type VisionSettings = {
  engine: 'vision'
  provider: 'openai-compatible' | 'anthropic' | 'google'
  model: string
  apiKey: string | undefined
  baseUrl: string | undefined
}

export type ReaderSettings = { engine: 'local' | 'none' } | VisionSettings

export function readerOf({
  READER,
  READER_MODEL,
  READER_API_KEY,
  READER_BASE_URL,
}: Values): ReaderSettings {
  if (READER === 'local' || READER === 'none') return { engine: READER }
  const needed = {
    READER_MODEL,
    ...(READER === 'openai-compatible' ? { READER_BASE_URL } : { READER_API_KEY }),
  }
  const missing = missingOf(needed)
  if (missing.length > 0 || !READER_MODEL) {
    throw new StartupError(
      `READER=${READER} needs ${missing.join(' and ')}. Set it, or leave READER out.`,
    )
  }
  return {
    engine: 'vision',
    provider: READER,
    model: READER_MODEL,
    apiKey: READER_API_KEY,
    baseUrl: READER_BASE_URL,
  }
}
