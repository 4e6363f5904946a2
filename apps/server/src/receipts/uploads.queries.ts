import { and, eq, inArray, isNull, ne, sql } from 'drizzle-orm'
import type { PgInsertValue } from 'drizzle-orm/pg-core'
import type { Db } from '#db/connect.ts'
import type { ValuesRead } from '#db/schema/trips.ts'
import { uploads } from '#db/schema.ts'
import { isTaken } from '#db/take-rows.ts'
import { deleteUnnamedDocuments } from '#documents/documents.queries.ts'

export type UploadRow = typeof uploads.$inferSelect

/** An upload with an image: not a refused part of a mail. */
export type UploadWithImage = UploadRow & {
  imageKey: string
  thumbnailKey: string
  imageBytes: number
}

export type NewUpload = PgInsertValue<typeof uploads>

/** For an upload that only the server has: a mail waits for a trip, a document for review. */
export const keptUntilChecked = sql`now() + interval '180 days'`

const isKept = sql`${uploads.keptUntil} > now()`

export async function insertUpload(db: Db, upload: NewUpload) {
  const [created] = await db.insert(uploads).values(upload).returning()
  if (!created) throw new Error('Storing an upload returned no row.')
  return created
}

/** What was read is part of the record of its receipt. */
export async function keepValuesRead(db: Db, userId: number, id: string, read: ValuesRead) {
  await db
    .update(uploads)
    .set({ origin: sql`coalesce(${uploads.origin}, '{}') || ${JSON.stringify({ read })}::jsonb` })
    .where(isOwnKept(userId, id))
}

/** Only for its owner, and until it expires. */
export async function findUpload(db: Db, userId: number, id: string) {
  const [upload] = await db.select().from(uploads).where(isOwnKept(userId, id))
  return upload && hasPicture(upload) ? upload : undefined
}

export async function listUploadsOfUser(db: Db, userId: number) {
  return db
    .select()
    .from(uploads)
    .where(and(eq(uploads.userId, userId), isKept))
    .orderBy(uploads.createdAt, uploads.id)
}

export async function findUploads(db: Db, userId: number, ids: string[]) {
  const rows = await db
    .select()
    .from(uploads)
    .where(and(inArray(uploads.id, ids), eq(uploads.userId, userId), isKept))
  return ids.flatMap((id) => rows.find((row) => row.id === id) ?? [])
}

/** For its replacement in the same transaction; returns undefined if it is gone. */
export async function takeUpload(tx: Db, userId: number, id: string) {
  const [taken] = await tx
    .delete(uploads)
    .where(and(isOwnKept(userId, id), isNull(uploads.problem)))
    .returning()
  return taken && hasPicture(taken) ? taken : undefined
}

/** Works for a refused part too; returns the keys of its files, or undefined if it is gone. */
export async function deleteUpload(db: Db, userId: number, id: string) {
  return db.transaction(async (tx) => {
    const rows = await tx.delete(uploads).where(isOwnKept(userId, id)).returning()
    return rows.length > 0 ? keysOfDeleted(tx, rows) : undefined
  })
}

/** Frees space for a saved photo; returns the deleted keys. Keeps those only the server has. */
export async function giveUpUploads(tx: Db, userId: number, exceptId: string | undefined) {
  const others = exceptId === undefined ? undefined : ne(uploads.id, exceptId)
  const isOnDevice = and(
    isNull(uploads.arrivalId),
    sql`${uploads.keptUntil} <= now() + interval '1 day'`,
  )
  const rows = await tx
    .delete(uploads)
    .where(and(eq(uploads.userId, userId), isOnDevice, others))
    .returning()
  return keysOfDeleted(tx, rows)
}

/** Returns the keys of their files; leaves a locked one for the next run. */
export async function deleteOldUploads(db: Db) {
  return db.transaction(async (tx) => {
    const old = tx
      .select({ id: uploads.id })
      .from(uploads)
      .where(sql`not (${isKept})`)
      .for('update', { skipLocked: true })
    const rows = await tx
      .delete(uploads)
      .where(isTaken([uploads.id], old))
      .returning()
    return keysOfDeleted(tx, rows)
  })
}

export async function listUploadKeysOfUser(db: Db, userId: number) {
  const rows = await db.select().from(uploads).where(eq(uploads.userId, userId))
  return rows.flatMap(keysOf)
}

function hasPicture(upload: UploadRow): upload is UploadWithImage {
  return upload.imageKey !== null
}

function isOwnKept(userId: number, id: string) {
  return and(eq(uploads.id, id), eq(uploads.userId, userId), isKept)
}

/** Includes documents that nothing else references. */
async function keysOfDeleted(tx: Db, rows: UploadRow[]) {
  const documentKeys = await deleteUnnamedDocuments(
    tx,
    rows.map(({ documentId }) => documentId),
  )
  return [...rows.flatMap(keysOf), ...documentKeys]
}

/** Page images belong to their document. */
function keysOf({ imageKey, thumbnailKey, documentId }: UploadRow) {
  return [documentId ? null : imageKey, thumbnailKey].filter((key) => key !== null)
}
