import { z } from 'zod'
import { calendarDate } from './calendar-date.ts'
import { categories } from './categories.ts'
import { claimStates } from './claim-state.ts'
import { delivery } from './deliveries.ts'
import type { EndpointTable } from './endpoint.ts'
import { messageBody } from './errors.ts'
import { idParams } from './id-params.ts'
import { currencies } from './money.ts'
import { payers } from './receipt-details.ts'
import { oneLine, tripTexts } from './trip-texts.ts'

const name = oneLine('Trip name is required').max(120, 'Please use at most 120 characters')
const startDate = calendarDate('Please enter a valid date')
const endDate = calendarDate('Please enter a valid date')

export const endBeforeStart = 'The end date cannot be before the start date.'

const currency = z.enum(currencies, 'Please select a currency')

export const tripParams = idParams('Invalid trip ID')

/** A total in the trip's currency. */
export const convertedTotal = z.object({
  currency,
  total: z.string(),
  /** How many receipts it leaves out, because no rate is known for their day. */
  missing: z.number().int(),
  /** Whether its rates are those the trip was finalized with; until then they may still change. */
  isFrozen: z.boolean(),
})

export type ConvertedTotal = z.infer<typeof convertedTotal>

const totals = z.partialRecord(z.enum(currencies), z.string())

/** The part of a sum that the traveller paid, and so gets back. */
export const repayment = z.object({
  /** `412.30 EUR`; negative if refunds outweigh it. */
  totalAmount: z.string(),
  currencies: totals,
  /** In the trip's currency; null if everything is in that currency. */
  converted: convertedTotal.nullable(),
})

export type Repayment = z.infer<typeof repayment>

/** Counted and added up by the database. */
export const tripSummary = z.object({
  receiptCount: z.number().int(),
  /** For example `67.00 USD, 478.00 EUR`. */
  totalAmount: z.string(),
  currencies: totals,
  /** The total in the trip's currency, by the rates of the receipts' days; null if everything is in that currency. */
  converted: convertedTotal.nullable(),
  /** Null, or absent in cached responses, if the traveller paid everything. */
  repay: repayment.nullish(),
  /** The categories present, with their number of receipts. */
  categories: z.partialRecord(z.enum(categories), z.number().int()),
  /** The day of the last receipt, the trip's default end date; only for a whole trip. */
  lastReceiptOn: z.string().nullable().optional(),
})

export type TripSummary = z.infer<typeof tripSummary>

export const trip = z.object({
  id: z.number().int(),
  name: z.string(),
  startDate: z.string(),
  endDate: z.string().nullable(),
  currency: z.enum(currencies),
  status: z.enum(['active', 'inactive', 'finalized', 'archived']),
  /** Empty if not given; these three are absent in responses cached by an earlier version. */
  purpose: z.string().optional(),
  project: z.string().optional(),
  /** The default for its receipts. */
  paidBy: z.enum(payers).optional(),
  /** Null if no claim was sent, or if it was re-opened by the traveller; absent in cached responses. */
  claimState: z.enum(claimStates).nullish(),
})

export type Trip = z.infer<typeof trip>

export const tripWithSummary = trip.extend({ summary: tripSummary })

export type TripWithSummary = z.infer<typeof tripWithSummary>

/** The latest version of a finalized trip and its status. */
export const sentClaim = z.object({
  /** How often the trip was finalized. */
  version: z.number().int(),
  /** An ISO timestamp. */
  sentAt: z.string(),
  /** Null if it was finalized before this was stored. */
  sentTo: z.string().nullable(),
  /** The status of its email; null if unknown, as for claims from before it was stored. */
  delivery: delivery.nullable(),
  /** How often its page was opened, and when last. */
  openings: z.number().int(),
  lastOpenedAt: z.string().nullable(),
})

export type SentClaim = z.infer<typeof sentClaim>

/** A trip in the history or the archive. */
export const pastTrip = trip.extend({
  receiptCount: z.number().int(),
  currencies: tripSummary.shape.currencies,
  /** As finalized; null if it was not, or if everything is in the trip's currency. */
  converted: convertedTotal.nullable(),
  repay: tripSummary.shape.repay,
  /** Null if not finalized. */
  claim: sentClaim.nullable(),
})

export type PastTrip = z.infer<typeof pastTrip>

/** How many earlier recipients are offered. */
export const maxRecipients = 10

/** Optional; an edit that omits one leaves it unchanged. */
const purposes = {
  purpose: tripTexts.purpose.unwrap().optional(),
  project: tripTexts.project.unwrap().optional(),
  paidBy: z.enum(payers, 'Please select who paid').optional(),
}

