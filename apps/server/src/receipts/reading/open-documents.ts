import {
  createDocumentReader,
  type DocumentReader as PackageReader,
} from '@quittance/receipt-reader/document-reader'
import type { DocumentReader } from '#documents/document-reader.ts'
import { adaptDocuments } from './adapt-documents.ts'

/** Starts its process with the first document, so an installation without documents has none. */
export function openDocuments(reader: Parameters<typeof createDocumentReader>[0]): {
  documents: DocumentReader
  closeDocuments: () => void
} {
  let started: PackageReader | undefined
  let isClosed = false
  const start = () => {
    if (isClosed) throw new Error('The document reader is closed')
    started ??= createDocumentReader(reader)
    return started
  }
  return {
    documents: adaptDocuments(start),
    closeDocuments: () => {
      isClosed = true
      started?.close()
    },
  }
}
