import { z } from 'zod'
import { categories } from './categories.ts'
import type { EndpointTable } from './endpoint.ts'
import { messageBody } from './errors.ts'
import { processedReceipt } from './extracted-receipt.ts'
import { idParams } from './id-params.ts'
import {
  maxReceiptBytes,
  receipt,
  receiptFields,
  savedReceipt,
  saveReceiptFields,
} from './receipt.ts'
import { payers } from './receipt-details.ts'
import { tripParams, tripSummary } from './trips.ts'
import { uploadPaths } from './upload-paths.ts'

const tripId = tripParams.shape.id

/** A vendor as read, by its letters and digits, and the user's name for it. */
export const rememberedVendor = z.object({
  readAs: z.string(),
  vendor: z.string(),
  category: z.enum(categories),
})

export const maxVendors = 2000

/** From the user's earlier trips and receipts, the latest first. */
export const suggestions = z.object({
  /** Vendors whose last receipt was not paid by their trip's default. */
  payers: z.array(z.object({ vendor: z.string(), paidBy: z.enum(payers) })),
  /** Of trips and receipts. */
  projects: z.array(z.string()),
  purposes: z.array(z.string()),
})

export const maxSuggestions = 50

/** A filter for a trip's receipts: text in vendor, notes, details or who paid (`Company card`), one category. */
export const receiptFilter = z.object({
  search: z.string().trim().max(100).default(''),
  category: z.enum(['all', ...categories]).default('all'),
})

const receiptParams = idParams('Invalid receipt ID')
const savedParams = z.object({ clientId: z.uuid('Invalid client ID').toLowerCase() })
const imageParams = receiptParams.extend({ tripId })
/** `t` of an image and `v` of any picture name its version; with it a picture never changes. */
const pictureVersion = z.string().optional()
const imageQuery = z.object({ t: pictureVersion, v: pictureVersion })

/** Receipts; calls with an image are multipart and are described by their text parts here. */
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
    summary: 'Vendor names that the user has set, for reading on the device; the latest 2000',
    access: 'session',
    response: z.array(rememberedVendor),
  },
  'GET /api/receipts/suggestions': {
    summary: 'Who paid each vendor the last time, and the user’s own projects and purposes',
    access: 'session',
    response: suggestions,
  },
  'GET /api/receipts/saved/:clientId': {
    summary:
      'The receipt saved with this `clientId`, for a sender whose response was lost; null if there is none, 410 if it was deleted',
    access: 'session',
    params: savedParams,
    response: z.object({ receipt: receipt.nullable() }),
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
    maxBytes: maxReceiptBytes,
    response: receipt,
  },
  'DELETE /api/receipts/:id': {
    summary: 'Delete a receipt and its image',
    access: 'session',
    params: receiptParams,
    response: messageBody,
  },
} as const satisfies EndpointTable

/** Calls that the table above cannot hold: multipart requests, or images as responses. */
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
      /** A saved receipt to read again, instead of the image. */
      receiptId: receiptParams.shape.id.optional(),
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
