import type { receiptFilter } from '@quittance/contract/receipts'
import { and, asc, eq, gt, ilike, inArray, or, type Placeholder, type SQL, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { Db } from '#db/connect.ts'
import { prepared } from '#db/prepared.ts'
import {
  claimFiles,
  deletedReceipts,
  documentPages,
  documents,
  inboundMails,
  receipts,
  uploads,
} from '#db/schema.ts'
import { summarizeReceipts, type TripCurrency } from './receipt-sums.queries.ts'

export type ReceiptRow = typeof receipts.$inferSelect

export type ReceiptFilter = z.output<typeof receiptFilter>

export type PageStart = { date: string; id: number }

type Facts = 'cardMinor' | 'cardCurrency' | 'printedMinor' | 'printedCurrency' | 'tax'
type Pages = 'documentId' | 'firstPage' | 'lastPage'
type NewReceipt = Omit<ReceiptRow, 'id' | 'createdAt' | Facts | Pages> &
  Partial<Pick<ReceiptRow, Facts | Pages>>

const ownReceipt = prepared((db) =>
  db
    .select()
    .from(receipts)
    .where(isOwnReceipt(sql.placeholder('userId'), sql.placeholder('id')))
    .prepare('own_receipt'),
)

const newestReceipts = prepared((db) =>
  newestFirst(db, eq(receipts.tripId, sql.placeholder('tripId')))
    .limit(sql.placeholder('limit'))
    .prepare('newest_receipts'),
)

/** Counts a document once with all its pages, however many receipts share it. */
const imageBytesOfUser = prepared((db) => {
  const userId = sql.placeholder('userId')
  const isSaved = sql`exists (select 1 from ${receipts} where ${receipts.documentId} = ${documents.id})`
  const inDocuments = (condition: SQL) => sql`(
    select coalesce(sum(${documents.storedBytes}), 0) from ${documents}
    where ${documents.userId} = ${userId} and ${condition})`
  return db
    .select({
      saved:
        sql<number>`coalesce(sum(${receipts.imageBytes}) filter (where ${receipts.documentId} is null), 0)
        + ${inDocuments(isSaved)}`.mapWith(Number),
      waiting: sql<number>`(
        select coalesce(sum(${uploads.imageBytes}), 0) from ${uploads}
        where ${uploads.userId} = ${userId} and ${uploads.documentId} is null)
        + (select coalesce(sum(${inboundMails.rawBytes}), 0) from ${inboundMails}
        where ${inboundMails.userId} = ${userId} and ${inboundMails.rawKey} is not null)
        + ${inDocuments(sql`not ${isSaved}`)}`.mapWith(Number),
    })
    .from(receipts)
    .where(eq(receipts.userId, userId))
    .prepare('image_bytes_of_user')
})

export async function listReceipts(
  db: Db,
  tripId: number,
  { filter, after, limit }: { filter: ReceiptFilter; after?: PageStart | undefined; limit: number },
) {
  const isWhole = filter.search === '' && filter.category === 'all'
  if (isWhole && !after) return newestReceipts(db).execute({ tripId, limit })
  return newestFirst(db, and(matches(tripId, filter), after && comesAfter(after))).limit(limit)
}

export async function summarizeMatching(db: Db, trip: TripCurrency, filter: ReceiptFilter) {
  return summarizeReceipts(db, trip, matches(trip.id, filter))
}

export async function findReceipt(db: Db, userId: number, id: number) {
  const [receipt] = await ownReceipt(db).execute({ userId, id })
  return receipt
}

/** Nothing else changes it until the transaction ends; the trip is locked before it. */
export async function lockReceipt(tx: Db, userId: number, id: number) {
  const [receipt] = await tx.select().from(receipts).where(isOwnReceipt(userId, id)).for('update')
  return receipt
}

/** In the given order. */
export async function listReceiptsById(db: Db, userId: number, ids: number[]) {
  const isOwn = and(eq(receipts.userId, userId), inArray(receipts.id, ids))
  const rows = ids.length > 0 ? await db.select().from(receipts).where(isOwn) : []
  return rows.toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id))
}

export async function findReceiptOfClient(db: Db, userId: number, clientId: string) {
  const [receipt] = await db
    .select()
    .from(receipts)
    .where(and(eq(receipts.userId, userId), eq(receipts.clientId, clientId)))
  return receipt
}

export async function wasDeleted(db: Db, userId: number, clientId: string) {
  const [deleted] = await db
    .select()
    .from(deletedReceipts)
    .where(and(eq(deletedReceipts.userId, userId), eq(deletedReceipts.clientId, clientId)))
  return deleted !== undefined
}

