import type { Db } from '#db/connect.ts'
import type { DocumentReader } from '#documents/document-reader.ts'
import type { Storage } from '#storage/storage.ts'
import type { ReceiptReader } from './reading/reader.ts'

export type ReceiptsDeps = {
  db: Db
  storage: Storage
  reader: ReceiptReader
  documents: DocumentReader
  /** How many photos it reads at once, and how many in an hour for one user. */
  reads: { atOnce: number; perHour: number }
  /** How many bytes of images one user may keep. */
  storageLimit: number
  /** Where an upload lies while it is worked on. */
  uploadFolder: string
}
