import { z } from 'zod'
import { confirmPasswordBody } from './auth.ts'
import type { EndpointTable } from './endpoint.ts'
import { messageBody } from './errors.ts'
import { idParams } from './id-params.ts'

/** `answered` is an approval or a claim sent back; a payment is `paid` alone. */
export const webhookEvents = ['claim.sent', 'claim.answered', 'claim.paid'] as const

export type WebhookEvent = (typeof webhookEvents)[number]

export const maxWebhooks = 5

const webhook = z.object({
  id: z.number().int(),
  url: z.string(),
  events: z.array(z.enum(webhookEvents)),
  createdAt: z.iso.datetime(),
  /** The last attempt; null before the first. */
  lastAt: z.iso.datetime().nullable(),
  /** Why it failed; null if it was delivered. */
  lastProblem: z.string().nullable(),
})

export type Webhook = z.infer<typeof webhook>

const webhookFields = z.object({
  url: z
    .url({ protocol: /^https?$/, error: 'Enter an address that starts with https://' })
    .max(500, 'Please use at most 500 characters'),
  events: z.array(z.enum(webhookEvents)).min(1, 'Choose when').max(webhookEvents.length),
})

export const webhookEndpoints = {
  'GET /api/webhooks': {
    summary: "The account's webhooks, each with its last result",
    access: 'session',
    response: z.array(webhook),
  },
  'POST /api/webhooks': {
    summary: 'Add a webhook; its `secret`, which signs every call, is shown only in this answer',
    access: 'session',
    body: webhookFields.extend(confirmPasswordBody.shape),
    response: webhook.extend({ secret: z.string() }),
    status: 201,
  },
  'DELETE /api/webhooks/:id': {
    summary: 'Remove a webhook; calls that wait to be retried are dropped',
    access: 'session',
    params: idParams('Invalid webhook ID'),
    response: messageBody,
  },
} as const satisfies EndpointTable
