import { z } from 'zod'
import { type DocumentKind, documentRules, type EnclosureType } from './document-rules.ts'
import type { EndpointTable } from './endpoint.ts'
import { processedReceipt } from './extracted-receipt.ts'
import { receiptUploads } from './receipts.ts'
import { tripParams } from './trips.ts'
import { uploadPaths } from './upload-paths.ts'

const page = z.coerce
  .number('Invalid page')
  .int('Invalid page')
  .min(1, 'Invalid page')
  .max(documentRules.maxPages, 'Invalid page')
const tripId = tripParams.shape.id.optional()

/** Names an upload on the server. */
export const uploadParams = z.object({ id: z.uuid('Invalid upload ID') })

/** The first and the last page of each part. */
export const splitParts = z
  .array(z.tuple([page, page]))
  .min(2, 'Please split into at least two receipts')
  .max(documentRules.maxPages)
  .refine(areInOrder, 'Every part must begin with the page after the last one')

/** Consecutive pages, none twice; only the server knows the document's last page. */
function areInOrder(parts: [number, number][]) {
  return parts.every(([first, last], index) => {
    const before = parts[index - 1]
    return first <= last && (before === undefined || first === before[1] + 1)
  })
}

/** A part of a document on the server, to be read and saved with its `id` as `uploadId`. */
export const documentPart = z.object({
  id: z.string(),
  firstPage: z.number().int(),
  lastPage: z.number().int(),
})

/** Documents; multipart calls and files are in `documentUploads`. */
export const documentEndpoints = {
  'POST /api/uploads/:id/split': {
    summary:
      'Split a processed document into receipts by its pages; the parts replace it and wait for 180 days',
    access: 'session',
    params: uploadParams,
    body: z.object({ parts: splitParts }),
    response: z.object({ uploads: z.array(documentPart) }),
  },
  'POST /api/uploads/:id/read': {
    summary: 'Read an upload on the server: a part of a split document, or an emailed receipt',
    access: 'session',
    params: uploadParams,
    body: z.object({ tripId }),
    response: processedReceipt,
  },
  'GET /api/documents/:sha256/progress': {
    summary:
      'How many pages of a document that is being processed were recognised; zeros if none is, or another server reads it',
    access: 'session',
    params: z.object({ sha256: z.string().regex(/^[0-9a-f]{64}$/, 'Invalid hash') }),
    response: z.object({ read: z.number().int(), pages: z.number().int() }),
  },
} as const satisfies EndpointTable

const receiptParams = receiptUploads.image.params

/** Calls that the table above cannot hold: multipart requests, or files as responses. */
export const documentUploads = {
  /** The document is the file part `document`, instead of an `image`; also for `receiptUploads.save`. */
  process: {
    method: 'POST',
    path: uploadPaths.processDocument,
    fields: z.object({ tripId }),
    response: processedReceipt,
  },
  uploadPage: {
    method: 'GET',
    path: '/api/uploads/:id/pages/:page',
    params: uploadParams.extend({ page }),
  },
  page: {
    method: 'GET',
    path: '/api/receipts/:tripId/:id/pages/:page',
    params: receiptParams.extend({ page }),
    query: receiptUploads.image.query,
  },
  original: {
    method: 'GET',
    path: '/api/receipts/:tripId/:id/original',
    params: receiptParams,
  },
  enclosure: {
    method: 'GET',
    path: '/api/receipts/:tripId/:id/enclosures/:enclosure',
    params: receiptParams.extend({
      enclosure: z.coerce.number('Invalid enclosure').int('Invalid enclosure').min(1).max(100),
    }),
  },
} as const

/** The extension and content type of each attachment. */
export const enclosureFiles = {
  pdf: { ending: 'pdf', type: 'application/pdf' },
  png: { ending: 'png', type: 'image/png' },
  jpeg: { ending: 'jpg', type: 'image/jpeg' },
  csv: { ending: 'csv', type: 'text/csv' },
  xlsx: {
    ending: 'xlsx',
    type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  },
  ods: { ending: 'ods', type: 'application/vnd.oasis.opendocument.spreadsheet' },
  xml: { ending: 'xml', type: 'application/xml' },
} as const satisfies Record<EnclosureType, { ending: string; type: string }>

/** The extension and content type of each kind. */
export const originalFiles = {
  pdf: { ending: 'pdf', type: 'application/pdf' },
  heic: { ending: 'heic', type: 'image/heic' },
  tiff: { ending: 'tiff', type: 'image/tiff' },
  xml: { ending: 'xml', type: 'application/xml' },
  mail: { ending: 'eml', type: 'message/rfc822' },
} as const satisfies Record<DocumentKind, { ending: string; type: string }>
