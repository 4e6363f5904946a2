import { z } from 'zod'
import type { EndpointTable } from './endpoint.ts'
import { messageBody } from './errors.ts'
import { currencies } from './money.ts'

/** What two receipts have in common: the file, seller and number, seller, day and amount, or the paper on two photos. */
export const sameness = ['file', 'number', 'values', 'picture'] as const

export type Sameness = (typeof sameness)[number]

/** A client id, or the id of a receipt without one. */
const key = z.string().regex(/^[0-9a-f-]{1,36}$/, 'Invalid key')

/** Another receipt of the user that seems to be the same. */
export const twin = z.object({
  id: z.number().int(),
  key,
  tripId: z.number().int(),
  tripName: z.string(),
  /** When its trip was sent; null if it was not, or was re-opened. */
  sentAt: z.iso.datetime().nullable(),
  same: z.enum(sameness),
  vendor: z.string(),
  date: z.string(),
  amount: z.string(),
  currency: z.enum(currencies),
})

export type Twin = z.infer<typeof twin>

const text = (length: number) => z.string().max(length).default('')

export const twinEndpoints = {
  'GET /api/receipts/twins': {
    summary:
      'The user’s saved receipts that seem to be the same as this unsaved one, except dismissed ones',
    access: 'session',
    query: z.object({
      clientId: key,
      /** By which the paper on its photo is compared. */
      uploadId: z.uuid().optional(),
      photoHash: z
        .string()
        .regex(/^[0-9a-f]{0,64}$/)
        .default(''),
      vendor: text(300),
      /** Nothing is found by an incomplete day or amount. */
      date: text(10),
      amount: text(20),
      currency: z
        .string()
        .regex(/^[A-Z]{0,3}$/)
        .default(''),
      number: text(100),
    }),
    response: z.object({ twins: z.array(twin) }),
  },
  'POST /api/receipts/twins/dismiss': {
    summary: 'Two receipts are different purchases: do not name them as the same again',
    access: 'session',
    body: z.object({ one: key, other: key }),
    response: messageBody,
  },
} as const satisfies EndpointTable
