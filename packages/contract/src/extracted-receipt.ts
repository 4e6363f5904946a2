import { z } from 'zod'
import { categories } from './categories.ts'
import { documentRemarks } from './document-rules.ts'
import { currencies } from './money.ts'
import { readFields } from './read-fields.ts'
import { readProblems } from './read-problems.ts'
import { keptDocument, receiptItem, receiptTax } from './receipt.ts'

/** What a photo shows: one receipt, more than one, a part of one, or none. */
export const papers = ['one', 'several', 'cut', 'none'] as const

/** What a photo shows. */
export type Paper = (typeof papers)[number]

const readField = z.enum(readFields)
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
  /** Why nothing was read although it is kept: trying again may help. Absent where it was read, whatever was found. */
  problem: z.enum(readProblems).optional(),
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
