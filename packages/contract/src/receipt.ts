import { z } from 'zod'
import { calendarDate } from './calendar-date.ts'
import { categories } from './categories.ts'
import { documentKinds, enclosureTypes } from './document-rules.ts'
import { currencies, decimalsOf, formatAmount, storedDecimalsOf, toMinor } from './money.ts'
import { readFields } from './read-fields.ts'
import { payers, receiptDetails } from './receipt-details.ts'
import { storageUse } from './storage.ts'
import { tripParams } from './trips.ts'

const tripId = tripParams.shape.id
/** Its decimals and limit depend on the currency: `checkMoney`. */
const amount = z
  .union([z.string(), z.number()], 'Amount is required')
  .transform((value) => String(value).trim())
  .refine((text) => text !== '', 'Amount is required')
  .refine(
    (text) => /^-?\d{1,9}(?:\.\d{1,3})?$/.test(text),
    'Amount must be at most 9,999,999.99, with at most 2 decimals',
  )
/** In minor units it is still a safe integer in every language. */
const largeAmount = z
  .string()
  .trim()
  .refine(
    (text) => /^-?\d{1,12}(?:\.\d{1,3})?$/.test(text),
    'The printed amount must have at most 2 decimals',
  )
const notes = z.string().trim().max(2000, 'Please use at most 2000 characters')

const readField = z.enum(readFields)

export const maxItems = 500

/** Decimal text, negative for a discount. Large enough for any misreading. */
export function isItemPrice(text: string, currency?: string) {
  const decimals = /^-?\d+(?:\.(\d{1,3}))?$/.exec(text)?.map((part) => part?.length ?? 0)
  return decimals !== undefined && (decimals[1] ?? 0) <= (currency ? storedDecimalsOf(currency) : 3)
}

export const itemPriceRule = 'An item’s price must be an amount, with at most 2 decimals, or null'

/** One line of a receipt, as stored; an earlier version allowed any text as a price. */
export const receiptItem = z.object({
  name: z.string().max(300),
  quantity: z.number().nullable().default(null),
  price: z.string().max(20).nullable().default(null),
})

export type ReceiptItem = z.infer<typeof receiptItem>

/**
 * The maximum size of a receipt, and of any form part. The maximum number of items, with the
 * longest names fully escaped (`\\u3042`), and every other field at its longest, take 965,000.
 */
export const maxReceiptBytes = 1_000_000

/** One line of a tax table, as decimal text; empty, or null for the rate in percent, if it is not printed. */
const taxLine = z.object({
  rate: z.number().nullable(),
  net: z.string().max(20),
  tax: z.string().max(20),
  gross: z.string().max(20),
})

export type TaxLine = z.infer<typeof taxLine>

/** An earlier version allowed any text. */
export function isTaxLine({ rate, ...amounts }: TaxLine) {
  const isRate = rate === null || (rate >= 0 && rate <= 100)
  return isRate && Object.values(amounts).every((text) => text === '' || isItemPrice(text))
}

export const taxLineRule = 'A tax line must consist of amounts, and a rate from 0 to 100'

/** A receipt's tax details; empty if nothing is printed. */
export const receiptTax = z.object({
  lines: z.array(taxLine).max(20),
  /** The supplier's VAT number, valid by its country's checksum, with the country code. */
  vatNumber: z.string().max(20).nullable(),
})

export type ReceiptTax = z.infer<typeof receiptTax>

const newTax = receiptTax.refine(({ lines }) => lines.every(isTaxLine), taxLineRule)

/** The printed amount of a receipt in a currency that the product does not offer. */
export const printedMoney = z.object({
  currency: z.string().regex(/^[A-Z]{3}$/, 'Please use the three letters of a currency'),
  amount: largeAmount,
})

export type PrintedMoney = z.infer<typeof printedMoney>

/** Optional facts; an edit that omits one leaves it unchanged. */
const facts = {
  /** A new receipt without it gets its trip's default. */
  paidBy: z.enum(payers, 'Please select who paid').optional(),
  details: receiptDetails.nullable().optional(),
  /** The card charge in the trip's currency: counts instead of the rate. */
  cardAmount: amount.nullable().optional(),
  printed: printedMoney.nullable().optional(),
  tax: receiptTax.nullable().optional(),
  items: z
    .array(receiptItem)
    .max(maxItems, `Please use at most ${maxItems} items`)
    .nullable()
    .optional(),
}

