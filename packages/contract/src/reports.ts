import { z } from 'zod'
import { categories } from './categories.ts'
import { delivery } from './deliveries.ts'
import type { EndpointTable } from './endpoint.ts'
import { currencies } from './money.ts'
import { readFields } from './read-fields.ts'
import { convertedTotal, downloadLinks, tripParams } from './trips.ts'

/** The files of a finalized trip. */
export const reportKinds = ['excel', 'zip', 'pdf'] as const

/** One file of a finalized trip. */
export type ReportKind = (typeof reportKinds)[number]

/** What was spent in one currency; totals are decimal text, days are those with receipts, in order. */
export const spending = z.object({
  currency: z.enum(currencies),
  total: z.string(),
  categories: z.array(z.object({ category: z.enum(categories), total: z.string() })),
  days: z.array(z.object({ date: z.string(), total: z.string() })),
})

/** What was spent in one currency. */
export type Spending = z.infer<typeof spending>

/** A receipt that is worth a look before finalizing. */
export const checkedReceipt = z.object({
  id: z.number().int(),
  vendor: z.string(),
  date: z.string(),
  amount: z.string(),
  currency: z.enum(currencies),
  /** For doubtful readings: what was hard to read and saved as it was read. */
  fields: z.array(z.enum(readFields)).optional(),
})

/** A receipt that is worth a look before finalizing. */
export type CheckedReceipt = z.infer<typeof checkedReceipt>

/** The most receipts or days one warning names; `count` tells how many there are. */
export const mostNamedInWarning = 20

/** Worth a look, never a reason to stop. */
export const tripWarning = z.discriminatedUnion('kind', [
  z.object({
    kind: z.enum(['no-rate', 'outside-trip', 'duplicate', 'doubtful', 'unusual-amount']),
    count: z.number().int(),
    receipts: z.array(checkedReceipt),
  }),
  z.object({
    kind: z.literal('days-without-receipt'),
    count: z.number().int(),
    days: z.array(z.string()),
  }),
])

/** Worth a look, never a reason to stop. */
export type TripWarning = z.infer<typeof tripWarning>

/** The most lines that a difference names; its counts tell how many there are. */
export const mostNamedChanges = 100

/** What of a line may change from one version of a claim to the next; `converted` is what it counts in the trip's currency. */
export const lineFacts = [
  'vendor',
  'date',
  'amount',
  'category',
  'notes',
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

/** What of a line may change. */
export type LineFact = (typeof lineFacts)[number]

const moneyText = z.object({ amount: z.string(), currency: z.enum(currencies) })

/** One line of a claim as it was sent. */
const claimLine = z.object({
  vendor: z.string(),
  date: z.string(),
  ...moneyText.shape,
  category: z.enum(categories),
  notes: z.string().nullable(),
  /** `2 × Tea 4.00 · Soup 8.00`, cut where it is long. */
  items: z.string().nullable(),
  /** `19%: 1.90 on 10.00`. */
  tax: z.string().nullable(),
  vatNumber: z.string().nullable(),
  /** `47.90 CHF`: what stands on the paper where that is another currency. */
  printed: z.string().nullable(),
  /** `Photo`, or a document's name and pages; null for a receipt entered by hand. */
  files: z.string().nullable(),
  /** What was hard to read and nobody confirmed. */
  unconfirmed: z.string().nullable(),
  /** What the card was charged, where that counts. */
  card: z.string().nullable(),
  /** `1.0812 of 2026-11-12`, where it counts by a rate. */
  rate: z.string().nullable(),
  /** In the trip's currency as it was then; null where no rate was known. */
  converted: z.string().nullable(),
})

/** One line of a claim as it was sent. */
export type ClaimLine = z.infer<typeof claimLine>

/** A line that was added, removed or changed. */
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

/** A line that was added, removed or changed. */
export type ChangedLine = z.infer<typeof changedLine>

const tripFacts = ['name', 'startDate', 'endDate', 'currency', 'traveller', 'email'] as const

/** What a version says of its trip and traveller. */
export type TripFact = (typeof tripFacts)[number]

const tripChange = z.object({ fact: z.enum(tripFacts), before: z.string(), after: z.string() })

/** What changed from one version of a claim to the next. */
export const claimDifference = z.object({
  /** The version before, and when that was sent. */
  since: z.object({ version: z.number().int(), sentAt: z.iso.datetime() }),
  added: z.number().int(),
  removed: z.number().int(),
  changed: z.number().int(),
  /** What is said of the trip and the traveller, where that changed; absent only in answers that a device kept. */
  trip: z.array(tripChange).optional(),
  /** More, or with a minus less, in the trip's currency; null where that is another one by now. */
  total: moneyText.nullable(),
  lines: z.array(changedLine),
})

/** What changed from one version of a claim to the next. */
export type ClaimDifference = z.infer<typeof claimDifference>

/** One version of a claim: a trip that was finalized once, and again for each time it was opened in between. */
export const claimVersion = z.object({
  version: z.number().int(),
  sentAt: z.iso.datetime(),
  /** Null where that was not kept. */
  sentTo: z.string().nullable(),
  /** What became of its mail; null where that is not known, as for claims from before it was kept. */
  delivery: delivery.nullable(),
  receiptCount: z.number().int(),
  /** `67.00 USD, 478.00 EUR`. */
  totalAmount: z.string(),
  currencies: z.partialRecord(z.enum(currencies), z.string()),
  /** All of it in the trip's currency; null where all of it is in that currency. */
  converted: convertedTotal.nullable(),
  /** How often somebody else than the traveller opened its page, and when first and last. */
  openings: z.number().int(),
  firstOpenedAt: z.iso.datetime().nullable(),
  lastOpenedAt: z.iso.datetime().nullable(),
  /** When the trip was opened again, which ended its links; null for the one that holds. */
  revokedAt: z.iso.datetime().nullable(),
  /** Null for the first. */
  difference: claimDifference.nullable(),
})

/** One version of a claim. */
export type ClaimVersion = z.infer<typeof claimVersion>

/** The files of a trip, its picture, and what to look at before it is finalized. */
export const reportEndpoints = {
  'POST /api/trips/:id/download': {
    summary: 'Fresh links to the files of a finalized trip',
    access: 'session',
    params: tripParams,
    response: z.object({ download: downloadLinks }),
  },
  'GET /api/trips/:id/claims': {
    summary:
      'Each time the trip was finalized, newest first: to whom, what it came to, whether it was opened, what changed',
    access: 'session',
    params: tripParams,
    response: z.object({ claims: z.array(claimVersion) }),
  },
  'GET /api/trips/:id/spending': {
    summary:
      'What was spent, per currency by category and by day; the largest number of receipts first',
    access: 'session',
    params: tripParams,
    response: z.array(spending),
  },
  'GET /api/trips/:id/check': {
    summary: 'What is worth a look before finalizing',
    access: 'session',
    params: tripParams,
    response: z.object({ warnings: z.array(tripWarning) }),
  },
} as const satisfies EndpointTable
