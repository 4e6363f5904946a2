import { z } from 'zod'
import { categories } from './categories.ts'
import { currencies } from './money.ts'
import { receiptItem } from './receipt.ts'
import { payers, receiptDetails } from './receipt-details.ts'

const money = z
  .string()
  .regex(/^-?\d+(\.\d+)?$/)
  .describe('A plain decimal, negative for a refund')
const currency = z.enum(currencies)
const day = z.iso.date()

const part = z.object({
  rate: z.number().nullable().describe('In percent; null for what has no tax rate'),
  net: money,
  tax: money,
  gross: money,
  convertedNet: money.nullable(),
  convertedTax: money.nullable(),
  convertedGross: money.nullable().describe("In the claim's currency; null if no rate is known"),
})

const receipt = z.object({
  number: z.number().int(),
  date: day,
  vendor: z.string(),
  category: z.enum(categories),
  amount: money,
  currency,
  converted: money.nullable(),
  convertedBy: z.enum(['own', 'card', 'rate', 'nothing']),
  rate: money.nullable(),
  rateDay: day.nullable(),
  paidBy: z.enum(payers),
  project: z.string().describe("The receipt's own, else the trip's"),
  notes: z.string().nullable(),
  details: receiptDetails.required().nullable(),
  vatNumber: z.string().nullable(),
  parts: z.array(part).describe('By tax rate; they add up to the amount'),
  items: z.array(receiptItem.required()),
  printed: z.object({ currency: z.string(), amount: money }).nullable(),
  files: z
    .array(z.object({ name: z.string(), sha256: z.string().nullable() }))
    .describe('As they are called in the zip of receipt images'),
})

/** A sent claim as JSON; served as a JSON schema. New fields may come, none goes. */
export const claimFile = z.object({
  $schema: z.url(),
  reference: z.string().describe('The same for every version but for its end'),
  version: z.number().int(),
  issuedAt: z.iso.datetime(),
  sentTo: z.string().nullable(),
  traveller: z.object({ name: z.string(), email: z.string() }),
  trip: z.object({
    name: z.string(),
    startDate: day,
    endDate: day,
    purpose: z.string(),
    project: z.string(),
  }),
  currency: currency.describe('Of the sums and of every converted amount'),
  toRepay: money.describe('What the traveller is owed; negative if the traveller owes it'),
  paidByCompany: money,
  spent: money.describe('Both together'),
  withoutRate: z.number().int().describe('Receipts that are in no sum, since no rate is known'),
  totals: z.array(z.object({ currency, total: money, receiptCount: z.number().int() })),
  receipts: z.array(receipt),
})

export type ClaimFile = z.infer<typeof claimFile>
