import type { StoredDocument } from '@quittance/contract/receipt'
import type { Db } from '#db/connect.ts'
import { type DocumentRow, listDocuments, type PagesOfDocument } from './documents.queries.ts'

type Row = PagesOfDocument
type Described = Pick<
  DocumentRow,
  'kind' | 'name' | 'originalBytes' | 'sha256' | 'pageCount' | 'enclosures'
>

export function describeDocument(
  document: Described | undefined,
  { firstPage, lastPage }: Row,
): StoredDocument | null {
  if (!document || firstPage === null || lastPage === null) return null
  const { kind, name, originalBytes, sha256, pageCount } = document
  const enclosures = document.enclosures.map(({ key: _key, ...enclosure }) => enclosure)
  return {
    kind,
    name,
    bytes: originalBytes,
    sha256,
    pageCount,
    firstPage,
    lastPage,
    ...(enclosures.length > 0 && { enclosures }),
  }
}

/** Queries only if some of these rows belong to documents. */
export async function documentsOf(db: Db, rows: readonly Row[]) {
  const ids = rows.flatMap(({ documentId }) => documentId ?? [])
  const found = new Map((await listDocuments(db, [...new Set(ids)])).map((row) => [row.id, row]))
  return (row: Row) =>
    describeDocument(row.documentId === null ? undefined : found.get(row.documentId), row)
}
