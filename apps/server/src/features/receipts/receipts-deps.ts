import type { Db } from '#db/connect.ts'
import type { ReceiptReader } from '#reading/reader.ts'
import type { Storage } from '#storage/storage.ts'

export type ReceiptsDeps = {
  db: Db
  storage: Storage
  reader: ReceiptReader
  /** Where an upload lies while it is worked on. */
  uploadFolder: string
}
