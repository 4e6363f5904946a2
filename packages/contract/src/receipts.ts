import { z } from 'zod'
import { calendarDate } from './calendar-date.ts'
import { categories } from './categories.ts'
import type { EndpointTable } from './endpoint.ts'
import { messageBody } from './errors.ts'
import { currencies, toMinor } from './money.ts'
import { storageUse } from './storage.ts'
import { tripParams, tripSummary } from './trips.ts'
import { uploadPaths } from './upload-paths.ts'

/** What an image upload may be, and what to say when it is not. */
export const imageRules = {
  maxBytes: 10 * 1024 * 1024,
  maxPixels: 50_000_000,
  types: ['image/jpeg', 'image/jpg', 'image/png', 'image/webp'],
  invalidType: 'Please select a JPEG, PNG, or WebP image file.',
  tooLarge: 'Please select an image smaller than 10MB.',
  /** For a small file that stands for more than can be worked with; see the server's images/decoding-plan.ts. */
  tooMuchToUnpack:
    'This image is too large once unpacked. Please save it as an ordinary JPEG, or smaller, and try again.',
  /** Smaller than this is the placeholder of a receipt entered by hand. */
  placeholderBytes: 100,
} as const

const tripId = tripParams.shape.id
const id = z.coerce
  .number('Invalid receipt ID')
  .int('Invalid receipt ID')
  .min(1, 'Invalid receipt ID')
  .max(2_147_483_647, 'Invalid receipt ID')
const amount = z
  .union([z.string(), z.number()], 'Amount is required')
  .transform((value) => String(value).trim())
  .refine((text) => text !== '', 'Amount is required')
  .refine(
    (text) => (toMinor(text) ?? 0) > 0,
    'Amount must be more than 0 and at most 9,999,999.99, with at most 2 decimals',
  )
/** In hundredths it is still a whole number that every program can hold. */
const largeAmount = z
  .string()
  .trim()
  .refine(
    (text) => (toMinor(text, { wholeDigits: 12 }) ?? 0) > 0,
    'The printed amount must be more than 0, with at most 2 decimals',
  )
const notes = z.string().trim().max(2000, 'Please use at most 2000 characters')

/** The fields that a reading covers. */
export const readFields = [
  'vendor',
  'date',
  'amount',
  'currency',
  'category',
  'notes',
  'items',
] as const

/** One of the fields that a reading covers. */
export type ReadField = (typeof readFields)[number]

const readField = z.enum(readFields)

/** One line of a receipt. */
export const receiptItem = z.object({
  name: z.string().max(300),
  quantity: z.number().nullable().default(null),
  price: z.string().max(20).nullable().default(null),
})

/** One line of a receipt. */
export type ReceiptItem = z.infer<typeof receiptItem>

/** One line of a receipt's tax table, as decimal text; it computes. The rate in percent, null where none is printed. */
const taxLine = z.object({
  rate: z.number().nullable(),
  net: z.string().max(20),
  tax: z.string().max(20),
  gross: z.string().max(20),
})

/** What a receipt says of taxes; empty where nothing is printed. */
export const receiptTax = z.object({
  lines: z.array(taxLine).max(20),
  /** The supplier's number that passed its country's check, with the country's letters. */
  vatNumber: z.string().max(20).nullable(),
})

/** What a receipt says of taxes. */
export type ReceiptTax = z.infer<typeof receiptTax>

/** Where a receipt is printed in a currency that the product does not offer: what stands there. */
export const printedMoney = z.object({
  currency: z.string().regex(/^[A-Z]{3}$/, 'Please use the three letters of a currency'),
  amount: largeAmount,
})

/** What stands on a receipt in a currency that the product does not offer. */
export type PrintedMoney = z.infer<typeof printedMoney>

/** Facts beside the form's fields; where an edit leaves one out, it stays as it is. */
const facts = {
  /** What the card was charged, in the trip's currency: counts instead of the rate. */
  cardAmount: amount.nullable().optional(),
  printed: printedMoney.nullable().optional(),
  tax: receiptTax.nullable().optional(),
}

