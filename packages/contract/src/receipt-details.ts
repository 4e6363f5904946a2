import { z } from 'zod'
import { tripTexts } from './trip-texts.ts'

/** Who paid: only what the traveller paid is repaid. `other` is for what is billed to the firm. */
export const payers = ['traveller', 'company', 'other'] as const

export type Payer = (typeof payers)[number]

const text = (length: number) =>
  z.string().trim().max(length, `Please use at most ${length} characters`).default('')

/** What an expense was for. Every part may be empty. */
export const receiptDetails = z.object({
  /** Instead of the trip's. */
  project: tripTexts.project,
  /** Names, for meals. */
  attendees: text(1000),
  /** How many people, the traveller included. */
  guests: z.number().int().min(1).max(1000).nullable().default(null),
  isBillable: z.boolean().default(false),
  /** The number of the invoice or receipt. */
  number: text(100),
})

export type ReceiptDetails = z.infer<typeof receiptDetails>

export const noDetails: ReceiptDetails = receiptDetails.parse({})
