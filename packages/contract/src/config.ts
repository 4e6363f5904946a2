import { z } from 'zod'
import type { EndpointTable } from './endpoint.ts'

export const publicConfig = z.object({
  /** The version that runs, such as `1.1.0`; absent in responses cached by an earlier version. */
  version: z.string().optional(),
  supportEmail: z.string().nullable(),
  /** Whether emails go to the built-in mailbox instead of being sent. */
  hasMailbox: z.boolean(),
  /** Whether receipts can be sent to this installation by email. */
  mailIn: z.boolean(),
  /** Null if payments are not set up. */
  stripePublishableKey: z.string().nullable(),
  trialDays: z.number().int(),
  /** Who sees a photo in order to read it. */
  reader: z.object({
    /** `local`: the server itself. `vision`: a vision model, with the server as fallback. */
    engine: z.enum(['local', 'vision', 'none']),
    /** The vision model's company or host; null if the operator runs it, or there is none. */
    service: z.string().nullable(),
  }),
})

export type PublicConfig = z.infer<typeof publicConfig>

export const configEndpoints = {
  'GET /api/config': {
    summary: "This installation's public configuration",
    access: 'public',
    response: publicConfig,
  },
} as const satisfies EndpointTable
