import { z } from 'zod'
import type { EndpointTable } from './endpoint.ts'

/** What the browser must know of this installation. */
export const publicConfig = z.object({
  supportEmail: z.string().nullable(),
  /** Whether mails land in the built-in mailbox instead of being sent. */
  hasMailbox: z.boolean(),
  /** Opens the payment form; null where payments are not set up. */
  stripePublishableKey: z.string().nullable(),
})

/** This installation's public configuration. */
export const configEndpoints = {
  'GET /api/config': {
    summary: "This installation's public configuration",
    access: 'public',
    response: publicConfig,
  },
} as const satisfies EndpointTable
