import type { FastifyBaseLogger } from 'fastify'
import type { Db } from '#db/connect.ts'
import type { DocumentReader } from '#documents/document-reader.ts'
import type { Turns } from '#documents/turns.ts'
import type { Storage } from '#storage/storage.ts'
import type { PhotoComparer } from './photo-comparer.ts'
import type { ReceiptReader } from './reading/reader.ts'

export type ReadDeps = Pick<
  ReceiptsDeps,
  'db' | 'storage' | 'storageLimit' | 'reader' | 'documents' | 'turns' | 'readsPerHour'
> & { log: FastifyBaseLogger }

export type ReceiptsDeps = {
  db: Db
  storage: Storage
  reader: ReceiptReader
  documents: DocumentReader
  turns: Turns
  comparer: PhotoComparer
  /** Per user. */
  readsPerHour: number
  /** Quota in bytes per user. */
  storageLimit: number
  uploadFolder: string
}