/** The one receipt form: review, manual entry and edit. */
export const receiptFields = z.object({
  vendor: z
    .string('Vendor is required')
    .trim()
    .min(1, 'Vendor is required')
    .max(300, 'Please use at most 300 characters'),
  date: calendarDate('Please enter a valid date'),
  amount,
  currency: z.enum(currencies, 'Please select a currency'),
  category: z.enum(categories, 'Please select a category').default('other'),
  notes: notes.nullable().default(null),
  ...facts,
})

/** The text parts of saving a receipt; the image is a file part beside them, or named by `uploadId`. */
export const saveReceiptFields = receiptFields.extend({
  tripId,
  notes: notes
    .transform((text) => text || null)
    .nullable()
    .default(null),
  /** The sender's own name for it: however often it is sent under this name, it is saved once. */
  clientId: z.uuid('Invalid client ID').toLowerCase().optional(),
  /** The image as `process` was sent it within the last day, instead of the file. */
  uploadId: z.uuid('Invalid upload ID').optional(),
  /** SHA-256 of the photo as the sender has it. */
  photoHash: z
    .string()
    .regex(/^[0-9a-f]{64}$/, 'Invalid photo hash')
    .optional(),
  /** What was hard to read and is saved as it was read, comma separated: `date,amount`. */
  unconfirmed: z
    .string()
    .max(100)
    .default('')
    .transform((text) => text.split(',').filter(Boolean))
    .pipe(z.array(readField).max(readFields.length)),
  /** The vendor as the photo was read, to be called by its saved name the next time. */
  readVendor: z.string().trim().max(300).default(''),
  /** JSON text of the line items that were read. */
  metadata: jsonText(z.array(receiptItem).max(500), 'The line items are not in the expected form'),
  printed: jsonText(printedMoney, 'The printed amount is not in the expected form'),
  tax: jsonText(receiptTax, 'The tax lines are not in the expected form'),
})

