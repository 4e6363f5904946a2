import { availableParallelism, totalmem } from 'node:os'
import { z } from 'zod'
import { StartupError } from '#startup-error.ts'
import { missingOf, wholeNumber, within } from './values.ts'

/** Memory of a reader process, and the share of the machine's memory for all of them. */
const memoryOfReader = 450 * 1024 * 1024
const shareForReading = 0.5

export const readerSettings = {
  READER: z
    .enum(
      ['local', 'openai-compatible', 'anthropic', 'google', 'none'],
      'must be local, openai-compatible, anthropic, google or none',
    )
    .default('local')
    .meta({
      meaning:
        'engine that reads receipts: `local` on this machine, or a vision model (`openai-compatible`, `anthropic`, `google`) with the local engine as fallback; `none` leaves the fields empty',
    }),
  READER_MODEL: z
    .string()
    .optional()
    .meta({ meaning: 'name of the vision model, for example `gpt-5-mini`; required with one' }),
  READER_API_KEY: z
    .string()
    .optional()
    .meta({ meaning: "the vision model's key; required with `anthropic` and `google`" }),
  READER_BASE_URL: z
    .url({ protocol: /^https?$/, error: 'must be a full address' })
    .optional()
    .meta({
      defaultText: "the provider's own",
      meaning:
        'where the vision model answers; required with `openai-compatible`, for example http://localhost:11434/v1',
    }),
  READER_WORKERS: within(1, 64).default(usualWorkers).meta({
    defaultText: 'one per two CPU cores, within half the memory',
    meaning: 'photos read in parallel, each in a process of up to 450 MB that starts on demand',
  }),
  READER_THREADS: within(1, 16)
    .default(() => Math.min(2, availableParallelism()))
    .meta({ defaultText: '2, or 1 with a single CPU core', meaning: 'CPU cores per reading' }),
  READS_PER_HOUR: wholeNumber
    .min(1, 'must be 1 or more')
    .default(120)
    .meta({ meaning: 'readings per user and hour' }),
}

type Values = z.output<z.ZodObject<typeof readerSettings>>

export type ReaderShare = { workers: number; threads: number }

export type VisionSettings = ReaderShare & {
  engine: 'vision'
  provider: 'openai-compatible' | 'anthropic' | 'google'
  model: string
  apiKey: string | undefined
  baseUrl: string | undefined
}

export type ReaderSettings =
  | (ReaderShare & { engine: 'local' })
  | { engine: 'none' }
  | VisionSettings

export function readerOf({
  READER,
  READER_MODEL,
  READER_API_KEY,
  READER_BASE_URL,
  READER_WORKERS,
  READER_THREADS,
}: Values): ReaderSettings {
  if (READER === 'none') return { engine: READER }
  const share = { workers: READER_WORKERS, threads: READER_THREADS }
  if (READER === 'local') return { engine: READER, ...share }
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
    ...share,
    provider: READER,
    model: READER_MODEL,
    apiKey: READER_API_KEY,
    baseUrl: READER_BASE_URL,
  }
}

function usualWorkers() {
  const memory = Math.min(process.constrainedMemory() || Number.POSITIVE_INFINITY, totalmem())
  const fitting = Math.floor((memory * shareForReading) / memoryOfReader)
  return Math.max(1, Math.min(fitting, Math.floor(availableParallelism() / 2), 64))
}
