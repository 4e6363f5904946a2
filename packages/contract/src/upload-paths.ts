/** Where receipts are uploaded; apart from their schemas, since a service worker needs only these. */
export const uploadPaths = {
  save: '/api/receipts',
  process: '/api/receipts/process',
  processDocument: '/api/documents/process',
} as const