/** Saved and pending photos and documents, and pending mails. Thumbnails are not counted. */
export async function sumImageBytes(db: Db, userId: number) {
  const [sums] = await imageBytesOfUser(db).execute({ userId })
  return sums ?? { saved: 0, waiting: 0 }
}

/** Undefined if the user already has one with this `clientId`; waits for a concurrent insert. */
export async function insertReceipt(db: Db, receipt: NewReceipt) {
  const [created] = await db
    .insert(receipts)
    .values(receipt)
    .onConflictDoNothing({ target: [receipts.userId, receipts.clientId] })
    .returning()
  return created
}

/** Returns undefined if it is deleted. */
export async function updateReceipt(
  db: Db,
  userId: number,
  id: number,
  changes: Partial<NewReceipt>,
) {
  const [updated] = await db
    .update(receipts)
    .set(changes)
    .where(isOwnReceipt(userId, id))
    .returning()
  return updated
}

/** Returns undefined if it is already deleted; its client id is never used again. */
export async function deleteReceipt(tx: Db, userId: number, id: number) {
  const [deleted] = await tx.delete(receipts).where(isOwnReceipt(userId, id)).returning()
  const clientId = deleted?.clientId
  if (clientId) await tx.insert(deletedReceipts).values({ userId, clientId }).onConflictDoNothing()
  return deleted
}

export async function listImageKeysOfUser(db: Db, userId: number) {
  const rows = await db
    .select({ image: receipts.imageKey, thumbnail: receipts.thumbnailKey })
    .from(receipts)
    .where(eq(receipts.userId, userId))
  return rows.flatMap(({ image, thumbnail }) => [image, thumbnail]).filter((key) => key !== null)
}

/** The keys that no receipt, upload, document, mail or claim references. */
export async function findUnusedKeys(db: Db, keys: string[]) {
  const { rows } = await db.execute<{ key: string }>(sql`
    select key from unnest(${sql.param(keys)}::text[]) as stored (key)
    where not exists (select 1 from ${receipts} where ${receipts.imageKey} = key)
      and not exists (select 1 from ${receipts} where ${receipts.thumbnailKey} = key)
      and not exists (select 1 from ${uploads} where ${uploads.imageKey} = key)
      and not exists (select 1 from ${uploads} where ${uploads.thumbnailKey} = key)
      and not exists (select 1 from ${documents} where ${documents.originalKey} = key)
      and not exists (select 1 from ${documents}
        where ${documents.enclosures} @> jsonb_build_array(jsonb_build_object('key', key)))
      and not exists (select 1 from ${documentPages} where ${documentPages.imageKey} = key)
      and not exists (select 1 from ${inboundMails} where ${inboundMails.rawKey} = key)
      and not exists (select 1 from ${claimFiles} where ${claimFiles.key} = stored.key)`)
  return rows.map(({ key }) => key)
}

/** In batches, so that an account of any size fits in memory. */
export async function* eachReceiptOfUser(db: Db, userId: number) {
  let lastId = 0
  for (;;) {
    const batch = await db
      .select()
      .from(receipts)
      .where(and(eq(receipts.userId, userId), gt(receipts.id, lastId)))
      .orderBy(asc(receipts.id))
      .limit(500)
    yield* batch
    const last = batch.at(-1)
    if (!last) return
    lastId = last.id
  }
}

/** Newest date first, then newest entry; in index order, which puts nulls last. */
function newestFirst(db: Db, condition: SQL | undefined) {
  return db
    .select()
    .from(receipts)
    .where(condition)
    .orderBy(sql`${receipts.date} desc nulls last`, sql`${receipts.id} desc nulls last`)
}

function matches(tripId: number, { search, category }: ReceiptFilter): SQL | undefined {
  const pattern = `%${search.replace(/[\\%_]/g, '\\$&')}%`
  return and(
    eq(receipts.tripId, tripId),
    category === 'all' ? undefined : eq(receipts.category, category),
    search
      ? or(...[receipts.vendor, receipts.notes, otherWords].map((text) => ilike(text, pattern)))
      : undefined,
  )
}

/** Who paid and what for, in the words of the forms. */
const otherWords = sql`concat_ws(' ', ${receipts.details}->>'project', ${receipts.details}->>'attendees',
  ${receipts.details}->>'number',
  case when (${receipts.details}->>'isBillable')::boolean then 'Billable to a client' end,
  case when ${receipts.amountMinor} < 0 then 'Refund' end,
  case ${receipts.paidBy} when 'company' then 'Company card' when 'other' then 'Billed to the company' end)`

function comesAfter({ date, id }: PageStart) {
  return sql`(${receipts.date}, ${receipts.id}) < (${date}::date, ${id}::integer)`
}

function isOwnReceipt(userId: number | Placeholder, id: number | Placeholder) {
  return and(eq(receipts.id, id), eq(receipts.userId, userId))
}
