import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import type { Db } from '#db/connect.ts'
import type { SentDocument, SentEnclosure, SentFile, SentFiles } from '#db/schema/claims.ts'
import type { StoredEnclosure } from '#db/schema/documents.ts'
import { claimLines, receipts } from '#db/schema.ts'
import {
  listSharedDocuments,
  listWholeDocuments,
  type WholeDocument,
} from '#documents/documents.queries.ts'

type Claim = { id: number; tripId: number }

/** Hashes the files that exist, by key; the hash of an original is already known. */
export type HashFiles = (
  files: SentFile[],
) => Promise<Map<string, { bytes: number; sha256: string }>>

const atOnce = 200

/** Adds the current files of the receipts to the lines of a claim. */
export async function keepFiles(tx: Db, claim: Claim, hashFiles: HashFiles | undefined) {
  for (;;) {
    const rows = await listReceipts(tx, claim)
    if (rows.length === 0) return
    const files = await listFiles(tx, claim.tripId, rows)
    const hashes = await hashFiles?.(files.flatMap(filesIn))
    for (const file of files.flatMap(filesIn)) {
      const found = hashes?.get(file.key)
      file.bytes ??= found?.bytes ?? null
      if (found) file.sha256 = found.sha256
      else delete file.sha256
    }
    const kept = rows.map(({ id }, index) => ({ id, files: files[index] }))
    await tx.execute(sql`
      update ${claimLines} set files = kept.files
      from jsonb_to_recordset(${JSON.stringify(kept)}::jsonb) as kept (id int, files jsonb)
      where finalization_id = ${claim.id} and receipt_id = kept.id`)
  }
}

/** Every file that finalizing this trip now would send. */
export async function listFilesOfTrip(db: Db, tripId: number): Promise<SentFile[]> {
  const rows = await db.select(columns).from(receipts).where(eq(receipts.tripId, tripId))
  return (await listFiles(db, tripId, rows)).flatMap(filesIn)
}

const columns = {
  id: receipts.id,
  imageKey: receipts.imageKey,
  imageBytes: receipts.imageBytes,
  documentId: receipts.documentId,
  firstPage: receipts.firstPage,
  lastPage: receipts.lastPage,
}

type Row = Awaited<ReturnType<typeof listReceipts>>[number]

function listReceipts(tx: Db, { id }: Claim) {
  return tx
    .select(columns)
    .from(claimLines)
    .innerJoin(receipts, eq(receipts.id, claimLines.receiptId))
    .where(and(eq(claimLines.finalizationId, id), isNull(claimLines.files)))
    .orderBy(asc(receipts.id))
    .limit(atOnce)
}

async function listFiles(db: Db, tripId: number, rows: Row[]): Promise<SentFiles[]> {
  const ids = [...new Set(rows.flatMap(({ documentId }) => documentId ?? []))]
  const documents = await listWholeDocuments(db, ids)
  const shared = await listSharedDocuments(db, tripId, ids)
  return rows.map((row) => {
    const document = documents.find(({ id }) => id === row.documentId)
    return {
      image: row.imageKey === null ? null : { key: row.imageKey, bytes: row.imageBytes },
      document: document ? describeDocument(document, row, shared.has(document.id)) : null,
    }
  })
}

function describeDocument(document: WholeDocument, row: Row, isShared: boolean): SentDocument {
  const { id, kind, name, originalKey, originalBytes, sha256, enclosures, pages } = document
  const { firstPage, lastPage } = row
  const own = pages.filter(
    ({ number }) => number >= (firstPage ?? 1) && number <= (lastPage ?? pages.length),
  )
  return {
    id,
    kind,
    name,
    original: isShared ? null : { key: originalKey, bytes: originalBytes, sha256 },
    enclosures: isShared ? [] : enclosures.map(asSentEnclosure),
    pages: own.map(({ imageKey, imageBytes }) => ({ key: imageKey, bytes: imageBytes })),
  }
}

function asSentEnclosure({ key, bytes, sha256, name, type }: StoredEnclosure): SentEnclosure {
  return { key, bytes, sha256, name, type }
}

/** Every file of a line. */
export function filesIn({ image, document }: SentFiles): SentFile[] {
  return [
    image,
    document?.original,
    ...(document?.enclosures ?? []),
    ...(document?.pages ?? []),
  ].filter((file) => !!file)
}