/** The form of review, manual entry and edit, without the rules that concern two fields. */
export const receiptShape = z.object({
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

type Money = { amount: string; currency: string }

/** Decimals and limit of the amount, by its currency. The card's amount is checked with its trip. */
export function checkMoney(money: Money, context: z.RefinementCtx) {
  if (toMinor(money.amount, money.currency) === undefined)
    context.addIssue({ code: 'custom', path: ['amount'], message: amountRule(money.currency) })
}

export function amountRule(currency: string) {
  const decimals = decimalsOf(currency)
  const most = formatAmount(decimals === 2 ? '9999999.99' : '999999999', currency)
  return `Amount must be at most ${most}, with ${decimals === 0 ? 'no' : `at most ${decimals}`} decimals`
}

export const receiptFields = receiptShape.superRefine(checkMoney)

const valuesRead = z.object({
  vendor: z.string().max(300),
  date: z.string().max(30),
  amount: z.string().max(30),
  currency: z.enum(currencies).nullable(),
  category: z.enum(categories),
  confidence: z.record(readField, z.number().min(0).max(1)),
})

/** The text parts of saving a receipt; the image is a file part, or named by `uploadId`. */
const saveReceiptShape = receiptShape.omit({ items: true }).extend({
  tripId,
  notes: notes
    .transform((text) => text || null)
    .nullable()
    .default(null),
  /** The sender's id: however often it is sent with this id, it is saved once. */
  clientId: z.uuid('Invalid client ID').toLowerCase().optional(),
  /** An image sent to `process` within the last day, instead of the file. */
  uploadId: z.uuid('Invalid upload ID').optional(),
  /** SHA-256 of the photo as the sender has it. */
  photoHash: z
    .string()
    .regex(/^[0-9a-f]{64}$/, 'Invalid photo hash')
    .optional(),
  /** How the photo came about: taken in the app, or chosen from the device. */
  via: z.enum(['camera', 'file']).optional(),
  /** By the EXIF data of a photo that was sent without it: `2026-11-12 09:14`. */
  takenAt: z
    .string()
    .regex(/^\d{4}-\d\d-\d\d \d\d:\d\d$/, 'Invalid time of the photo')
    .optional(),
  /** Low-confidence fields saved without review, comma separated: `date,amount`. */
  unconfirmed: z
    .string()
    .max(100)
    .default('')
    .transform((text) => text.split(',').filter(Boolean))
    .pipe(z.array(readField).max(readFields.length)),
  /** The vendor as read, so that it gets its saved name the next time. */
  readVendor: z.string().trim().max(300).default(''),
  /** JSON text of what the sender's own reader read, for the record of the receipt. */
  readOnPhone: jsonText(valuesRead, 'The reading is not in the expected form'),
  /** JSON text of the line items that were read. */
  metadata: jsonText(
    z.array(receiptItem).max(maxItems),
    'The line items are not in the expected form',
  ),
  printed: jsonText(printedMoney, 'The printed amount is not in the expected form'),
  tax: jsonText(newTax, 'The tax lines are not in the expected form'),
  details: jsonText(receiptDetails, 'The details are not in the expected form'),
})

export const saveReceiptFields = saveReceiptShape.superRefine((fields, context) => {
  checkMoney(fields, context)
  const isPrice = ({ price }: ReceiptItem) => price === null || isItemPrice(price, fields.currency)
  if (fields.metadata && !fields.metadata.every(isPrice))
    context.addIssue({ code: 'custom', path: ['metadata'], message: itemPriceRule })
})

/** A form part with JSON; null if it is empty or missing. */
function jsonText<Value>(schema: z.ZodType<Value>, message: string) {
  return z
    .string()
    .max(maxReceiptBytes)
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

/** A stored document; a receipt is some pages of it. */
export const storedDocument = z.object({
  kind: z.enum(documentKinds),
  /** The sender's file name. */
  name: z.string(),
  bytes: z.number().int(),
  /** Of the file, which is stored byte for byte. */
  sha256: z.string(),
  pageCount: z.number().int(),
  firstPage: z.number().int(),
  lastPage: z.number().int(),
  /** Attachments of an e-invoice, stored byte for byte; their pages are some of the document's. */
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

export type StoredDocument = z.infer<typeof storedDocument>

export const receipt = z.object({
  id: z.number().int(),
  tripId: z.number().int(),
  vendor: z.string(),
  date: z.string(),
  /** Decimal text with the decimals of the currency, two for the main ones; negative for a refund. */
  amount: z.string(),
  currency: z.enum(currencies),
  category: z.enum(categories),
  notes: z.string().nullable(),
  items: z.array(receiptItem).nullable(),
  /** The card charge, in the trip's currency at the time. */
  cardAmount: z.string().nullable(),
  printed: printedMoney.nullable(),
  tax: receiptTax.nullable(),
  /** Absent, like the details, in responses cached by an earlier version. */
  paidBy: z.enum(payers).optional(),
  details: receiptDetails.nullish(),
  /** False for a manual receipt. */
  hasImage: z.boolean(),
  /** The version of the stored image: a URL with it in `v` may be cached for good. Null without an image. */
  imageVersion: z.string().nullable(),
  /** The id it was sent with. */
  clientId: z.string().nullable(),
  /** SHA-256 of its photo as the sender had it. */
  photoHash: z.string().nullable(),
  /** Null for a photo and for a manual receipt; absent in responses cached by an earlier version. */
  document: storedDocument.nullish(),
})

export type Receipt = z.infer<typeof receipt>

/** A receipt just saved; with the storage used, if little is left. */
export const savedReceipt = receipt.extend({ storage: storageUse.optional() })
