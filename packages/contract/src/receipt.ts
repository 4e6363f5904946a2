import { z } from 'zod'
import { calendarDate } from './calendar-date.ts'
import { categories } from './categories.ts'
import { documentKinds, enclosureTypes } from './document-rules.ts'
import { currencies, toMinor } from './money.ts'
import { readFields } from './read-fields.ts'
import { storageUse } from './storage.ts'
import { tripParams } from './trips.ts'

const tripId = tripParams.shape.id
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
  /** What came inside of an e-invoice, kept byte for byte; its pages are some of the document's. */
  enclosures: z
    .array(
      z.object({
        name: z.string(),
        type: z.enum(enclosureTypes),
        bytes: z.number().int(),
        sha256: z.string(),
        pages: z.tuple([z.number().int(), z.number().int()]).nullable(),
        /** It is the e-invoice itself, which came beside the PDF. */
        isInvoice: z.literal(true).optional(),
      }),
    )
    .optional(),
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