/** A part of a form that holds JSON; null where it is empty or left out. */
function jsonText<Value>(schema: z.ZodType<Value>, message: string) {
  return z
    .string()
    .max(100_000)
    .optional()
    .transform((text, context) => {
      if (!text) return null
      const parsed = schema.safeParse(parseJson(text))
      if (parsed.success) return parsed.data
      context.addIssue(message)
      return z.NEVER
    })
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** A saved receipt. */
export const receipt = z.object({
  id: z.number().int(),
  tripId: z.number().int(),
  vendor: z.string(),
  date: z.string(),
  /** Decimal text with two decimals. */
  amount: z.string(),
  currency: z.enum(currencies),
  category: z.enum(categories),
  notes: z.string().nullable(),
  items: z.array(receiptItem).nullable(),
  /** What the card was charged, in the trip's currency as it was then. */
  cardAmount: z.string().nullable(),
  printed: printedMoney.nullable(),
  tax: receiptTax.nullable(),
  /** False for one entered by hand. */
  hasImage: z.boolean(),
  /** Names the image as it is stored: an address with it in `v` may be kept for good. Null without one. */
  imageVersion: z.string().nullable(),
  /** The name it was saved under by its sender. */
  clientId: z.string().nullable(),
  /** SHA-256 of its photo as the sender had it. */
  photoHash: z.string().nullable(),
})

/** A saved receipt. */
export type Receipt = z.infer<typeof receipt>

/** A receipt that was just saved; with how much space is taken when little is left. */
export const savedReceipt = receipt.extend({ storage: storageUse.optional() })

/**
 * A value that was read with less confidence than this is marked for the user to check: of kinds of receipts never
 * seen, most wrong values are, and few right ones. docs/reading.md has the figures.
 */
export const doubtfulBelow: Record<ReadField, number> = {
  vendor: 0.88,
  date: 0.85,
  amount: 0.85,
  currency: 0.7,
  category: 0.7,
  items: 0.7,
  notes: 0,
}

/** What a photo shows: one receipt, more than one, a part of one, or none. */
export const papers = ['one', 'several', 'cut', 'none'] as const

/** What a photo shows. */
export type Paper = (typeof papers)[number]

const size = { width: z.number(), height: z.number() }

/** What was read from a photo; what could not be read is empty. */
export const extractedReceipt = z.object({
  vendor: z.string(),
  date: z.string(),
  /** Decimal text; with a minus for a refund, which no receipt may be saved with. */
  amount: z.string(),
  currency: z.enum(currencies).nullable(),
  /** The ISO code of the currency that the receipt is in, where it is none of the product's; `currency` is null then. */
  printedCurrency: z
    .string()
    .regex(/^[A-Z]{3}$/)
    .nullable(),
  category: z.enum(categories),
  notes: z.string(),
  items: z.array(receiptItem),
  /** For later use; absent where the reader does not look for it. */
  tax: receiptTax.nullish(),
  /** How sure each value is, from 0 to 1; for the currency, whether it is offered or not. */
  confidence: z.record(readField, z.number().min(0).max(1)),
  /** What the photo shows; absent where nobody looked. */
  paper: z.enum(papers).optional(),
  /** The vendor as it stands on the photo, where `vendor` is the name this user gave it before. */
  readVendor: z.string().optional(),
  /** Where each value stands on the upright image, in its pixels. */
  evidence: z.partialRecord(readField, z.object({ x: z.number(), y: z.number(), ...size })),
  /** The size of that image; null when there is no evidence. */
  image: z.object(size).nullable(),
})

/** What was read from a photo; what could not be read is empty. */
export type ExtractedReceipt = z.infer<typeof extractedReceipt>

/** What was read from a photo, and how to save it without sending it again. */
export const processedReceipt = extractedReceipt.extend({
  /** Names the photo, for a day and for its owner alone; null where it was not kept. */
  uploadId: z.string().nullable(),
})

/** Which receipts of a trip: text found in vendor or notes, one category. */
export const receiptFilter = z.object({
  search: z.string().trim().max(100).default(''),
  category: z.enum(['all', ...categories]).default('all'),
})

const receiptParams = z.object({ id })
const imageParams = z.object({ tripId, id })
const imageQuery = z.object({ v: z.string().optional() })

/** Receipts; the calls that carry an image are multipart and are described by their text parts here. */
export const receiptEndpoints = {
  'GET /api/trips/:id/receipts': {
    summary:
      'Receipts of a trip, newest date first; page on with `after`, the date and id of the last one: 2025-01-05_17',
    access: 'session',
    params: tripParams,
    query: receiptFilter.extend({
      after: z
        .string()
        .regex(/^\d{4}-\d\d-\d\d_\d+$/, 'Invalid page')
        .optional(),
      limit: z.coerce.number().int().min(1).max(200).default(100),
    }),
    response: z.array(receipt),
  },
  'GET /api/trips/:id/receipts/summary': {
    summary: 'How many receipts of a trip match, and their totals per currency',
    access: 'session',
    params: tripParams,
    query: receiptFilter,
    response: tripSummary,
  },
  'GET /api/receipts/:id': {
    summary: 'One receipt',
    access: 'session',
    params: receiptParams,
    response: receipt,
  },
  'PUT /api/receipts/:id': {
    summary: 'Change a receipt',
    access: 'session',
    params: receiptParams,
    body: receiptFields,
    response: receipt,
  },
  'DELETE /api/receipts/:id': {
    summary: 'Delete a receipt and its image',
    access: 'session',
    params: receiptParams,
    response: messageBody,
  },
} as const satisfies EndpointTable

/** Calls that the table above cannot hold: multipart in, or an image out. */
export const receiptUploads = {
  save: {
    method: 'POST',
    path: uploadPaths.save,
    fields: saveReceiptFields,
    response: savedReceipt,
  },
  process: {
    method: 'POST',
    path: uploadPaths.process,
    fields: z.object({
      tripId: tripId.optional(),
      /** A saved receipt whose photo is to be read again, instead of the image. */
      receiptId: id.optional(),
    }),
    response: processedReceipt,
  },
  image: {
    method: 'GET',
    path: '/api/receipts/:tripId/:id/image',
    params: imageParams,
    query: imageQuery,
  },
  thumbnail: {
    method: 'GET',
    path: '/api/receipts/:tripId/:id/thumbnail',
    params: imageParams,
    query: imageQuery,
  },
} as const
