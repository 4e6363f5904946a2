import { z } from 'zod'
import type { EndpointTable } from './endpoint.ts'

/** What the browser must know about this installation. */
export const publicConfig = z.object({
  supportEmail: z.string().nullable(),
  /** Whether mails land in the built-in mailbox instead of being sent. */
  hasMailbox: z.boolean(),
  /** Whether receipts can be sent to this installation by mail. */
  mailIn: z.boolean(),
  /** Opens the payment form; null where payments are not set up. */
  stripePublishableKey: z.string().nullable(),
  /** How long the free trial lasts. */
  trialDays: z.number().int(),
  /** Who sees a photo in order to read it. */
  reader: z.object({
    /** The server itself, a vision model with the server behind it, or nobody. */
    engine: z.enum(['local', 'vision', 'none']),
    /** Whose vision model it is: a company or a host; null where the operator runs it, or there is no such model. */
    service: z.string().nullable(),
  }),
})

/** What the browser must know about this installation. */
export type PublicConfig = z.infer<typeof publicConfig>

/** This installation's public configuration. */
export const configEndpoints = {
  'GET /api/config': {
    summary: "This installation's public configuration",
    access: 'public',
    response: publicConfig,
  },
} as const satisfies EndpointTable