export const createTripBody = z.object({
  name: name.min(3, 'Trip name must be at least 3 characters'),
  startDate,
  currency: currency.default('USD'),
  ...purposes,
})

/** The Edit Trip form; only a finalized trip has an end date, which stays unchanged if omitted. */
export const editTripBody = z.object({
  name: name.min(1, 'Trip name is required'),
  startDate,
  currency,
  endDate: endDate.optional(),
  ...purposes,
})

/** Edits the trip or makes it the active one; distinguished by `status`, so that each keeps its messages. */
export const updateTripBody = z.discriminatedUnion(
  'status',
  [
    z.object({ status: z.literal('active') }),
    editTripBody.extend({ status: z.undefined().optional() }),
  ],
  "A trip's status can only be set to active",
)

const recipient = z
  .string('Email is required')
  .trim()
  .min(1, 'Email is required')
  .max(254, 'Email address is too long')
  .pipe(z.email('Invalid email address'))

export const finalizeTripBody = z.object({
  email: recipient,
  includeCopy: z.boolean().default(true),
  includeImages: z.boolean().default(true),
  /** Defaults to the day of the last receipt; not before the start. */
  endDate: endDate.optional(),
  /** Further recipients, each with a link of their own. */
  alsoTo: z.array(recipient).max(4, 'Please enter at most 5 recipients').optional(),
})

/** Links to a finalized trip's files and claim page: signed, without a session, valid for seven days. */
export const downloadLinks = z.object({
  excel: z.string(),
  zip: z.string(),
  pdf: z.string(),
  claim: z.string(),
})

export type DownloadLinks = z.infer<typeof downloadLinks>

/** The trip is finalized even if the email failed. */
export const finalizeResult = z.object({
  download: downloadLinks.nullable(),
  email: z.object({ success: z.boolean(), message: z.string() }),
  delivery: delivery.nullable(),
})

/** Where to send a claim again; by default to the last recipient. */
export const sendClaimBody = z.object({ email: recipient.optional() })

export const tripEndpoints = {
  'GET /api/trips/active': {
    summary: 'The active trip; 404 when there is none',
    access: 'session',
    response: tripWithSummary,
  },
  'GET /api/trips/all': {
    summary: 'All trips that are not archived, newest start first, at most 500',
    access: 'session',
    response: z.array(trip),
  },
  'GET /api/trips/history': {
    summary: 'Finalized trips with their claims, newest start first, at most 500',
    access: 'session',
    response: z.array(pastTrip),
  },
  'GET /api/trips/archived': {
    summary: 'Archived trips, newest start first, at most 500',
    access: 'session',
    response: z.array(pastTrip),
  },
  'GET /api/trips/recipients': {
    summary: 'Recipients of earlier claims, the latest first',
    access: 'session',
    response: z.array(z.string()).max(maxRecipients),
  },
  'GET /api/trips/:id': {
    summary: 'One trip',
    access: 'session',
    params: tripParams,
    response: tripWithSummary,
  },
  'POST /api/trips': {
    summary: 'Create a trip and make it the active one',
    access: 'session',
    body: createTripBody,
    response: trip,
    status: 201,
  },
  'PUT /api/trips/:id': {
    summary: 'Edit a trip, or make it the active one',
    access: 'session',
    params: tripParams,
    body: updateTripBody,
    response: trip,
  },
  'DELETE /api/trips/:id': {
    summary: 'Archive a trip; nothing in it is lost',
    access: 'session',
    params: tripParams,
    response: messageBody,
  },
  'DELETE /api/trips/:id/empty': {
    summary:
      'Delete a trip made by mistake: one without receipts that was never finalized; it no longer counts',
    access: 'session',
    params: tripParams,
    response: messageBody,
  },
  'POST /api/trips/:id/restore': {
    summary: 'Bring an archived trip back (premium)',
    access: 'session',
    params: tripParams,
    response: trip,
  },
  'POST /api/trips/:id/finalize': {
    summary: 'Finalize a trip and email the recipient',
    access: 'session',
    params: tripParams,
    body: finalizeTripBody,
    response: finalizeResult,
  },
  'POST /api/trips/:id/claims/send': {
    summary: 'Email the current claim of a finalized trip again, to the same or another recipient',
    access: 'session',
    params: tripParams,
    body: sendClaimBody,
    response: finalizeResult.omit({ download: true }),
  },
  'POST /api/trips/:id/unfinalize': {
    summary: 'Re-open a finalized trip and make it the active one',
    access: 'session',
    params: tripParams,
    response: trip,
  },
} as const satisfies EndpointTable
