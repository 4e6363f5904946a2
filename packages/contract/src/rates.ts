import { z } from 'zod'
import { calendarDate } from './calendar-date.ts'
import { categories } from './categories.ts'
import type { EndpointTable } from './endpoint.ts'
import { currencies } from './money.ts'
import { tripParams } from './trips.ts'

export const currencyCode = z
  .string()
  .regex(/^[A-Z]{3}$/, 'Please use the three letters of a currency')

/** How much of `to` is one of `from`, and the day of that rate. */
export const exchangeRate = z.object({ rate: z.string(), day: z.string() })

/** The receipts that were converted in the same way. */
export const convertedPart = z.object({
  currency: z.enum(currencies),
  /** By the day's rate, by the card charge, not at all because it is the trip's currency, or no rate is known. */
  by: z.enum(['rate', 'card', 'own', 'nothing']),
  rate: z.string().nullable(),
  day: z.string().nullable(),
  receiptCount: z.number().int(),
  total: z.string(),
  /** In the trip's currency; null without a rate. */
  converted: z.string().nullable(),
})

export type ConvertedPart = z.infer<typeof convertedPart>

const convertedSum = z.object({
  receiptCount: z.number().int(),
  /** How many receipts have no rate and are not in the total. */
  missing: z.number().int(),
  total: z.string(),
})

/** All receipts of a trip in its currency, by category, day and rate. */
export const tripRates = convertedSum.extend({
  currency: z.enum(currencies),
  /** The largest first. */
  categories: z.array(convertedSum.extend({ category: z.enum(categories) })),
  /** Days with receipts, in order. */
  days: z.array(convertedSum.extend({ date: z.string() })),
  parts: z.array(convertedPart),
  /** The newest day with known rates; null if there are none. */
  newestDay: z.string().nullable(),
  /** Whether these are the rates that the trip was finalized with. */
  isFrozen: z.boolean(),
})

export type TripRates = z.infer<typeof tripRates>

export const rateEndpoints = {
  'GET /api/rates': {
    summary: 'The rate from `from` to `to` on a day, or on the last day before it that has one',
    access: 'session',
    query: z.object({
      date: calendarDate('Please enter a valid date'),
      from: currencyCode,
      to: z.enum(currencies, 'Please select a currency'),
    }),
    response: exchangeRate,
  },
  'GET /api/trips/:id/rates': {
    summary:
      'All receipts of a trip in its currency, by category, by day and by rate; the rates of its finalization once it has one',
    access: 'session',
    params: tripParams,
    response: tripRates,
  },
} as const satisfies EndpointTable
