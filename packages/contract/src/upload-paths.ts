/** Where receipts are sent as forms; apart from their schemas, since a service worker wants only these. */
export const uploadPaths = {
  save: '/api/receipts',
  process: '/api/receipts/process',
  processDocument: '/api/documents/process',
} as const
