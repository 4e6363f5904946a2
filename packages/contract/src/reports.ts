import { z } from 'zod'
import { categories } from './categories.ts'
import type { EndpointTable } from './endpoint.ts'
import { currencies } from './money.ts'
import { readFields } from './receipts.ts'
import { downloadLinks, tripParams } from './trips.ts'

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
    kind: z.enum(['outside-trip', 'duplicate', 'doubtful', 'unusual-amount']),
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

/** The files of a trip, its picture, and what to look at before it is finalized. */
export const reportEndpoints = {
  'POST /api/trips/:id/download': {
    summary: 'Fresh links to the files of a finalized trip',
    access: 'session',
    params: tripParams,
    response: z.object({ download: downloadLinks }),
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
