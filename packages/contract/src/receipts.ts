import { z } from 'zod'
import { calendarDate } from './calendar-date.ts'
import { categories } from './categories.ts'
import { documentKinds, documentRemarks } from './document-rules.ts'
import type { EndpointTable } from './endpoint.ts'
import { messageBody } from './errors.ts'
import { currencies, toMinor } from './money.ts'
import { readFields } from './read-fields.ts'
import { storageUse } from './storage.ts'
import { tripParams, tripSummary } from './trips.ts'
import { uploadPaths } from './upload-paths.ts'

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

const readField = z.enum(readFields)

/** So many items of a receipt are kept. */
export const mostItems = 500

/** An item's price: decimal text with at most 2 decimals, with a minus for money taken off. As large as a reading may be wrong. */
export const isItemPrice = (text: string) => /^-?\d+(?:\.\d{1,2})?$/.test(text)

/** What is said of a price that is none. */
export const itemPriceRule = 'An item’s price must be an amount, with at most 2 decimals, or null'

/** One line of a receipt, as it is kept; an earlier version let any text be a price. */
export const receiptItem = z.object({
  name: z.string().max(300),
  quantity: z.number().nullable().default(null),
  price: z.string().max(20).nullable().default(null),
})

/** One line of a receipt. */
export type ReceiptItem = z.infer<typeof receiptItem>

const newItem = receiptItem.refine(
  ({ price }) => price === null || isItemPrice(price),
  itemPriceRule,
)

/**
 * No receipt, and no part of a form, is taken that is larger. As many items as there may be, with the longest names in
 * letters that are all escaped (`\\u3042`), and everything else that is as long as it may be, are 965,000.
 */
export const mostReceiptBytes = 1_000_000

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
  items: z
    .array(receiptItem)
    .max(mostItems, `Please use at most ${mostItems} items`)
    .nullable()
    .optional(),
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
export const saveReceiptFields = receiptFields.omit({ items: true }).extend({
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
  metadata: jsonText(
    z.array(newItem).max(mostItems),
    'The line items are not in the expected form',
  ),
  printed: jsonText(printedMoney, 'The printed amount is not in the expected form'),
  tax: jsonText(receiptTax, 'The tax lines are not in the expected form'),
})

/** A part of a form that holds JSON; null where it is empty or left out. */
function jsonText<Value>(schema: z.ZodType<Value>, message: string) {
  return z
    .string()
    .max(mostReceiptBytes)
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

/** A document as it was sent, of which a receipt is some pages. */
export const keptDocument = z.object({
  kind: z.enum(documentKinds),
  /** As its sender called it. */
  name: z.string(),
  bytes: z.number().int(),
  /** Of the file, which is kept byte for byte. */
  sha256: z.string(),
  pageCount: z.number().int(),
  firstPage: z.number().int(),
  lastPage: z.number().int(),
})

/** A document as it was sent, of which a receipt is some pages. */
export type KeptDocument = z.infer<typeof keptDocument>

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
  /** Null for a photo and for one entered by hand; absent in what a device kept from an earlier version. */
  document: keptDocument.nullish(),
})

/** A saved receipt. */
export type Receipt = z.infer<typeof receipt>

/** A receipt that was just saved; with how much space is taken when little is left. */
export const savedReceipt = receipt.extend({ storage: storageUse.optional() })

/** What a photo shows: one receipt, more than one, a part of one, or none. */
export const papers = ['one', 'several', 'cut', 'none'] as const

/** What a photo shows. */
export type Paper = (typeof papers)[number]

const size = { width: z.number(), height: z.number() }
const pageNumber = z.number().int().min(1)

/** What the values of a document come from, in the order of trust. */
export const readSources = ['e-invoice', 'text', 'picture'] as const

/** Which profile of the standard an e-invoice says it follows. */
export const invoiceProfiles = [
  'minimum',
  'basic-wl',
  'basic',
  'en16931',
  'extended',
  'xrechnung',
  'zugferd-1',
  'other',
] as const

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
  /** What the values of a document come from; absent for a photo, and where nothing was read. */
  readFrom: z.enum(readSources).optional(),
  /** Of the e-invoice that the values come from; absent where they do not. */
  invoiceProfile: z.enum(invoiceProfiles).optional(),
  /** What is to be said of a document besides. */
  remarks: z.array(z.enum(documentRemarks)).optional(),
  /** The first and last pages of what look like single receipts, where there are several. */
  groups: z.array(z.tuple([pageNumber, pageNumber])).optional(),
  /** Where each value stands on the upright image, in its pixels; on the first page unless another is named. */
  evidence: z.partialRecord(
    readField,
    z.object({ x: z.number(), y: z.number(), ...size, page: pageNumber.optional() }),
  ),
  /** The size of that image; null when there is no evidence, and for a document, whose pages have their own. */
  image: z.object(size).nullable(),
})

/** What was read from a photo; what could not be read is empty. */
export type ExtractedReceipt = z.infer<typeof extractedReceipt>

/** What was read from a photo, and how to save it without sending it again. */
export const processedReceipt = extractedReceipt.extend({
  /** Names the photo, for a day and for its owner alone; null where it was not kept. */
  uploadId: z.string().nullable(),
  /** The document that was sent, with the sizes of its pictures from its `firstPage` on; null or absent for a photo. */
  document: keptDocument.extend({ pages: z.array(z.object(size)) }).nullish(),
})

/** A vendor as it was read once, by its letters and digits, and what its owner calls it. */
export const rememberedVendor = z.object({
  readAs: z.string(),
  vendor: z.string(),
  category: z.enum(categories),
})

/** So many remembered vendors are answered at most. */
export const mostVendors = 2000

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
  'GET /api/receipts/vendors': {
    summary:
      'What the user calls vendors that were read before, for a phone that reads by itself; the 2000 saved last',
    access: 'session',
    response: z.array(rememberedVendor),
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
    mostBytes: mostReceiptBytes,
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
