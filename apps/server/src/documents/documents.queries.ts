import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '#db/connect.ts'
import { documentPages, documents, receipts, uploads } from '#db/schema.ts'

export type DocumentRow = typeof documents.$inferSelect

export type PageRow = typeof documentPages.$inferSelect

export type WholeDocument = DocumentRow & { pages: PageRow[] }

/** Some pages of a document; all null for a photo. */
export type PagesOfDocument = {
  documentId: string | null
  firstPage: number | null
  lastPage: number | null
}

export type NewDocument = Omit<typeof documents.$inferInsert, 'pageCount'> & {
  pages: Omit<PageRow, 'documentId' | 'number'>[]
}

const isNamed = sql`(exists (select 1 from ${receipts} where ${receipts.documentId} = ${documents.id})
  or exists (select 1 from ${uploads} where ${uploads.documentId} = ${documents.id}))`

/** Runs in the transaction that inserts its reference; returns the page range for that. */
export async function insertDocument(tx: Db, { pages, ...document }: NewDocument) {
  const pageCount = pages.length
  const [created] = await tx
    .insert(documents)
    .values({ ...document, pageCount })
    .returning({ id: documents.id })
  if (!created) throw new Error('Adding a document returned no row.')
  const documentId = created.id
  await tx
    .insert(documentPages)
    .values(pages.map((page, index) => ({ ...page, documentId, number: index + 1 })))
  return { documentId, firstPage: 1, lastPage: pageCount }
}

export async function findDocument(db: Db, userId: number, id: string) {
  const [document] = await db
    .select()
    .from(documents)
    .where(and(eq(documents.id, id), eq(documents.userId, userId)))
  return document
}

export async function listDocuments(db: Db, ids: string[]) {
  return ids.length === 0 ? [] : db.select().from(documents).where(inArray(documents.id, ids))
}

export async function listDocumentsOfUser(db: Db, userId: number) {
  return db
    .select()
    .from(documents)
    .where(eq(documents.userId, userId))
    .orderBy(asc(documents.createdAt), asc(documents.id))
}

/** Documents with pages that belong to no receipt of the trip. */
export async function listSharedDocuments(db: Db, tripId: number, ids: string[]) {
  if (ids.length === 0) return new Set<string>()
  const pages = sql`sum(${receipts.lastPage} - ${receipts.firstPage} + 1)`
  const shared = await db
    .select({ id: documents.id })
    .from(receipts)
    .innerJoin(documents, eq(documents.id, receipts.documentId))
    .where(and(eq(receipts.tripId, tripId), inArray(documents.id, ids)))
    .groupBy(documents.id)
    .having(sql`${pages} < ${documents.pageCount}`)
  return new Set(shared.map(({ id }) => id))
}

export async function listWholeDocuments(db: Db, ids: string[]): Promise<WholeDocument[]> {
  const found = await listDocuments(db, ids)
  if (found.length === 0) return []
  const pages = await db
    .select()
    .from(documentPages)
    .where(inArray(documentPages.documentId, ids))
    .orderBy(asc(documentPages.documentId), asc(documentPages.number))
  const pagesOf = Map.groupBy(pages, ({ documentId }) => documentId)
  return found.map((document) => ({ ...document, pages: pagesOf.get(document.id) ?? [] }))
}

/** In order. */
export async function listPages(
  db: Db,
  { documentId, firstPage, lastPage }: PagesOfDocument,
): Promise<PageRow[]> {
  if (!documentId) return []
  return db
    .select()
    .from(documentPages)
    .where(
      and(
        eq(documentPages.documentId, documentId),
        sql`${documentPages.number} between ${firstPage} and ${lastPage}`,
      ),
    )
    .orderBy(asc(documentPages.number))
}

/**
 * Deletes documents that nothing references; returns the keys of their files. Locks them first, so
 * that a concurrent reference is waited for and seen.
 */
export async function deleteUnnamedDocuments(tx: Db, ids: (string | null)[]): Promise<string[]> {
  const wanted = [...new Set(ids.filter((id) => id !== null))]
  if (wanted.length === 0) return []
  const locked = await tx
    .select({ id: documents.id })
    .from(documents)
    .where(inArray(documents.id, wanted))
    .orderBy(asc(documents.id))
    .for('update')
  if (locked.length === 0) return []
  const unnamed = await tx
    .select({ id: documents.id })
    .from(documents)
    .where(and(inArray(documents.id, wanted), sql`not ${isNamed}`))
  const gone = unnamed.map(({ id }) => id)
  if (gone.length === 0) return []
  const keys = await keysOfDocuments(tx, inArray(documents.id, gone))
  await tx.delete(documents).where(inArray(documents.id, gone))
  return keys
}

/** Deletes documents whose references are gone; returns the keys of their files. */
export async function deleteForgottenDocuments(db: Db): Promise<string[]> {
  return db.transaction(async (tx) => {
    const old = await tx
      .select({ id: documents.id })
      .from(documents)
      .where(sql`${documents.createdAt} < now() - interval '1 hour' and not ${isNamed}`)
      .limit(500)
      .for('update', { skipLocked: true })
    return deleteUnnamedDocuments(
      tx,
      old.map(({ id }) => id),
    )
  })
}

export async function listDocumentKeysOfUser(db: Db, userId: number) {
  return keysOfDocuments(db, eq(documents.userId, userId))
}

async function keysOfDocuments(db: Db, condition: ReturnType<typeof eq>) {
  const found = await db
    .select({ key: documents.originalKey, enclosures: documents.enclosures })
    .from(documents)
    .where(condition)
  const pages = await db
    .select({ key: documentPages.imageKey })
    .from(documentPages)
    .innerJoin(documents, eq(documents.id, documentPages.documentId))
    .where(condition)
  return [...found, ...found.flatMap(({ enclosures }) => enclosures), ...pages].map(
    ({ key }) => key,
  )
}
