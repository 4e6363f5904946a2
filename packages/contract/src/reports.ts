import { z } from 'zod'
import { categories } from './categories.ts'
import { delivery } from './deliveries.ts'
import type { EndpointTable } from './endpoint.ts'
import { currencies } from './money.ts'
import { readFields } from './read-fields.ts'
import { convertedTotal, downloadLinks, repayment, tripParams } from './trips.ts'
import { twin } from './twins.ts'

export const reportKinds = ['excel', 'zip', 'pdf'] as const

export type ReportKind = (typeof reportKinds)[number]

/** Spending in one currency; totals are decimal text, days are those with receipts, in order. */
export const spending = z.object({
  currency: z.enum(currencies),
  total: z.string(),
  categories: z.array(z.object({ category: z.enum(categories), total: z.string() })),
  days: z.array(z.object({ date: z.string(), total: z.string() })),
})

export type Spending = z.infer<typeof spending>

/** A receipt to review before finalizing. */
export const checkedReceipt = z.object({
  id: z.number().int(),
  vendor: z.string(),
  date: z.string(),
  amount: z.string(),
  currency: z.enum(currencies),
  /** For doubtful readings: the low-confidence fields saved without review. */
  fields: z.array(z.enum(readFields)).optional(),
  /** For duplicates: its key, and those that seem to be the same. Absent in cached responses. */
  key: z.string().optional(),
  twins: z.array(twin).optional(),
})

export type CheckedReceipt = z.infer<typeof checkedReceipt>

/** The most receipts or days one warning lists; `count` is the full number. */
export const maxNamedInWarning = 20

/** Worth checking, but never blocks finalizing. */
export const tripWarning = z.discriminatedUnion('kind', [
  z.object({
    kind: z.enum(['no-rate', 'outside-trip', 'duplicate', 'doubtful', 'unusual-amount', 'tax-sum']),
    count: z.number().int(),
    receipts: z.array(checkedReceipt),
  }),
  z.object({
    kind: z.literal('days-without-receipt'),
    count: z.number().int(),
    days: z.array(z.string()),
  }),
])

export type TripWarning = z.infer<typeof tripWarning>

/** The most lines that a difference lists; its counts are the full numbers. */
export const maxNamedChanges = 100

/** The facts of a line compared between versions of a claim; `converted` is its amount in the trip's currency. */
export const lineFacts = [
  'vendor',
  'date',
  'amount',
  'category',
  'notes',
  'paidBy',
  'details',
  'items',
  'tax',
  'vatNumber',
  'printed',
  'files',
  'unconfirmed',
  'card',
  'rate',
  'converted',
] as const

export type LineFact = (typeof lineFacts)[number]

const moneyText = z.object({ amount: z.string(), currency: z.enum(currencies) })

/** One line of a claim as it was sent. */
const claimLine = z.object({
  /** Absent in cached responses. */
  receiptId: z.number().int().optional(),
  vendor: z.string(),
  date: z.string(),
  ...moneyText.shape,
  category: z.enum(categories),
  notes: z.string().nullable(),
  /** `Company card`; null if the traveller paid. Absent, like the details, in cached responses. */
  paidBy: z.string().nullish(),
  /** `Project: Apollo · 4 guests`. */
  details: z.string().nullish(),
  /** `2 × Tea 4.00 · Soup 8.00`, truncated if long. */
  items: z.string().nullable(),
  /** `19%: 1.90 on 10.00`. */
  tax: z.string().nullable(),
  vatNumber: z.string().nullable(),
  /** `47.90 CHF`: the printed amount, if in another currency. */
  printed: z.string().nullable(),
  /** `Photo`, or a document's name and pages; null for a manual receipt. */
  files: z.string().nullable(),
  /** Low-confidence fields that were never confirmed. */
  unconfirmed: z.string().nullable(),
  /** The card charge, if it counts. */
  card: z.string().nullable(),
  /** `1.0812 of 2026-11-12`, if converted by a rate. */
  rate: z.string().nullable(),
  /** In the trip's currency at the time; null if no rate was known. */
  converted: z.string().nullable(),
})

export type ClaimLine = z.infer<typeof claimLine>

export const changedLine = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('added'), after: claimLine }),
  z.object({ kind: z.literal('removed'), before: claimLine }),
  z.object({
    kind: z.literal('changed'),
    before: claimLine,
    after: claimLine,
    facts: z.array(z.enum(lineFacts)),
  }),
])

export type ChangedLine = z.infer<typeof changedLine>

const tripFacts = [
  'name',
  'startDate',
  'endDate',
  'currency',
  'purpose',
  'project',
  'traveller',
  'email',
] as const

export type TripFact = (typeof tripFacts)[number]

const tripChange = z.object({ fact: z.enum(tripFacts), before: z.string(), after: z.string() })

/** What changed from one version of a claim to the next. */
export const claimDifference = z.object({
  /** The previous version, and when it was sent. */
  since: z.object({ version: z.number().int(), sentAt: z.iso.datetime() }),
  added: z.number().int(),
  removed: z.number().int(),
  changed: z.number().int(),
  /** Changes to the trip and the traveller; absent only in cached responses. */
  trip: z.array(tripChange).optional(),
  /** More, or negative for less, in the trip's currency; null if that has changed. */
  total: moneyText.nullable(),
  lines: z.array(changedLine),
})

export type ClaimDifference = z.infer<typeof claimDifference>

/** One version of a claim: a trip has one more each time it is re-opened and finalized again. */
export const claimVersion = z.object({
  version: z.number().int(),
  sentAt: z.iso.datetime(),
  /** Null if that was not stored. */
  sentTo: z.string().nullable(),
  /** The status of its email; null if unknown, as for claims from before it was stored. */
  delivery: delivery.nullable(),
  receiptCount: z.number().int(),
  /** `67.00 USD, 478.00 EUR`. */
  totalAmount: z.string(),
  currencies: z.partialRecord(z.enum(currencies), z.string()),
  /** The total in the trip's currency; null if everything is in that currency. */
  converted: convertedTotal.nullable(),
  repay: repayment.nullish(),
  /** How often someone other than the traveller opened its page, and when first and last. */
  openings: z.number().int(),
  firstOpenedAt: z.iso.datetime().nullable(),
  lastOpenedAt: z.iso.datetime().nullable(),
  /** When the trip was re-opened, which revoked its links; null for the current version. */
  revokedAt: z.iso.datetime().nullable(),
  /** Null for the first. */
  difference: claimDifference.nullable(),
})

export type ClaimVersion = z.infer<typeof claimVersion>

export const reportEndpoints = {
  'POST /api/trips/:id/download': {
    summary: 'Fresh links to the files of a finalized trip',
    access: 'session',
    params: tripParams,
    response: z.object({ download: downloadLinks }),
  },
  'GET /api/trips/:id/claims': {
    summary: 'Every finalization of the trip, newest first: recipient, total, views, changes',
    access: 'session',
    params: tripParams,
    response: z.object({ claims: z.array(claimVersion) }),
  },
  'GET /api/trips/:id/spending': {
    summary: 'Spending per currency, by category and by day; the largest number of receipts first',
    access: 'session',
    params: tripParams,
    response: z.array(spending),
  },
  'GET /api/trips/:id/check': {
    summary: 'Warnings to check before finalizing',
    access: 'session',
    params: tripParams,
    response: z.object({
      warnings: z.array(tripWarning),
      /** Photos that are not compared with other receipts yet. Absent in cached responses. */
      comparing: z.number().int().optional(),
    }),
  },
} as const satisfies EndpointTable
