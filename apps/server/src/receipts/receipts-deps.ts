import type { Db } from '#db/connect.ts'
import type { DocumentReader } from '#documents/document-reader.ts'
import type { Storage } from '#storage/storage.ts'
import type { ReceiptReader } from './reading/reader.ts'

export type ReceiptsDeps = {
  db: Db
  storage: Storage
  reader: ReceiptReader
  documents: DocumentReader
  /** How many photos are read at once, and how many per hour and user. */
  reads: { atOnce: number; perHour: number }
  /** Quota in bytes per user. */
  storageLimit: number
  /** Temporary folder for uploads being processed. */
  uploadFolder: string
}
