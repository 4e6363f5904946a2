import { z } from 'zod'
import { calendarDate } from './calendar-date.ts'
import { claimStates } from './claim-state.ts'
import type { EndpointTable } from './endpoint.ts'
import { idParams } from './id-params.ts'
import { currencies } from './money.ts'
import { finalizeResult, tripParams } from './trips.ts'

export { remindAfterDays } from './claim-state.ts'

/** The most letters of a comment, and of all comments of one answer in bytes. */
export const maxComment = 2000
export const maxCommentBytes = 50_000

export const answerKinds = ['approved', 'sent-back', 'paid'] as const

export type AnswerKind = (typeof answerKinds)[number]

/** What a recipient answered by link, about one version of the claim. */
export const claimAnswer = z.object({
  kind: z.enum(answerKinds),
  version: z.number().int(),
  /** As typed by the one who answered. */
  name: z.string(),
  /** Empty if the traveller marked a payment. */
  address: z.string(),
  at: z.string(),
  /** Of an approval; what is asked with a claim sent back is in the remarks only. */
  comment: z.string(),
  /** The day and reference of a payment. */
  paidOn: z.string().nullable(),
  reference: z.string(),
})

export type ClaimAnswer = z.infer<typeof claimAnswer>

/** What finance asks about a receipt, or about the whole claim if `receiptId` is null. */
export const claimRemark = z.object({
  id: z.number().int(),
  receiptId: z.number().int().nullable(),
  /** As sent; null for the whole claim. */
  vendor: z.string().nullable(),
  version: z.number().int(),
  name: z.string(),
  at: z.string(),
  comment: z.string(),
  /** Null until the traveller replies. */
  reply: z.string().nullable(),
})

export type ClaimRemark = z.infer<typeof claimRemark>

/** Everything finance and the traveller said about a trip's claims, oldest first. */
export const conversation = z.object({
  state: z.enum(claimStates).nullable(),
  answers: z.array(claimAnswer),
  remarks: z.array(claimRemark),
  /** Recipients of the current version; with a name once they answered. */
  recipients: z.array(z.object({ address: z.string(), name: z.string().nullable() })),
  /** From when a reminder can be sent; null if none is due, for example after an answer. */
  remindFrom: z.string().nullable(),
})

export type Conversation = z.infer<typeof conversation>

/** What was claimed and not paid yet, one total per trip currency. */
export const outstanding = z.object({
  totals: z.array(
    z.object({ currency: z.enum(currencies), total: z.string(), claims: z.number().int() }),
  ),
})

export type Outstanding = z.infer<typeof outstanding>

const reply = z
  .string('Please write a reply')
  .trim()
  .min(1, 'Please write a reply')
  .max(maxComment, `Please use at most ${maxComment} characters`)

export const answerEndpoints = {
  'GET /api/trips/:id/conversation': {
    summary: 'What finance answered about the claims of a trip, and what it asks',
    access: 'session',
    params: tripParams,
    response: conversation,
  },
  'GET /api/claims/outstanding': {
    summary: 'What was claimed and not marked as paid yet',
    access: 'session',
    response: outstanding,
  },
  'POST /api/remarks/:id/reply': {
    summary:
      'Reply to a remark of finance; a second reply replaces the first until the claim is sent',
    access: 'session',
    params: idParams('Invalid remark ID'),
    body: z.object({ reply }),
    response: claimRemark,
  },
  'POST /api/trips/:id/confirm-payment': {
    summary: 'Mark the claim as paid, as its traveller',
    access: 'session',
    params: tripParams,
    body: z.object({ paidOn: calendarDate('Please enter the day of the payment') }),
    response: conversation,
  },
  'POST /api/trips/:id/remind': {
    summary: 'Email the recipients of the claim again, with new links',
    access: 'session',
    params: tripParams,
    response: finalizeResult.omit({ download: true }),
  },
} as const satisfies EndpointTable
