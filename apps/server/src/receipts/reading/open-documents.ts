import {
  createDocumentProcess,
  type DocumentProcess,
  type PageReader,
} from '@quittance/receipt-reader/document-reader'
import type { DocumentReader } from '#documents/document-reader.ts'
import { documentProcesses } from '#documents/turns.ts'
import { adaptDocuments } from './adapt-documents.ts'

/** Starts its processes with the first document, so an installation without documents has none. */
export function openDocuments(pages: PageReader | null): {
  documents: DocumentReader
  closeDocuments: () => void
} {
  let started: DocumentProcess | undefined
  let isClosed = false
  const start = () => {
    if (isClosed) throw new Error('The document reader is closed')
    const extracts = pages !== null && !pages.extract
    started ??= createDocumentProcess({ workers: documentProcesses, extracts })
    return { pages, process: started }
  }
  return {
    documents: adaptDocuments(start),
    closeDocuments: () => {
      isClosed = true
      started?.close()
    },
  }
}
