import { z } from 'zod'
import { categories } from './categories.ts'
import { documentRemarks } from './document-rules.ts'
import { currencies } from './money.ts'
import { readFields } from './read-fields.ts'
import { readProblems } from './read-problems.ts'
import { receiptItem, receiptTax, storedDocument } from './receipt.ts'

/** What a photo shows: one receipt, more than one, a part of one, or none. */
export const papers = ['one', 'several', 'cut', 'none'] as const

export type Paper = (typeof papers)[number]

const readField = z.enum(readFields)
const size = { width: z.number(), height: z.number() }
const pageNumber = z.number().int().min(1)

/** Where the values of a document come from, the most trusted first. */
export const readSources = ['e-invoice', 'text', 'picture'] as const

/** The profile of the standard that an e-invoice declares. */
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

/** The values read from a photo; unreadable ones are empty. */
export const extractedReceipt = z.object({
  vendor: z.string(),
  date: z.string(),
  /** Decimal text; negative for a refund or credit note. */
  amount: z.string(),
  currency: z.enum(currencies).nullable(),
  /** The code of a currency that the product does not offer, such as one that no longer exists; `currency` is null then. */
  printedCurrency: z
    .string()
    .regex(/^[A-Z]{3}$/)
    .nullable(),
  category: z.enum(categories),
  notes: z.string(),
  items: z.array(receiptItem),
  /** For later use; absent if the reader does not look for it. */
  tax: receiptTax.nullish(),
  /** From 0 to 1; for the currency, whether it is offered or not. */
  confidence: z.record(readField, z.number().min(0).max(1)),
  /** Absent if this was not checked. */
  paper: z.enum(papers).optional(),
  /** The vendor as printed, if `vendor` is the name this user gave it before. */
  readVendor: z.string().optional(),
  /** Absent for a photo, and if nothing was read. */
  readFrom: z.enum(readSources).optional(),
  /** Absent unless the values come from an e-invoice. */
  invoiceProfile: z.enum(invoiceProfiles).optional(),
  remarks: z.array(z.enum(documentRemarks)).optional(),
  /** The first and last pages of what look like separate receipts, if there are several. */
  groups: z.array(z.tuple([pageNumber, pageNumber])).optional(),
  /** Why nothing was read although the file is stored: a retry may help. Absent if it was read, whatever was found. */
  problem: z.enum(readProblems).optional(),
  /** Where each value is on the upright image, in its pixels; on the first page unless another is named. */
  evidence: z.partialRecord(
    readField,
    z.object({ x: z.number(), y: z.number(), ...size, page: pageNumber.optional() }),
  ),
  /** The size of that image; null without evidence, and for a document, whose pages have their own. */
  image: z.object(size).nullable(),
})

export type ExtractedReceipt = z.infer<typeof extractedReceipt>

/** A reading, and how to save the photo without sending it again. */
export const processedReceipt = extractedReceipt.extend({
  /** Names the photo, for a day and for its owner alone; null if it was not stored. */
  uploadId: z.string().nullable(),
  /**
   * The document that was sent, with the sizes of its page pictures from its `firstPage` on; null
   * or absent for a photo.
   */
  document: storedDocument.extend({ pages: z.array(z.object(size)) }).nullish(),
})
