import { and, eq, inArray, ne, sql } from 'drizzle-orm'
import type { Db } from './connect.ts'
import { uploads } from './schema.ts'

export type UploadRow = typeof uploads.$inferSelect

type NewUpload = Omit<UploadRow, 'id' | 'createdAt'>

const isFresh = sql`${uploads.createdAt} > now() - interval '1 day'`

export async function insertUpload(db: Db, upload: NewUpload) {
  const [created] = await db.insert(uploads).values(upload).returning()
  if (!created) throw new Error('Keeping an upload returned no row.')
  return created
}

/** Its owner's alone, and for a day. */
export async function findUpload(db: Db, userId: number, id: string) {
  const [upload] = await db.select().from(uploads).where(isOwnFresh(userId, id))
  return upload
}

/** For the receipt that is saved in the same transaction; undefined when it is gone. */
export async function takeUpload(tx: Db, userId: number, id: string) {
  const [taken] = await tx.delete(uploads).where(isOwnFresh(userId, id)).returning()
  return taken
}

/** A saved photo needs the space more; answers the keys of what gave way. */
export async function giveUpUploads(tx: Db, userId: number, exceptId: string | undefined) {
  const others = exceptId === undefined ? undefined : ne(uploads.id, exceptId)
  const rows = await tx
    .delete(uploads)
    .where(and(eq(uploads.userId, userId), others))
    .returning()
  return rows.flatMap(keysOf)
}

/** Answers the keys under which they are stored; one that is being taken is left to the next time. */
export async function deleteOldUploads(db: Db) {
  const old = db
    .select({ id: uploads.id })
    .from(uploads)
    .where(sql`not (${isFresh})`)
    .for('update', { skipLocked: true })
  const rows = await db.delete(uploads).where(inArray(uploads.id, old)).returning()
  return rows.flatMap(keysOf)
}

export async function listUploadKeysOfUser(db: Db, userId: number) {
  const rows = await db.select().from(uploads).where(eq(uploads.userId, userId))
  return rows.flatMap(keysOf)
}

function isOwnFresh(userId: number, id: string) {
  return and(eq(uploads.id, id), eq(uploads.userId, userId), isFresh)
}

function keysOf({ imageKey, thumbnailKey }: UploadRow) {
  return [imageKey, thumbnailKey]
}
