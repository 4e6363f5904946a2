import { z } from 'zod'
import { documentKinds, documentProblems } from './document-rules.ts'
import { uploadParams } from './documents.ts'
import type { EndpointTable } from './endpoint.ts'
import { messageBody } from './errors.ts'
import { extractedReceipt } from './extracted-receipt.ts'

export const mailRefusals = [
  'unverified',
  'flood',
  'stranger',
  'several-senders',
  'forged',
  'bounce',
  'auto-reply',
  'own-mail',
  'loop',
  'too-large',
  'storage-full',
  'nothing-inside',
  'infected',
  'died',
] as const

export type MailRefusal = (typeof mailRefusals)[number]

/**
 * A receipt on the server that waits for review, from an email or a split document; its `id` is the
 * `uploadId` to save it by.
 */
export const inboxItem = z.object({
  id: z.string(),
  receivedAt: z.iso.datetime(),
  /** Both empty for a part of a split document. */
  sender: z.string(),
  subject: z.string(),
  kind: z.enum(['photo', ...documentKinds, 'other']),
  /** The sender's file name; the email's subject if the email itself is the receipt. */
  name: z.string(),
  bytes: z.number().int(),
  /** Of the file as it was sent; null if it was refused. */
  sha256: z.string().nullable(),
  pages: z
    .object({ first: z.number().int(), last: z.number().int(), count: z.number().int() })
    .nullable(),
  /** The names of files enclosed with an e-invoice that have no pages. */
  enclosed: z.array(z.string()).optional(),
  /** Null if nothing was read yet: `POST /api/uploads/:id/read` tries again. */
  reading: extractedReceipt.nullable(),
  /** Why it was refused; it can only be discarded then. */
  problem: z.enum(documentProblems).nullable(),
})

export type InboxItem = z.infer<typeof inboxItem>

/** At most this many are returned, the oldest first; refused ones come last and never hide a receipt. */
export const maxInboxItems = 200

export const refusedMail = z.object({
  at: z.iso.datetime(),
  sender: z.string(),
  subject: z.string(),
  reason: z.enum(mailRefusals),
})

export const inboundAddress = z.object({
  address: z.string(),
  /** Whether other senders are accepted too. */
  takesOthers: z.boolean(),
  /** The last 20 of 30 days. */
  refusals: z.array(refusedMail),
})

export type InboundAddress = z.infer<typeof inboundAddress>

/** Receipts by email; the calls about the address answer 404 if email import is not set up. */
export const inboundEndpoints = {
  'GET /api/arrivals': {
    summary:
      'Emailed receipts and parts of split documents that wait for review, the oldest first, then refused ones; at most 200',
    access: 'session',
    response: z.array(inboxItem),
  },
  'DELETE /api/arrivals/:id': {
    summary: 'Discard an emailed receipt, or a part of a split document',
    access: 'session',
    params: uploadParams,
    response: messageBody,
  },
  'GET /api/inbound-address': {
    summary: "The user's private address for receipts, created on first use",
    access: 'session',
    response: inboundAddress,
  },
  'PUT /api/inbound-address': {
    summary: 'Set whether other senders are accepted',
    access: 'session',
    body: z.object({ takesOthers: z.boolean() }),
    response: inboundAddress,
  },
  'POST /api/inbound-address/renew': {
    summary: 'Create a new address; the old one stops working at once',
    access: 'session',
    response: inboundAddress,
  },
} as const satisfies EndpointTable
